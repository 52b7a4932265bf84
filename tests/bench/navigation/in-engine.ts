import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from '../../browsers/driver/engine.ts'
import { locate, type Place } from '../../browsers/driver/locate.ts'
import { median } from '../median.ts'
import { until } from '../until.ts'
import { FAN, LIST } from './slow-line.ts'

/**
 * How long a mouse's button is down in the mean, in ms, by instant.page
 * (https://calendar.perfplanet.com/2019/instant-pages-with-just-in-time-preloading/): a page may be fetched from when it goes down.
 */
const DOWN_MS = 80

/** A page whose links are in sight has fetched six of them by then. */
const IN_SIGHT_MS = 3000

interface Way {
  /** How long a mouse rests on the link, in ms. */
  restMs?: number
  /** Nothing hovers: the link is in sight for a while. */
  isTouched?: boolean
}

const remember = () =>
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('clicked-at', String(performance.timeOrigin + timeStamp)),
    true,
  )

/** ms from the click to the first paint of the page that came; undefined until then. */
const paintedAfter = (path: string) => {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (location.pathname !== path || !paint) return undefined
  return performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('clicked-at'))
}

/** ms of three ways to a fan's page, medians of a number of runs in turns: fetched ahead, pressed at once, fetched and rendered. */
export async function measureEngine(
  engine: Engine,
  url: string,
  runs: number,
  { restMs = 0, isTouched = false }: Way,
) {
  const read = async <Value>(expression: string): Promise<Value | undefined> => {
    try {
      return (await engine.evaluate<Value | null>(expression)) ?? undefined
    } catch {
      return undefined
    }
  }

  async function placeOf(selector: string): Promise<Place> {
    return until(selector, async () => {
      const place = await read<Place | string>(`(${locate})(${JSON.stringify(selector)}, '')`)
      return typeof place === 'object' && { x: Math.round(place.x), y: Math.round(place.y) }
    })
  }

  async function press({ x, y }: Place, pauseMs: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pause', duration: pauseMs },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: DOWN_MS },
      { type: 'pointerUp', button: 0 },
    ]
    await engine.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }

  let visits = 0

  async function clickCard(isAhead: boolean): Promise<number> {
    visits += 1
    await engine.renew({ width: 1280, height: 800 })
    await engine.open(url + LIST)
    // Each visit is the first of its page: no run finds what the one before has fetched.
    await engine.evaluate(
      `document.querySelectorAll('a[href="${FAN}"]').forEach((link) => { link.search = 'visit=${visits}' })`,
    )
    const place = await placeOf(`a[href*="${FAN}?"]`)
    // The first key loads what a visitor needs who may leave the page.
    await engine.perform([
      {
        type: 'key',
        id: 'keys',
        actions: [
          { type: 'keyDown', value: '\uE008' },
          { type: 'keyUp', value: '\uE008' },
        ],
      },
    ])
    await wait(isAhead && isTouched ? IN_SIGHT_MS : 400)
    await engine.evaluate(`(${remember})()`)
    await press(place, isAhead ? restMs : 0)
    return until(`the first paint of ${FAN}`, () => read<number>(`(${paintedAfter})('${FAN}')`))
  }

  async function clickStandIn(): Promise<number> {
    await engine.open(`${url}/stand-in`)
    await press(await placeOf('#fan'), restMs)
    return until('the stand-in', () => read<number>('window.paintedAt - window.clickedAt || undefined'))
  }

  const [ahead, atOnce, standIn]: [number[], number[], number[]] = [[], [], []]
  for (let run = 0; run < runs; run += 1) {
    ahead.push(await clickCard(true))
    atOnce.push(await clickCard(false))
    standIn.push(await clickStandIn())
  }
  return { ahead: median(ahead), atOnce: median(atOnce), standIn: median(standIn) }
}
