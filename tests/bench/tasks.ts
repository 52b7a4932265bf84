/**
 * `npm run measure -- tasks`: the longest task of every kind of page's load, as a Markdown table, and which are over budget. Build first.
 * Visits go around all kinds in turns, so that whatever else the machine does falls on all of them.
 *
 * Words after `--` choose kinds of pages, and a number how many visits of each: `npm run measure -- tasks 3 home "fan detail"`.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { chromium } from 'playwright'
import { BUDGETS } from '../budgets.ts'
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.ts'
import { median } from './median.ts'
import { chosenKinds } from './pages/chosen-kinds.ts'
import { FRONT_ARGUMENTS } from './pages/http2-front.ts'
import { longestTask } from './pages/page-costs.ts'
import type { Origins } from './pages/site-worker.ts'
import { printTable, printVerdict } from './report.ts'
import { measureSlowdown } from './slowdown.ts'

const { kinds, visits = 9 } = chosenKinds(process.argv.slice(2))
const site = new Worker(new URL('pages/site-worker.ts', import.meta.url))
const [origins] = (await once(site, 'message')) as [Origins]
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...BROWSER_ARGUMENTS, ...FRONT_ARGUMENTS],
})

const pages = [
  { kind: 'one line of text', url: origins.oneLine.url, tasks: [] as number[] },
  ...kinds.map(([kind, address]) => ({ kind, url: origins.site.url + address, tasks: [] as number[] })),
]
const slowdown = await measureSlowdown(browser)
for (let visit = 0; visit < visits; visit += 1)
  for (const { url, tasks } of pages) tasks.push(slowdown * (await longestTask(browser, url)))

const inMs = (value: number): string => value.toFixed(0)
printTable(
  ['Page', 'Longest task ms, own, on a phone', 'least', 'most'],
  pages.map(({ kind, tasks }) => [
    kind,
    ...[median(tasks), Math.min(...tasks), Math.max(...tasks)].map(inMs),
  ]),
)
printVerdict(
  pages
    .filter(({ tasks }) => median(tasks) > BUDGETS.longestTaskMs)
    .map(
      ({ kind, tasks }) => `${kind}: longest task ${inMs(median(tasks))} ms, over ${BUDGETS.longestTaskMs}`,
    ),
)
await browser.close()
await site.terminate()
