/**
 * `npm run measure -- pages`: Lighthouse on every kind of page, as a Markdown table, and what is over budget. Build first, and leave
 * the machine alone while it runs. Figures are the median of three runs, except the layout shift, which is the worst. Words choose
 * kinds of pages, and a number the runs: `npm run measure -- pages 1 "fan detail" home`.
 */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { BUDGETS } from '../budgets.ts'
import { PAGE_KINDS } from '../e2e/page-kinds.ts'
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.ts'
import { slowestChoice } from './choices.ts'
import { fetchPackages, printHead, printRow, printVerdict } from './measurement.ts'
import type { Origins } from './page-server.ts'

const PACKAGES = { dependencies: { lighthouse: '13.5.0', 'chrome-launcher': '1.2.1' } }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Pages with noindex, which Lighthouse reports as an error. */
const UNLISTED = ['blog', 'contact success', 'contact error', 'page not found']
/** One trace in thirty lacks its beginning (NO_NAVSTART), whatever the page. */
const TRIES = 3
const TIMEOUT_MS = 120_000

type Screen = 'mobile' | 'desktop'

interface Reading {
  /** Scores out of 100, in CATEGORIES' order. */
  scores: number[]
  largestPaintMs: number
  blockingMs: number
  layoutShift: number
  /** Selectors of the elements that moved. */
  moved: string[]
}

interface Report {
  runtimeError?: { code: string; message: string }
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { node?: { selector: string } }[] } } | undefined
  >
}

function readingOf({ runtimeError, categories, audits }: Report): Reading {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`)
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? Number.NaN) * 100)),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    moved: (audits['layout-shifts']?.details?.items ?? []).flatMap(({ node }) => node?.selector ?? []),
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const medianOf = (readings: readonly Reading[]): Reading => ({
  scores: CATEGORIES.map((_, at) => median(readings.map(({ scores }) => scores[at] ?? Number.NaN))),
  largestPaintMs: median(readings.map(({ largestPaintMs }) => largestPaintMs)),
  blockingMs: median(readings.map(({ blockingMs }) => blockingMs)),
  layoutShift: Math.max(...readings.map(({ layoutShift }) => layoutShift)),
  moved: [...new Set(readings.flatMap(({ moved }) => moved))],
})

/** Every budget that a page breaks. An invalid number breaks its budget. */
function brokenBudgets(mobile: Reading, desktop: Reading, lcpRatio: number): string[] {
  const ofScreen = (screen: Screen, { scores, layoutShift, moved }: Reading) => [
    ...CATEGORIES.flatMap((category, at) => {
      const least = category === 'performance' ? BUDGETS.performance : 100
      return Number(scores[at]) >= least ? [] : `${screen} ${category} ${scores[at]}, under ${least}`
    }),
    ...(Number(layoutShift.toFixed(3)) <= BUDGETS.layoutShift
      ? []
      : [`${screen} layout shift ${layoutShift.toFixed(3)}: ${moved.join(', ')}`]),
  ]
  const over = (name: string, value: number, limit: number) =>
    value <= limit ? [] : [`${name} ${value.toFixed(2)}, over ${limit}`]
  return [
    ...ofScreen('mobile', mobile),
    ...ofScreen('desktop', desktop),
    ...over('largest paint, to one line of text,', lcpRatio, BUDGETS.lcpRatio),
    ...over('total blocking time in ms', mobile.blockingMs, BUDGETS.blockingMs),
  ]
}

// An unknown address answers 404, which Lighthouse does not measure. The page that it shows has an address as well.
const ADDRESSES: Readonly<Record<string, string>> = { ...PAGE_KINDS, 'page not found': '/404' }
const words = process.argv.slice(2)
const runs = Number(words.find((word) => Number(word) >= 1) ?? 3)
const named = words.filter((word) => Number.isNaN(Number(word)))
const unknown = named.filter((name) => !(name in ADDRESSES))
if (unknown.length > 0)
  throw new Error(
    `No kind of page is called ${unknown.join(', ')}. There are: ${Object.keys(ADDRESSES).join(', ')}`,
  )
const kinds = Object.entries(ADDRESSES).filter(([kind]) => named.length === 0 || named.includes(kind))

const { load, discard } = await fetchPackages(PACKAGES)
const { default: lighthouse, desktopConfig } = (await load('lighthouse')) as {
  default: (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>
  desktopConfig: object
}
const { launch } = (await load('chrome-launcher')) as {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>
}

async function readOnce(url: string, screen: Screen, skipAudits: string[]): Promise<Reading> {
  const { port, kill } = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless', '--ignore-certificate-errors', ...BROWSER_ARGUMENTS],
    logLevel: 'silent',
  })
  try {
    const flags = { port, logLevel: 'silent', onlyCategories: CATEGORIES, skipAudits }
    const result = await Promise.race([
      lighthouse(url, flags, screen === 'desktop' ? desktopConfig : undefined),
      wait(TIMEOUT_MS, undefined, { ref: false }),
    ])
    if (!result) throw new Error('Lighthouse gave no report')
    return readingOf(result.lhr)
  } finally {
    kill()
  }
}

async function read(url: string, screen: Screen, skipped: string[], tries = TRIES): Promise<Reading> {
  try {
    return await readOnce(url, screen, skipped)
  } catch (error) {
    if (tries === 1) throw error
    return read(url, screen, skipped, tries - 1)
  }
}

async function measure(url: string, screen: Screen, skipped: string[] = []): Promise<Reading> {
  const readings: Reading[] = []
  while (readings.length < runs) readings.push(await read(url, screen, skipped))
  return medianOf(readings)
}

const server = new Worker(new URL('page-server.ts', import.meta.url))
const [origins] = (await once(server, 'message')) as [Origins]

printHead(['Page', 'Mobile: perf. / a11y / best / SEO', 'Desktop', 'LCP ms', 'to one line', 'TBT ms', 'CLS'])
const oneLine = await measure(origins.oneLine, 'mobile')
const faults: string[] = []
for (const [kind, address] of kinds) {
  const skipped = UNLISTED.includes(kind) ? ['is-crawlable'] : []
  const mobile = await measure(origins.site + address, 'mobile', skipped)
  const desktop = await measure(origins.site + address, 'desktop', skipped)
  const lcpRatio = mobile.largestPaintMs / oneLine.largestPaintMs
  printRow([
    kind,
    mobile.scores.join(' / '),
    desktop.scores.join(' / '),
    mobile.largestPaintMs.toFixed(0),
    lcpRatio.toFixed(2),
    mobile.blockingMs.toFixed(0),
    Math.max(mobile.layoutShift, desktop.layoutShift).toFixed(3),
  ])
  faults.push(...brokenBudgets(mobile, desktop, lcpRatio).map((fault) => `${kind}: ${fault}`))
}
if (named.length === 0) {
  const choiceMs = await slowestChoice(origins.site)
  console.log(`\nFrom choosing a filter value to the next paint, with 500 fans on a phone: ${choiceMs} ms`)
  if (!(choiceMs <= BUDGETS.choiceMs)) faults.push(`a choice takes ${choiceMs} ms, over ${BUDGETS.choiceMs}`)
}
printVerdict(faults)

await server.terminate()
await discard()
