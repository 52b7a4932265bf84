/**
 * `npm run measure -- pages`: Lighthouse on every kind of page and what it weighs, as a Markdown table, and what is over budget; over
 * HTTP/2, as Netlify serves. Build first, and leave the machine alone meanwhile. Figures are the median of three runs, but the
 * worst layout shift, and of nine for tasks. A page with one line of text is measured first: by it the processor is taken as much
 * slower as a phone's is than this one's, and paints can be compared between machines.
 *
 * Words after `--` choose kinds of pages, and a number how many runs: `npm run measure -- pages 1 "fan detail" home`.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { chromium } from 'playwright'
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.ts'
import { median } from './median.ts'
import { brokenBudgets, type Figures, type Measured } from './pages/broken-budgets.ts'
import { chosenKinds } from './pages/chosen-kinds.ts'
import { FRONT_ARGUMENTS } from './pages/http2-front.ts'
import { CATEGORIES, type Form, medianReading, type Reading, startLighthouse } from './pages/lighthouse.ts'
import { longestTask, weigh } from './pages/page-costs.ts'
import type { Origins } from './pages/site-worker.ts'
import { printHead, printRow, printVerdict } from './report.ts'
import { measureSlowdown } from './slowdown.ts'

const { kinds, visits: runs = 3 } = chosenKinds(process.argv.slice(2))
/** Tasks vary by half from load to load, and are quickly measured. */
const TASKS_PER_RUN = 3
/** They ask search engines to leave them out, which Lighthouse takes for a fault. */
const UNLISTED = ['blog', 'contact success', 'contact error', 'page not found']

const COLUMNS = [
  'Page',
  'Mobile: perf. / a11y / best / SEO',
  'Desktop: the same',
  'LCP ms, mobile',
  'to one line',
  'CLS',
  'TBT ms, mobile',
  'Longest task ms, own, on a phone',
  'HTML KiB',
  'CSS',
  'JS',
  'Fonts',
  'Pictures',
  'Sum',
]

function printMeasured(
  kind: string,
  { mobile, desktop, lcpRatio, longestTaskMs, weight }: Omit<Measured, 'hasForm'>,
): void {
  const { document, stylesheet, script, font, image, sum } = weight
  const scores = (reading: Reading) => CATEGORIES.map((category) => reading.scores[category]).join(' / ')
  printRow([
    kind,
    scores(mobile),
    scores(desktop),
    mobile.largestPaintMs.toFixed(0),
    lcpRatio.toFixed(2),
    Math.max(mobile.layoutShift, desktop.layoutShift).toFixed(3),
    mobile.blockingMs.toFixed(0),
    longestTaskMs.toFixed(0),
    ...[document, stylesheet, script, font, image, sum].map((kib) => kib.toFixed(1)),
  ])
}

async function times<Value>(count: number, run: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  while (values.length < count) values.push(await run())
  return values
}

const site = new Worker(new URL('pages/site-worker.ts', import.meta.url))
const [origins] = (await once(site, 'message')) as [Origins]
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...BROWSER_ARGUMENTS, ...FRONT_ARGUMENTS],
})
const slowdown = await measureSlowdown(browser)
const lighthouse = await startLighthouse(slowdown)

const read = async (url: string, form: Form, skipped: string[]) =>
  medianReading(await times(runs, () => lighthouse.read(url, form, skipped)))

/** Files are weighed over HTTP/1.1, where the browser tells body from headers to the byte. */
const figuresOf = async (of: 'site' | 'oneLine', path = '', skipped: string[] = []): Promise<Figures> => {
  const url = origins[of].url + path
  return {
    mobile: await read(url, 'mobile', skipped),
    desktop: await read(url, 'desktop', skipped),
    longestTaskMs: slowdown * median(await times(runs * TASKS_PER_RUN, () => longestTask(browser, url))),
    weight: await weigh(browser, origins[of].plain + path),
  }
}

async function measure(kind: string, address: string): Promise<Measured> {
  const figures = await figuresOf('site', address, UNLISTED.includes(kind) ? ['is-crawlable'] : [])
  const lcpRatio = figures.mobile.largestPaintMs / oneLine.mobile.largestPaintMs
  return { ...figures, lcpRatio, hasForm: kind === 'contact' }
}

const faults: string[] = []
printHead(COLUMNS)
const oneLine = await figuresOf('oneLine')
printMeasured('one line of text', { ...oneLine, lcpRatio: 1 })
for (const [kind, address] of kinds) {
  try {
    const measured = await measure(kind, address)
    printMeasured(kind, measured)
    faults.push(...brokenBudgets(measured).map((fault) => `${kind}: ${fault}`))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    printRow([kind, `not measured: ${reason.replace(/\s+/g, ' ')}`, ...COLUMNS.slice(2).map(() => '')])
    faults.push(`${kind}: not measured`)
  }
}
printVerdict(faults)

await browser.close()
await lighthouse.stop()
await site.terminate()
