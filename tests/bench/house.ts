/**
 * `npm run measure -- house`: what a house of 60 entries in 24 rooms costs in the built site of `dist/`, on a phone and at a desk: of
 * every choice the next paint and the longest task of the main thread's own time, with a phone's processor, each in one visit, a good
 * minute (a number after it chooses more, and takes their median); and the shift. Ends with status 1 where a budget is broken.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { serve } from '../../netlify/local/serve.ts'
import { slugOf } from '../../src/catalogue/slug-of.ts'
import type { ProductFile } from '../../src/client/product-data/product-file.ts'
import { fromRows } from '../../src/client/product-data/product-rows.ts'
import { MOST_ITEMS } from '../../src/features/list/shortlist.ts'
import { BUDGETS } from '../budgets.ts'
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.ts'
import { CHOICES, type KeptHouse, OPEN, paintsOf, tasksOf } from './house/in-browser.ts'
import { median } from './median.ts'
import { printHead, printRow, printVerdict } from './report.ts'
import { measureSlowdown } from './slowdown.ts'
import { shiftOf } from './take-notes.ts'

const VISITS = Number(process.argv[2] ?? 1)
const ROOMS = 24
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 } },
} as const

const fileNames = readdirSync('dist/data')

async function productUrls(list: string): Promise<string[]> {
  const file = fileNames.find((name) => name.startsWith(`${list}.`))
  const products = await fromRows(JSON.parse(readFileSync(`dist/data/${file}`, 'utf8')) as ProductFile)
  return products.map(({ productUrl }) => productUrl)
}

/** As many products in as many rooms as a house may have, fans and lights in turns, each room measured with every place. */
async function largestHouse(): Promise<KeptHouse> {
  const [fans, lights] = await Promise.all([productUrls('ceiling-fans'), productUrls('lighting-fixtures')])
  const { kinds } = JSON.parse(readFileSync('content/room-kinds.json', 'utf8')) as {
    kinds: { name: string }[]
  }
  const names = Array.from({ length: ROOMS }, (_, at) => {
    const kind = slugOf(kinds[at % kinds.length]?.name ?? '')
    return at < kinds.length ? kind : `${kind}-2`
  })
  const entries = Array.from({ length: MOST_ITEMS }, (_, at) => {
    const products = at % 2 ? lights : fans
    return `${products[Math.floor(at / 2) % products.length]}@${names[at % ROOMS]}`
  })
  return {
    list: entries.join(),
    rooms: names.map((name) => `${name}:16x14:c9:table72x40:island84x40:mirror36:door80`).join(),
  }
}

const { paintMs, taskMs, shift: mostShift } = BUDGETS.house
const faults: string[] = []
function check(what: string, value: number, limit: number): void {
  if (value > limit) faults.push(`${what}: ${Number(value.toFixed(3))}, over ${limit}`)
}

/** Longer than it takes on a busy machine: what stands still is given up, with its browser. */
const MOST_MS = 100_000 + VISITS * 200_000
const limit = setTimeout(() => {
  console.error(`Given up after ${MOST_MS / 1000} s.`)
  process.exit(1)
}, MOST_MS)

const house = await largestHouse()
const { url, close } = await serve({ port: 0, blobsDirectory: '.netlify/blobs-house' })
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS })
try {
  const slowdown = await measureSlowdown(browser)
  printHead(['Screen', 'What', 'Next paint ms', 'Longest task ms, own, on a phone'])
  for (const [screen, options] of Object.entries(SCREENS)) {
    const slowed: Awaited<ReturnType<typeof paintsOf>>[] = []
    const tasks: Awaited<ReturnType<typeof tasksOf>>[] = []
    for (let visit = 0; visit < VISITS; visit += 1) {
      slowed.push(await paintsOf(browser, url, house, options, slowdown))
      tasks.push(await tasksOf(browser, url, house, options))
    }
    const taskOf = (name: string) => slowdown * median(tasks.map((visit) => visit.get(name) ?? 0))
    printRow([screen, OPEN, '', taskOf(OPEN).toFixed(0)])
    for (const name of Object.keys(CHOICES)) {
      const paint = median(slowed.map(({ paints }) => paints.get(name) ?? 0))
      printRow([screen, name, paint.toFixed(0), taskOf(name).toFixed(0)])
      check(`ms to the next paint of "${name}" on a ${screen}`, paint, paintMs)
      check(`ms of the longest task of "${name}" on a ${screen}`, taskOf(name), taskMs)
    }
    const shifts = slowed.flatMap((visit) => visit.shifts)
    printRow([screen, 'shift', Math.max(...slowed.map((visit) => shiftOf(visit.shifts))).toFixed(3), ''])
    for (const { value, what } of shifts) check(`shift of ${what} on a ${screen}`, value, mostShift)
  }
} finally {
  clearTimeout(limit)
  await browser.close()
  await close()
}
printVerdict(faults)
