/**
 * `npm run measure -- navigation`: milliseconds from a click on a fan's card to the first contentful paint of its page, as
 * a Markdown table: prerendered, not prerendered, and the specification's own way (the page stays, fetches the fan's JSON and
 * renders it), median of 20 in one run. Build first. Numbers after `--` are other delays of the line, in ms. Ends with status 1
 * where a prerendered page comes later than its budget on a line of 100 ms.
 */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, send, toRequest } from '../../netlify/local/http.ts'
import { createStaticSite } from '../../netlify/local/static-site.ts'
import { openTab, type Tab } from '../browsers/driver/plain-chromium.ts'
import { BUDGETS } from '../budgets.ts'
import { listen } from '../listen.ts'
import { median } from './median.ts'
import { printHead, printRow, printVerdict } from './report.ts'

const RUNS = 20
const LIST = '/ceiling-fans/outdoor'
const FAN = `${LIST}/beacon-60`
/** A visitor's pointer rests on a link for this long before it is pressed. */
const REST_MS = 300
const delays = process.argv.slice(2).map(Number)

/** What the specification describes, in its smallest form: no framework and no start-up are counted against it. */
const STAND_IN = `<!doctype html><meta charset="utf-8"><title>List</title><style>img{width:640px;height:640px}</style>
<main><h1>Outdoor</h1><a id="fan" href="${FAN}">Beacon 60</a></main>
<script>
fan.onclick = async (event) => {
  event.preventDefault()
  window.clickedAt = event.timeStamp
  history.pushState(null, '', event.target.href)
  const answer = await fetch('/api/ceilingfandetails/outdoor/beacon-60')
  const { ceilingFanResults: fan } = await answer.json()
  const row = ([name, value]) => '<tr><th>' + name + '</th><td>' + value + '</td></tr>'
  document.querySelector('main').innerHTML = '<h1>' + fan.title + '</h1><img alt="" src="' + fan.imageUrl + '"><p>' +
    fan.productDescription + '</p><table>' + Object.entries(fan).map(row).join('') + '</table>'
  requestAnimationFrame(() => setTimeout(() => { window.paintedAt = performance.now() }))
}
</script>`

/** The built site and the stand-in on a line whose answers come late. */
async function startSite(delayMs: number): Promise<{ url: string; close: () => void }> {
  const site = await createStaticSite(join(process.cwd(), 'dist'), join(process.cwd(), 'netlify.toml'))
  const server = createServer(async (incoming, outgoing) => {
    const address = addressOf(incoming)
    if (!address) return
    await wait(delayMs)
    const isStandIn = address.pathname === '/stand-in'
    const standIn = new Response(STAND_IN, { headers: { 'content-type': 'text/html' } })
    await send(isStandIn ? standIn : await site.answer(toRequest(incoming, address)), incoming, outgoing)
  })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://localhost:${await listen(server)}`, close }
}

async function open(tab: Tab, url: string): Promise<void> {
  await tab.send('Page.navigate', { url })
  const isOpen = `document.readyState === 'complete' && location.href === ${JSON.stringify(url)}`
  while (!(await tab.evaluate<boolean>(isOpen))) await wait(100)
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
  for (;;) {
    await wait(400)
    // Undefined while one page goes and the other comes.
    const measured = await tab.evaluate<[number, boolean] | undefined>(`(() => {
      if (location.pathname !== '${FAN}') return undefined
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const { activationStart } = performance.getEntriesByType('navigation')[0]
      const clickedAt = Number(sessionStorage.getItem('clicked-at'))
      return paint && [performance.timeOrigin + paint.startTime - clickedAt, activationStart > 0]
    })()`)
    if (measured) return measured
  }
}

async function clickStandIn(tab: Tab, site: string): Promise<number> {
  await open(tab, `${site}/stand-in`)
  await tab.click('#fan', REST_MS)
  const isPainted = () => tab.evaluate<boolean>('window.paintedAt > 0')
  while (!(await isPainted())) await wait(100)
  return tab.evaluate('window.paintedAt - window.clickedAt')
}

const faults: string[] = []
printHead([
  'Line: each answer takes',
  'Prerendered',
  'Not prerendered',
  'Fetch, then render',
  'Were prerendered',
])
for (const delayMs of delays.length > 0 ? delays : [0, 100]) {
  const site = await startSite(delayMs)
  const tab = await openTab()
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
    faults.push(`prerendered: ${ratio.toFixed(2)} times the single-page way, over ${BUDGETS.navigationRatio}`)
  await tab.close()
  site.close()
}
printVerdict(faults)
