/**
 * `npm run measure -- headers`: what MDN's HTTP Observatory says about the headers, as a Markdown table. Build first.
 *
 * The scanner is fetched when this is run and is no dependency of the project: it is 130 MB, a web server and a
 * database's driver among them. It asks a host on the net for its home page; here each kind of page answers in turn.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '../../netlify/local/serve.ts'
import { PAGE_KINDS } from '../e2e/page-kinds.ts'
import { fetchPackages } from './fetched-packages.ts'
import { printTable, printVerdict } from './report.ts'

const SCANNER = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'
const HOST = 'www.example.com'

interface Report {
  scan: { grade: string; score: number }
  tests: Record<string, { result: string; scoreModifier: number }>
}

interface Asked {
  url: string
  method: string
}

/** Answers what the scanner asks of the host: over http with Netlify's redirect, over https with what is served here. */
const answerer = (site: string, homePage: string) => async (asked: Asked) => {
  const { protocol, pathname } = new URL(asked.url)
  if (protocol === 'http:') {
    return { status: 301, headers: { location: `https://${HOST}${pathname}` }, data: '', config: asked }
  }
  const { method } = asked
  const response = await fetch(`${site}${pathname === '/' ? homePage : pathname}`, { method })
  if (response.headers.has('set-cookie')) throw new Error('A cookie is set, and nothing here keeps it.')
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, headers, data: await response.text(), config: asked }
}

// Its install script downloads the browsers' list of preloaded hosts, where the host of this bench is not.
const { root, discard } = await fetchPackages({ dependencies: { [SCANNER]: VERSION } }, [
  '--ignore-scripts',
  '--omit=optional',
])
await writeFile(join(root, 'node_modules', SCANNER, 'conf/hsts-preload.json'), '{}')
// By their files: the scanner uses this copy of axios and no other.
const load = (file: string) => import(pathToFileURL(join(root, 'node_modules', file)).href)
const { scan } = (await load(`${SCANNER}/src/index.js`)) as { scan: (host: string) => Promise<Report> }
const { default: axios } = (await load('axios/index.js')) as { default: { defaults: { adapter: unknown } } }
const site = await serve({ port: 0, blobsDirectory: '.netlify/blobs-measure-headers' })

const reports: { kind: string; report: Report }[] = []
for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  if (kind === 'page not found') continue // what answers 404 is not graded
  axios.defaults.adapter = answerer(site.url, path)
  reports.push({ kind, report: await scan(HOST) })
}
await site.close()
await discard()

const points = (modifier: number) => (modifier > 0 ? `+${modifier}` : `${modifier}`)
printTable(
  ['Rule', 'Home page', 'Points'],
  Object.entries(reports[0]?.report.tests ?? {}).map(([rule, { result, scoreModifier }]) => {
    return [rule, result, points(scoreModifier)]
  }),
)
console.log('')
printTable(
  ['Page', 'Grade', 'Score'],
  reports.map(({ kind, report: { scan } }) => [kind, scan.grade, scan.score]),
)
printVerdict(
  reports.flatMap(({ kind, report: { scan } }) => (scan.grade === 'A+' ? [] : `${kind}: ${scan.grade}`)),
)
