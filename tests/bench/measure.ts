/**
 * `npm run measure`: Lighthouse on every kind of page and what it weighs, as a Markdown table, and what is over budget.
 * Build first, and leave the machine alone meanwhile. Figures are the median of three runs, but the worst layout shift.
 *
 * Words after `--` choose kinds of pages: `npm run measure -- "fan detail" home`.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { chromium } from 'playwright'
import { PAGE_KINDS } from '../e2e/page-kinds.ts'
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.ts'
import { brokenBudgets, type Measured } from './broken-budgets.ts'
import { CATEGORIES, median, medianReading, type Reading, startLighthouse } from './lighthouse.ts'
import { longestTask, weigh } from './weigh.ts'

const RUNS = 3
// An unknown address answers 404, which Lighthouse will not measure; the page that it shows has an address too.
const ADDRESSES: Record<string, string> = { ...PAGE_KINDS, 'page not found': '/404' }
/** They ask search engines to leave them out, which Lighthouse takes for a fault. */
const UNLISTED = ['contact success', 'contact error', 'page not found']

const COLUMNS = [
  'Page',
  'Mobile: perf. / a11y / best / SEO',
  'Desktop: the same',
  'LCP ms, mobile',
  'CLS',
  'TBT ms, mobile',
  'Longest task ms, 4x',
  'HTML KiB',
  'CSS',
  'JS',
  'Fonts',
  'Pictures',
  'Sum',
]

const printRow = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`)

function printMeasured(kind: string, { mobile, desktop, longestTaskMs, weight }: Measured): void {
  const { document, stylesheet, script, font, image, sum } = weight
  const scores = (reading: Reading) => CATEGORIES.map((category) => reading.scores[category]).join(' / ')
  printRow([
    kind,
    scores(mobile),
    scores(desktop),
    mobile.largestPaintMs.toFixed(0),
    Math.max(mobile.layoutShift, desktop.layoutShift).toFixed(3),
    mobile.blockingMs.toFixed(0),
    longestTaskMs > 0 ? longestTaskMs.toFixed(0) : 'under 50',
    ...[document, stylesheet, script, font, image, sum].map((kib) => kib.toFixed(1)),
  ])
}

async function times<Value>(count: number, run: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  while (values.length < count) values.push(await run())
  return values
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((kind) => !(kind in ADDRESSES))
if (unknown.length > 0) {
  console.error(
    `No kind of page is called ${unknown.join(', ')}. There are: ${Object.keys(ADDRESSES).join(', ')}`,
  )
  process.exit(1)
}
const kinds = chosen.length > 0 ? chosen : Object.keys(ADDRESSES)

const site = new Worker(new URL('site-worker.ts', import.meta.url))
const [origin] = (await once(site, 'message')) as [string]
const lighthouse = await startLighthouse()
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS })

async function measure(kind: string): Promise<Measured> {
  const url = origin + ADDRESSES[kind]
  const skipped = UNLISTED.includes(kind) ? ['is-crawlable'] : []
  return {
    hasForm: kind === 'contact',
    mobile: medianReading(await times(RUNS, () => lighthouse.read(url, 'mobile', skipped))),
    desktop: medianReading(await times(RUNS, () => lighthouse.read(url, 'desktop', skipped))),
    longestTaskMs: median(await times(RUNS, () => longestTask(browser, url))),
    weight: await weigh(browser, url),
  }
}

const faults: string[] = []
printRow(COLUMNS)
printRow(COLUMNS.map(() => '---'))
for (const kind of kinds) {
  try {
    const measured = await measure(kind)
    printMeasured(kind, measured)
    faults.push(...brokenBudgets(measured).map((fault) => `${kind}: ${fault}`))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    printRow([kind, `not measured: ${reason.replace(/\s+/g, ' ')}`, ...COLUMNS.slice(2).map(() => '')])
    faults.push(`${kind}: not measured`)
  }
}
console.log(
  faults.length > 0
    ? `\nNot as it should be:\n\n${faults.map((fault) => `- ${fault}`).join('\n')}`
    : '\nEvery budget is kept.',
)
process.exitCode = faults.length > 0 ? 1 : 0

await browser.close()
await lighthouse.stop()
site.postMessage('close')
