import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { LIST_KEY, ROOM_KEY } from '../../../src/client/keys.ts'
import { longest, notesOf, nowOn, slowDown, takeNotes } from '../take-notes.ts'

/** A house as a device keeps it: its list, and its rooms as `rooms=` of an address. */
export interface KeptHouse {
  list: string
  rooms: string
}

/** What it cost to open a house and to work in it, with the processor slowed down four times. */
export interface HouseCost {
  /** The longest task from the press on My List until the house stands. */
  openTaskMs: number
  /** By choice: until the next paint, as browsers time interactions, and the longest task. */
  choices: { paintMs: number; taskMs: number }[]
  shift: number
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

/** Opens a house on a page that has it already, and makes every choice. */
export async function visitHouse(
  browser: Browser,
  url: string,
  { list, rooms }: KeptHouse,
  options: BrowserContextOptions,
): Promise<HouseCost> {
  const page = await browser.newPage(options)
  await takeNotes(page, '.list-sheet')
  await page.goto(`${url}/parts`)
  await page.evaluate((kept) => Object.assign(localStorage, kept), {
    [LIST_KEY]: list,
    [ROOM_KEY]: `?rooms=${rooms}`,
  })
  await page.reload({ waitUntil: 'networkidle' })
  await slowDown(page, 4)
  const opened = await nowOn(page)
  await page.locator('[data-list-open]:visible').first().click()
  await page.locator('.house-totals').waitFor()
  await page.waitForTimeout(3000)
  const openTaskMs = longest((await notesOf(page)).tasks, opened)
  const choices: HouseCost['choices'] = []
  for (const act of Object.values(CHOICES)) {
    const from = await nowOn(page)
    await act(page)
    await page.waitForTimeout(900)
    const { inputs, tasks } = await notesOf(page)
    choices.push({ paintMs: longest(inputs, from), taskMs: longest(tasks, from) })
  }
  const { shift } = await notesOf(page)
  await page.close()
  return { openTaskMs, choices, shift }
}
