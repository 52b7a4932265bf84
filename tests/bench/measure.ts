/**
 * `npm run measure`: Lighthouse on every kind of page and what it weighs, as a Markdown table. Build first.
 *
 * Lighthouse is fetched when this is run and is no dependency of the project: it is 100 MB that no test needs.
 * Words after `--` choose kinds of pages: `npm run measure -- "fan detail" home`.
 */
import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { serve } from '../../netlify/local/serve.ts'
import { PAGE_KINDS } from '../e2e/page-kinds.ts'
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.ts'

const LIGHTHOUSE = 'lighthouse@13'
const RUNS = 3

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const browserPath = findBrowser()
const site = await serve({ port: 0, blobsDirectory: '.netlify/blobs-measure' })

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Waits without blocking: the site is served by this very process. */
async function lighthouse(url: string, form: 'mobile' | 'desktop'): Promise<Report> {
  const file = join(tmpdir(), `lighthouse-${process.pid}.json`)
  const options = [
    `--output=json`,
    `--output-path=${file}`,
    '--quiet',
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
    `--chrome-flags=--headless ${BROWSER_ARGUMENTS.join(' ')}`,
  ]
  await promisify(execFile)('npm', ['exec', '--yes', LIGHTHOUSE, '--', url, ...options], {
    env: { ...process.env, CHROME_PATH: browserPath },
  })
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(file)
  return report
}

/** Bytes over the wire by kind of file and the longest task in ms, at 4 times slowdown, before anything is touched. */
async function weigh(url: string): Promise<{ kib: Record<string, number>; longestTaskMs: number }> {
  const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_ARGUMENTS })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const kinds = new Map<string, string>()
  const kib: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    kib[kind] = (kib[kind] ?? 0) + encodedDataLength / 1024
  })
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  await browser.close()
  return { kib, longestTaskMs: Math.max(0, ...tasks) }
}

const chosen = process.argv.slice(2)
const kinds = Object.entries(PAGE_KINDS).filter(
  // An address without a page answers 404, which Lighthouse will not measure.
  ([kind]) => kind !== 'page not found' && (chosen.length === 0 || chosen.includes(kind)),
)

console.log(
  '| Page | Mobile: perf. / a11y / best / SEO | LCP ms | CLS | TBT ms | Desktop: perf. | HTML KiB | CSS | JS | Fonts | Pictures | Longest task ms, 4x |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|')
for (const [kind, path] of kinds) {
  const url = `${site.url}${path}`
  const mobile: Report[] = []
  const desktop: Report[] = []
  for (let run = 0; run < RUNS; run += 1) {
    mobile.push(await lighthouse(url, 'mobile'))
    desktop.push(await lighthouse(url, 'desktop'))
  }
  const score = (reports: Report[], name: string) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0)))
  const value = (name: string) => median(mobile.map(({ audits }) => audits[name]?.numericValue ?? 0))
  const { kib, longestTaskMs } = await weigh(url)
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => score(mobile, name))
  const weights = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'].map((name) =>
    (kib[name] ?? 0).toFixed(1),
  )
  console.log(
    `| ${kind} | ${scores.join(' / ')} | ${value('largest-contentful-paint').toFixed(0)} | ${value('cumulative-layout-shift').toFixed(3)} | ${value('total-blocking-time').toFixed(0)} | ${score(desktop, 'performance')} | ${weights.join(' | ')} | ${longestTaskMs.toFixed(0)} |`,
  )
}
await site.close()
