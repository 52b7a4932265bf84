import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { LIST_KEY, ROOM_KEY } from '../../../src/client/keys.ts'
import { notesOf, slowDown, takeNotes } from '../take-notes.ts'
import { traced } from '../traced.ts'

/** A house as a device keeps it: its list, and its rooms as `rooms=` of an address. */
export interface KeptHouse {
  list: string
  rooms: string
}

type Act = (page: Page) => Promise<void>

const press =
  (selector: string, at = 0): Act =>
  async (page) => {
    const target = page.locator(selector).nth(at)
    await target.scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
    await target.click()
  }

/** By keyboard, as a picker of the system is no part of the page. */
const chooseNext =
  (selector: string): Act =>
  async (page) => {
    const select = page.locator(selector)
    await select.scrollIntoViewIfNeeded()
    await select.focus()
    await select.press('ArrowDown')
    await page.waitForTimeout(300)
    await select.press('Enter')
  }

const MIDDLE = '.house-room:nth-of-type(12)'

/** What a visitor does in a house, one after another. */
export const CHOICES: Readonly<Record<string, Act>> = {
  'one more': press(`${MIDDLE} .house-stepper button:last-child`),
  'one more again': press(`${MIDDLE} .house-stepper button:last-child`),
  'another room': chooseNext(`${MIDDLE} .house-entry:first-child .house-tools select`),
  'take that back': press('.notice button'),
  'measures of a room': press(`${MIDDLE} .house-ways button`),
  'a lower ceiling, and its verdicts': async (page) => {
    const field = page.locator(`${MIDDLE} [name=ceiling]`)
    await field.fill('')
    await page.waitForTimeout(300)
    await field.press('8')
  },
  'another name of the room': chooseNext(`${MIDDLE} .house-measures > .room-in select`),
  'undo of the name': press('.notice button'),
  'what it needs': press(`${MIDDLE} .house-needs summary`),
  'remove a product': press(`${MIDDLE} .house-entry:first-child .list-remove`),
  'undo of that': press('.notice button'),
  'another like a room': press(`${MIDDLE} .house-ways button:nth-child(2)`),
  'remove a room': press(`${MIDDLE} .house-ways button:nth-child(3)`),
  'undo of it': press('.notice button'),
  'by kind': press('.list-ways button'),
  'by room again': press('.list-ways button'),
}

/** What comes before every choice. */
export const OPEN = 'open it'
const SLOWDOWN = 4

/** Opens a house on a page that has it already, and makes every choice; each begins with a mark of its name. */
async function walk(page: Page, url: string, { list, rooms }: KeptHouse): Promise<void> {
  const begin = (name: string) => page.evaluate((mark) => void performance.mark(mark), name)
  await page.evaluate((kept) => Object.assign(localStorage, kept), {
    [LIST_KEY]: list,
    [ROOM_KEY]: `?rooms=${rooms}`,
  })
  await page.goto(`${url}/parts`, { waitUntil: 'networkidle' })
  await begin(OPEN)
  await page.locator('[data-list-open]:visible').first().click()
  await page.locator('.house-totals').waitFor()
  await page.waitForTimeout(2000)
  for (const [name, act] of Object.entries(CHOICES)) {
    await begin(name)
    await act(page)
    await page.waitForTimeout(600)
  }
  await begin('end')
}

/** By choice, ms until the next paint, with the processor slowed down four times; and the shift of all. */
export async function paintsOf(
  browser: Browser,
  url: string,
  house: KeptHouse,
  options: BrowserContextOptions,
): Promise<{ paints: number[]; shift: number }> {
  const page = await browser.newPage(options)
  await takeNotes(page, '.list-sheet')
  await page.goto(`${url}/404`)
  await slowDown(page, SLOWDOWN)
  await walk(page, url, house)
  const { inputs, shift } = await notesOf(page)
  const marks = await page.evaluate(() =>
    performance.getEntriesByType('mark').map(({ name, startTime }) => ({ name, at: startTime })),
  )
  await page.close()
  const paints = Object.keys(CHOICES).map((name) => {
    const index = marks.findIndex((mark) => mark.name === name)
    const [from = 0, to = 0] = [marks[index]?.at, marks[index + 1]?.at]
    return Math.max(0, ...inputs.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms))
  })
  return { paints, shift }
}

/** By name, opening it first: ms of the main thread's own time in the longest task, times four, as `longestTask` counts it. */
export async function tasksOf(
  browser: Browser,
  url: string,
  house: KeptHouse,
  options: BrowserContextOptions,
): Promise<ReadonlyMap<string, number>> {
  const page = await browser.newPage(options)
  await page.goto(`${url}/404`)
  const events = await traced(browser, page, () => walk(page, url, house))
  await page.close()
  const marks = events.filter(
    ({ name, cat }) => cat.includes('user_timing') && (name === OPEN || name === 'end' || name in CHOICES),
  )
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks
  const tasks = events.filter(
    (event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid,
  )
  return new Map(
    marks.slice(0, -1).map(({ name, ts }, index) => {
      const end = marks[index + 1]?.ts ?? 0
      const own = tasks.filter((task) => task.ts >= ts && task.ts < end).map(({ tdur = 0 }) => tdur)
      return [name, (SLOWDOWN * Math.max(0, ...own)) / 1000]
    }),
  )
}
