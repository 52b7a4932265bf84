import type { Page } from 'playwright'

/** Something that took a while on a page, in ms since the page was opened. */
export interface Timed {
  at: number
  ms: number
}

/** A layout shift: how much, and the first thing that moved. */
export interface Shift {
  at: number
  value: number
  what: string
}

/** What a browser notes of a page while it is used. */
export interface Notes {
  /** Tasks of 50 ms and more. */
  tasks: Timed[]
  /** From an input to the next paint, as browsers time interactions. */
  inputs: Timed[]
  /** What has shifted without an input shortly before. */
  shifts: Shift[]
  /** What moved at any time outside the parts of a page that may. */
  moved: string[]
}

/** Runs in the page before its own scripts. */
function observePage(mayMove: string): void {
  const notes: Notes = { tasks: [], inputs: [], shifts: [], moved: [] }
  Object.assign(window, { notes })
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    })
  const timed = ({ startTime, duration }: PerformanceEntry) => ({ at: startTime, ms: duration })
  observe('longtask', (entry) => notes.tasks.push(timed(entry)))
  observe('event', (entry) => notes.inputs.push(timed(entry)), { durationThreshold: 16 })
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput, sources } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement))
    const tagOf = (element: Element | null | undefined) => element?.outerHTML.slice(0, 60) ?? ''
    if (!hadRecentInput) notes.shifts.push({ at: startTime, value, what: tagOf(elements[0]) })
    for (const element of elements) {
      if (element && !element.closest(mayMove)) notes.moved.push(tagOf(element))
    }
  })
}

/**
 * Lets the pages that are opened from then on take notes.
 *
 * @param mayMove selects the parts that an input may move
 */
export const takeNotes = (page: Page, mayMove: string): Promise<unknown> =>
  page.addInitScript(observePage, mayMove)

/** What a page has noted so far. */
export const notesOf = (page: Page): Promise<Notes> =>
  page.evaluate(() => (window as unknown as { notes: Notes }).notes)

/** All that has shifted. */
export const shiftOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)

/** Now, on the clock of a page's notes. */
export const nowOn = (page: Page): Promise<number> => page.evaluate(() => performance.now())

/** The longest of what was noted from a moment on, in ms. */
export const longest = (entries: readonly Timed[], from: number): number =>
  Math.max(0, ...entries.filter(({ at }) => at >= from).map(({ ms }) => ms))

/** Slows the processor of a page down; one that is to be quicker stays as it is. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, times) })
}
