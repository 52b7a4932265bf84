/**
 * `npm run measure -- finding`: what filters and search cost with 64, 150, 1,000 and 10,000 fans: KiB of data with brotli, and
 * milliseconds on this machine to read it, to choose a value, to read all words and to search. Scripts are weighed in `dist/`, and
 * values are chosen there in a browser with a phone's processor. Ends with status 1 where a budget is broken. Numbers after
 * `--` are other sizes: `npm run measure -- finding 64 150`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { serve } from '../../netlify/local/serve.ts'
import type { FacetName } from '../../src/catalogue/views/facet-names.ts'
import type { ProductFile } from '../../src/client/product-data/product-file.ts'
import { fromRows, toRows } from '../../src/client/product-data/product-rows.ts'
import { findProducts } from '../../src/features/finder/find-products.ts'
import { answerQuestion } from '../../src/features/search/answer-question.ts'
import { matchNearly } from '../../src/features/search/match-nearly.ts'
import { createWordIndex } from '../../src/features/search/word-index.ts'
import { BUDGETS } from '../budgets.ts'
import { fans, fanValues } from '../features/finder/products.ts'
import { ownFile, ownVocabulary } from '../features/search/searched.ts'
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.ts'
import { ownScriptsOf } from '../site/imports-of.ts'
import { type VisitCost, visitListing } from './finding/in-browser.ts'
import { manyOwnProducts, manyProducts } from './finding/many-products.ts'
import { median } from './median.ts'
import { printHead, printRow, printVerdict } from './report.ts'
import { measureSlowdown } from './slowdown.ts'

const KIB = 1024
const kib = (bytes: number): string => (bytes / KIB).toFixed(1)

const budget = BUDGETS.finding

const faults: string[] = []

/** Notes what is over its budget, where there is one. */
function check(what: string, value: number, limit = Number.POSITIVE_INFINITY): void {
  if (value > limit) faults.push(`${what}: ${Number(value.toFixed(3))}, over ${limit}`)
}

/** The budget of so many products: that of the next larger catalog that has one. */
const limitOf = (limits: Readonly<Record<number, number>>, count: number): number | undefined =>
  Object.entries(limits).find(([size]) => Number(size) >= count)?.[1]

const chosen = process.argv.slice(2).map(Number)
const sizes = chosen.length > 0 ? chosen : [64, 150, 1000, 10_000]

/** The median of so many runs, in ms. */
async function medianMs(runs: number, run: () => unknown): Promise<string> {
  const times: number[] = []
  for (let at = 0; at < runs; at += 1) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return median(times).toFixed(1)
}

printHead([
  'Fans',
  'Data KiB',
  'Bytes a fan',
  'Read ms',
  'Choose ms',
  'Words ms',
  'Search ms',
  'Search with a slip ms',
])
for (const count of sizes) {
  const products = manyOwnProducts(fans, count)
  const file = toRows('fans', products)
  const bytes = brotliCompressSync(JSON.stringify(file)).length
  const values = new Map<FacetName, string[]>([
    ['span', ['49-54', '55-65']],
    ['place', ['porch']],
    ['finish', ['black']],
  ])
  const list = { kind: 'fans', products, index: await createWordIndex(products) } as const
  const search = (typed: string) => answerQuestion([list], ownVocabulary, typed, matchNearly)
  printRow([
    count.toLocaleString('en-US'),
    kib(bytes),
    (bytes / count).toFixed(0),
    await medianMs(9, () => fromRows(file)),
    await medianMs(21, () => findProducts(products, fanValues, { values })),
    await medianMs(5, () => createWordIndex(products)),
    await medianMs(21, () => search('beacon black')),
    await medianMs(21, () => search('beacno')),
  ])
  check(`KiB of data of ${count}`, bytes / KIB, limitOf(budget.dataKib, count))
}

console.log(`Words of the search: ${kib(brotliCompressSync(JSON.stringify(ownFile)).length)} KiB of data`)

for (const island of ['Finder', 'SiteSearch']) {
  const entry = readdirSync('dist/_astro').find(
    (file) => file.startsWith(`${island}.`) && file.endsWith('.js'),
  )
  if (!entry) throw new Error(`There is no script of ${island} in dist/: run npm run build first.`)
  const sizes = ownScriptsOf('dist', `/_astro/${entry}`).map(
    (file) => brotliCompressSync(readFileSync(`dist${file}`)).length,
  )
  const bytes = sizes.reduce((sum, one) => sum + one)
  console.log(`${island}: ${kib(bytes)} KiB of scripts beside React`)
  check(`KiB of scripts of ${island}`, bytes / KIB, budget.scriptKib)
}

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 } },
} as const
const VISITS = 3

const data = readdirSync('dist/data').find((name) => /^ceiling-fans\..*\.json$/.test(name))
const shipped = await fromRows(JSON.parse(readFileSync(`dist/data/${data}`, 'utf8')) as ProductFile)
const { url, close } = await serve({ port: 0, blobsDirectory: '.netlify/blobs-finding' })
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS })

/** The worst choice, each by its median over the visits. */
const worst = (visits: readonly VisitCost[], cost: keyof VisitCost['choices'][number]): number =>
  Math.max(
    ...(visits[0]?.choices ?? []).map((_, at) =>
      median(visits.map(({ choices }) => choices[at]?.[cost] ?? 0)),
    ),
  )

console.log('')
const slowdown = await measureSlowdown(browser)
printHead([
  'Fans',
  'Screen',
  'First use: longest task ms',
  'Choose: next paint ms',
  'Results stand ms',
  'Longest task ms',
  'Shift',
  'Moved outside',
])
for (const count of sizes) {
  const file = toRows('fans', manyProducts(shipped, count))
  for (const [screen, options] of Object.entries(SCREENS)) {
    const visits: VisitCost[] = []
    for (let visit = 0; visit < VISITS; visit += 1)
      visits.push(await visitListing(browser, url, file, options, slowdown))
    const moved = new Set(visits.flatMap((visit) => visit.moved))
    const shift = Math.max(...visits.map((visit) => visit.shift)).toFixed(3)
    printRow([
      count.toLocaleString('en-US'),
      screen,
      median(visits.map(({ firstUseTaskMs }) => firstUseTaskMs)).toFixed(0),
      worst(visits, 'paintMs').toFixed(0),
      worst(visits, 'resultsMs').toFixed(0),
      worst(visits, 'taskMs').toFixed(0),
      shift,
      moved.size === 0 ? 'nothing' : [...moved].join(' '),
    ])
    const where = `on a ${screen} with ${count}`
    check(`ms to the next paint ${where}`, worst(visits, 'paintMs'), limitOf(budget.paintMs, count))
    check(`ms of the longest task ${where}`, worst(visits, 'taskMs'), limitOf(budget.taskMs, count))
    check(`shift ${where}`, Number(shift), budget.shift)
  }
}
await browser.close()
await close()
printVerdict(faults)
