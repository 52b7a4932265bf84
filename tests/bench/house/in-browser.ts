import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { LIST_KEY, ROOM_KEY } from '../../../src/client/keys.ts'
import { longest, notesOf, type Shift, slowDown, takeNotes } from '../take-notes.ts'
import { traced } from '../traced.ts'

/** A house as a device keeps it: its list, and its rooms as `rooms=` of an address. */
export interface KeptHouse {
  list: string
  rooms: string
}

/** Where a choice is made, and by which keys; without keys by a press. */
interface Choice {
  at: string
  keys?: readonly string[]
}

const ROOM = '.house-room:nth-of-type(12)'
const UNDO: Choice = { at: '.notice button' }
/** By keyboard, as a picker of the system is no part of the page. */
const NEXT_ONE = ['ArrowDown', 'Enter']

/** What a visitor does in a house, one after another. */
export const CHOICES: Readonly<Record<string, Choice>> = {
  'one more': { at: `${ROOM} .house-stepper button:last-child` },
  'one more again': { at: `${ROOM} .house-stepper button:last-child` },
  'another room': { at: `${ROOM} .house-entry:first-child .house-tools select`, keys: NEXT_ONE },
  'take that back': UNDO,
  'measures of a room': { at: `${ROOM} .house-ways button` },
  'a lower ceiling, and its verdicts': { at: `${ROOM} [name=ceiling]`, keys: ['Backspace', '8'] },
  'another name of the room': { at: `${ROOM} .house-measures > .room-in select`, keys: NEXT_ONE },
  'undo of the name': UNDO,
  'what it needs': { at: `${ROOM} .house-needs summary` },
  'remove a product': { at: `${ROOM} .house-entry:first-child .list-remove` },
  'undo of that': UNDO,
  'remove a room': { at: `${ROOM} .house-ways button:nth-child(3)` },
  'another like a room': { at: `${ROOM} .house-ways button:nth-child(2)` },
  'undo of it': UNDO,
  'by kind': { at: '.list-ways button' },
  'by room again': { at: '.list-ways button' },
}

/** What comes before every choice. */
export const OPEN = 'open it'
const END = 'end'
/** For whatever is waited for, on a machine with much else to do. */
const PATIENCE_MS = 60_000

const mark = (page: Page, name: string) => page.evaluate((said) => void performance.mark(said), name)

/** Waits until everything that was asked for is shown. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(200)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
}

/** Scrolls to something as far as it must, and gives its middle once it stands. */
async function placeOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const target = page.locator(selector).first()
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await settle(page)
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
}

/** Does what a hand does, and nothing else: a click of the test's own would look for its place in the same task. */
async function press(page: Page, at: string, isTouch: boolean, name: string): Promise<void> {
  const { x, y } = await placeOf(page, at)
  await mark(page, name)
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** Opens a house on a page that has it already, and makes every choice; each has a mark of its name before it, and an end. */
async function walk(
  page: Page,
  url: string,
  { list, rooms }: KeptHouse,
  { hasTouch = false }: BrowserContextOptions,
): Promise<void> {
  page.setDefaultTimeout(PATIENCE_MS)
  await page.evaluate((kept) => Object.assign(localStorage, kept), {
    [LIST_KEY]: list,
    [ROOM_KEY]: `?rooms=${rooms}`,
  })
  await page.goto(`${url}/parts`, { waitUntil: 'networkidle' })
  await press(page, '[data-list-open]:visible', hasTouch, OPEN)
  await page.locator('.list-schedule').waitFor({ state: 'attached' })
  await settle(page)
  await mark(page, END)
  for (const [name, { at, keys }] of Object.entries(CHOICES)) {
    if (keys) {
      await placeOf(page, at)
      await page.locator(at).focus()
      await settle(page)
      await mark(page, name)
      for (const key of keys) {
        await page.keyboard.press(key)
        await settle(page)
      }
    } else {
      await press(page, at, hasTouch, name)
      await settle(page)
    }
    await mark(page, END)
  }
}

/** By choice, ms until the next paint, with the processor slowed down; and whatever shifts by itself. */
export async function paintsOf(
  browser: Browser,
  url: string,
  house: KeptHouse,
  options: BrowserContextOptions,
  slowdown: number,
): Promise<{ paints: ReadonlyMap<string, number>; shifts: Shift[] }> {
  const page = await browser.newPage(options)
  await takeNotes(page, '.list-sheet')
  await page.goto(`${url}/404`)
  await slowDown(page, slowdown)
  await walk(page, url, house, options)
  const { inputs, shifts } = await notesOf(page)
  const marks = await page.evaluate(() =>
    performance.getEntriesByType('mark').map(({ name, startTime }) => ({ name, at: startTime })),
  )
  await page.close()
  const named = marks.flatMap(({ name, at }, index) => {
    const end = marks[index + 1]?.at ?? 0
    return name in CHOICES
      ? [
          [
            name,
            longest(
              inputs.filter((input) => input.at < end),
              at,
            ),
          ] as const,
        ]
      : []
  })
  const opened = marks.find(({ name }) => name === OPEN)?.at ?? 0
  return { paints: new Map(named), shifts: shifts.filter(({ at }) => at >= opened) }
}

/** By name, opening it first: ms of the main thread's own time in the longest task, as `longestTask` counts it. */
export async function tasksOf(
  browser: Browser,
  url: string,
  house: KeptHouse,
  options: BrowserContextOptions,
): Promise<ReadonlyMap<string, number>> {
  const page = await browser.newPage(options)
  await page.goto(`${url}/404`)
  const events = await traced(browser, page, () => walk(page, url, house, options))
  await page.close()
  const marks = events.filter(
    ({ name, cat }) => cat.includes('user_timing') && (name === OPEN || name === END || name in CHOICES),
  )
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks
  const tasks = events.filter(
    (event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid,
  )
  return new Map(
    marks.map(({ name, ts }, index) => {
      const end = marks[index + 1]?.ts ?? 0
      const own = tasks.filter((task) => task.ts >= ts && task.ts < end).map(({ tdur = 0 }) => tdur)
      return [name, Math.max(0, ...own) / 1000]
    }),
  )
}
