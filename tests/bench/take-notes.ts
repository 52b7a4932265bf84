import type { Page } from 'playwright'

/** Something that took a while on a page, in ms since the page was opened. */
export interface Timed {
  at: number
  ms: number
}

/** What a browser notes of a page while it is used. */
export interface Notes {
  /** Tasks of 50 ms and more. */
  tasks: Timed[]
  /** From an input to the next paint, as browsers time interactions. */
  inputs: Timed[]
  /** All layout shift without an input shortly before. */
  shift: number
  /** What moved at any time outside the parts of a page that may. */
  moved: string[]
}

/** Runs in the page before its own scripts. */
function observePage(mayMove: string): void {
  const notes: Notes = { tasks: [], inputs: [], shift: 0, moved: [] }
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
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    if (!hadRecentInput) notes.shift += value
    for (const { node } of sources) {
      const element = node instanceof Element ? node : node?.parentElement
      if (element && !element.closest(mayMove)) notes.moved.push(element.outerHTML.slice(0, 60))
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

/** Now, on the clock of a page's notes. */
export const nowOn = (page: Page): Promise<number> => page.evaluate(() => performance.now())

/** The longest of what was noted from a moment on, in ms. */
export const longest = (entries: readonly Timed[], from: number): number =>
  Math.max(0, ...entries.filter(({ at }) => at >= from).map(({ ms }) => ms))

/** Slows the processor of a page down. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}
