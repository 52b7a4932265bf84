import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { openSite } from '../../../netlify/local/site.ts'
import { SITE } from '../../features/contact/requests.ts'
import { filesUnder } from '../../files-under.ts'
import type { PublishedConfig, Site } from './netlify-builder.ts'

const RULE_FILES = ['_headers', '_redirects']
/** What a server sends of its own accord. A rule may still set it. */
const OWN = ['cache-control', 'content-length', 'content-type', 'etag', 'vary']

export interface RuleReport {
  headerRules: number
  redirectRules: number
  /** The addresses whose headers were compared. */
  addresses: number
  faults: string[]
}

/**
 * Compares the rules as Netlify's builder read them with what the local server sends: the headers of every published file
 * and of an unknown address, and where each redirect leads.
 */
export async function checkRules(root: string, site: Site, config: PublishedConfig): Promise<RuleReport> {
  const publish = join(root, site.publish)
  const local = await openSite(publish, join(root, site.packagePath ?? '', 'netlify.toml'))
  const ask = (address: string) => local.answer(new Request(SITE + address))

  const { headers, errors } = await parseAllHeaders({
    headersFiles: [],
    configHeaders: config.headers,
    netlifyConfigPath: undefined,
    minimal: false,
  })
  const faults = errors.map(({ message }) => `a header rule cannot be read: ${message}`)
  const files = await filesUnder(publish)
  const addresses = files.filter((file) => !RULE_FILES.includes(file)).map(addressOf)
  // Without a page of its own for it, Netlify answers with one of its own.
  if (files.includes('404.html')) addresses.push('/no-such-page')
  for (const address of addresses) {
    const ruled = new Headers()
    for (const rule of headers) {
      if (!('forRegExp' in rule) || !rule.forRegExp.test(address)) continue
      for (const [name, value] of Object.entries(rule.values)) ruled.set(name, value)
    }
    faults.push(...headerFaults(ruled, (await ask(address)).headers).map((fault) => `${address}: ${fault}`))
  }
  for (const { from, to, status = 301 } of config.redirects) {
    const answer = await ask(from.replace('*', 'anything'))
    const leads = answer.headers.get('location') ?? to
    if (answer.status === status && leads === to?.replace(':splat', 'anything')) continue
    faults.push(`${from}: ${status} to ${to} by the rule, ${answer.status} to ${leads} by the local server`)
  }
  return {
    headerRules: headers.length,
    redirectRules: config.redirects.length,
    addresses: addresses.length,
    faults,
  }
}

/** What of the headers that the local server sent is not as the rules say. */
function headerFaults(ruled: Headers, sent: Headers): string[] {
  const wrong = [...ruled].filter(([name, value]) => sent.get(name) !== value)
  const extra = [...sent.keys()].filter((name) => !OWN.includes(name) && !ruled.has(name))
  return [
    ...wrong.map(([name, value]) => `${name} is ${sent.get(name)} here, ${value} by the rules`),
    ...extra.map((name) => `${name} is sent here and by no rule`),
  ]
}

/** Where a published file is canonical. */
const addressOf = (file: string): string =>
  encodeURI(`/${file}`.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''))
