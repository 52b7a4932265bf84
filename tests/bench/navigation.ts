/**
 * `npm run measure -- navigation`: milliseconds from a click on a fan's card to the first contentful paint of its page, as
 * Markdown tables: prerendered, not prerendered, and the specification's own way (the page stays, fetches the fan's JSON and
 * renders it), median of 20 in one run; and the same in Firefox and WebKit, which prerender nothing. Build first. Ends with status 1
 * where a page comes later than its budget on a line of 100 ms. Words choose among the browsers and the ways to press, `9x` how many
 * runs, numbers other delays of the line in Chromium, in ms: `npm run measure -- navigation Firefox touched 9x`,
 * `npm run measure -- navigation Chromium 0 100`.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from '../browsers/driver/engine.ts'
import { openFirefox } from '../browsers/driver/firefox.ts'
import { openTab, type Tab } from '../browsers/driver/plain-chromium.ts'
import { openWebkit } from '../browsers/driver/webkit.ts'
import { findFirefox, findWebkit } from '../browsers/find-browsers.ts'
import { BUDGETS } from '../budgets.ts'
import { median } from './median.ts'
import { measureEngine } from './navigation/in-engine.ts'
import { FAN, LIST, startSite } from './navigation/slow-line.ts'
import { printHead, printRow, printVerdict } from './report.ts'
import { until } from './until.ts'

/** A visitor's pointer rests on a link for this long before it is pressed. */
const REST_MS = 300
const words = process.argv.slice(2)
const delays = words.filter((word) => Number(word) >= 0).map(Number)
const RUNS = Number.parseInt(words.find((word) => /^\d+x$/.test(word)) ?? '20', 10)

/** Whether a name is among those that are given of its sort; all are where none is. */
const isAmong = (name: string, sort: readonly string[]): boolean => {
  const given = sort.filter((one) => words.includes(one))
  return given.length === 0 || given.includes(name)
}
const isChosen = (browser: string): boolean => isAmong(browser, ['Chromium', 'Firefox', 'WebKit'])
const isPressed = (way: string): boolean => isAmong(way, ['mouse', 'touched'])

async function open(tab: Tab, url: string): Promise<void> {
  await tab.send('Page.navigate', { url })
  const isOpen = `document.readyState === 'complete' && location.href === ${JSON.stringify(url)}`
  await until(url, () => tab.evaluate<boolean>(isOpen))
  await wait(400)
}

/** @returns milliseconds, and whether the page was prerendered */
async function clickCard(
  tab: Tab,
  site: string,
  isPrerendering: boolean,
): Promise<[ms: number, was: boolean]> {
  await open(tab, site + LIST)
  await tab.evaluate(`addEventListener('click', ({ timeStamp }) => {
    sessionStorage.setItem('clicked-at', String(performance.timeOrigin + timeStamp))
  }, true)`)
  // A mouse has moved on the page before it comes to a link, and has loaded what it needs.
  for (const x of [300, 310]) await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: 20 })
  await wait(400)
  if (!isPrerendering) await tab.evaluate(`document.querySelector('script[type=speculationrules]').remove()`)
  await tab.click(`a[href="${FAN}"]`, REST_MS)
  await wait(400)
  // Undefined while one page goes and the other comes.
  const painted = () =>
    tab.evaluate<[number, boolean] | undefined>(`(() => {
      if (location.pathname !== '${FAN}') return undefined
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const { activationStart } = performance.getEntriesByType('navigation')[0]
      const clickedAt = Number(sessionStorage.getItem('clicked-at'))
      return paint && [performance.timeOrigin + paint.startTime - clickedAt, activationStart > 0]
    })()`)
  return until(`the first paint of ${FAN}`, painted, 400)
}

async function clickStandIn(tab: Tab, site: string): Promise<number> {
  await open(tab, `${site}/stand-in`)
  await tab.click('#fan', REST_MS)
  await until('the stand-in', () => tab.evaluate<boolean>('window.paintedAt > 0'))
  return tab.evaluate('window.paintedAt - window.clickedAt')
}

const faults: string[] = []

async function measureChromium(delayMs: number): Promise<void> {
  const site = await startSite(delayMs)
  const tab = await openTab()
  try {
    await tab.send('Page.enable')
    const [prerendered, plain, standIn]: [number[], number[], number[]] = [[], [], []]
    let count = 0
    // In turns, so that whatever else the machine does falls on all three.
    for (let run = 0; run < RUNS; run++) {
      const [ms, was] = await clickCard(tab, site.url, true)
      prerendered.push(ms)
      if (was) count += 1
      plain.push((await clickCard(tab, site.url, false))[0])
      standIn.push(await clickStandIn(tab, site.url))
    }
    const medians = [prerendered, plain, standIn].map((values) => `${median(values).toFixed(0)} ms`)
    printRow([`${delayMs} ms`, ...medians, `${count} of ${RUNS}`])
    const ratio = median(prerendered) / median(standIn)
    if (delayMs >= 100 && ratio > BUDGETS.navigationRatio)
      faults.push(
        `prerendered: ${ratio.toFixed(2)} times the single-page way, over ${BUDGETS.navigationRatio}`,
      )
  } finally {
    await tab.close()
    site.close()
  }
}

type Way = Parameters<typeof measureEngine>[3]

async function measureOther(name: string, open: () => Promise<Engine>, way: Way): Promise<void> {
  const site = await startSite(100)
  const engine = await open()
  try {
    const { ahead, atOnce, standIn } = await measureEngine(engine, site.url, RUNS, way)
    const ratios = { 'fetched ahead': ahead / standIn, 'pressed at once': atOnce / standIn }
    printRow([
      name,
      ...[ahead, atOnce, standIn].map((ms) => `${ms.toFixed(0)} ms`),
      ...Object.values(ratios).map((ratio) => ratio.toFixed(2)),
    ])
    // A driven WebKit keeps nothing on disk, and so has nothing of what it fetched ahead.
    if (name.startsWith('WebKit')) return
    for (const [how, ratio] of Object.entries(ratios))
      if (ratio > BUDGETS.fetchedRatio)
        faults.push(
          `${name}, ${how}: ${ratio.toFixed(2)} times the single-page way, over ${BUDGETS.fetchedRatio}`,
        )
  } finally {
    await engine.close()
    site.close()
  }
}

if (isChosen('Chromium')) {
  const columns = ['Prerendered', 'Not prerendered', 'Fetch, then render', 'Were prerendered']
  printHead(['Line: each answer takes', ...columns])
  for (const delayMs of delays.length > 0 ? delays : [0, 100]) await measureChromium(delayMs)
  console.log('')
}

const firefox = isChosen('Firefox') && findFirefox()
const webkit = isChosen('WebKit') && findWebkit()

if (firefox || webkit)
  printHead([
    'Engine, 100 ms',
    'Fetched ahead',
    'Pressed at once',
    'Fetch, then render',
    'Ratio',
    'At once, ratio',
  ])
if (firefox && isPressed('mouse'))
  await measureOther('Firefox, a mouse rests on the link', () => openFirefox(firefox, 'mouse'), {
    restMs: REST_MS,
  })
if (firefox && isPressed('touched'))
  await measureOther('Firefox, touched, in sight', () => openFirefox(firefox, 'finger'), { isTouched: true })
if (webkit && isPressed('mouse'))
  await measureOther('WebKit, a mouse rests on the link', () => openWebkit(webkit), { restMs: REST_MS })
printVerdict(faults)
