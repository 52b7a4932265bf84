import type { Browser, BrowserContextOptions, Page } from 'playwright'
import type { ProductFile } from '../../../src/client/product-data/product-file.ts'

/** What a visit cost, with the processor slowed down four times. */
export interface VisitCost {
  /** The longest task from the first touch of the bar until it counts. */
  firstUseTaskMs: number
  /** By choice: until the next paint, as browsers time interactions; until the results stand; the longest task. */
  choices: { paintMs: number; resultsMs: number; taskMs: number }[]
  /** All layout shift without a touch shortly before, and what moved at any time outside bar, results and what makes way for them. */
  shift: number
  moved: string[]
}

interface Notes {
  tasks: { at: number; ms: number }[]
  inputs: { at: number; ms: number }[]
  shownAt: number[]
  shift: number
  moved: string[]
}

/** Runs in the page before its own scripts. */
function takeNotes(): void {
  const notes: Notes = { tasks: [], inputs: [], shownAt: [], shift: 0, moved: [] }
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
      if (element && !element.closest('.finder, [data-results], [data-built], footer'))
        notes.moved.push(element.outerHTML.slice(0, 60))
    }
  })
  document.addEventListener('results-shown', () =>
    requestAnimationFrame(() => setTimeout(() => notes.shownAt.push(performance.now()))),
  )
}

const now = (page: Page) => page.evaluate(() => performance.now())
const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes)

/** Does something and waits until results stand and the processor has nothing left to do. */
async function settled(page: Page, act: () => Promise<void>): Promise<number> {
  const before = (await notesOf(page)).shownAt.length
  const at = await now(page)
  await act()
  await page.waitForFunction(
    (count) => (window as unknown as { notes: Notes }).notes.shownAt.length > count,
    before,
  )
  await page.waitForTimeout(500)
  return at
}

const longest = (entries: readonly { at: number; ms: number }[], from: number): number =>
  Math.max(0, ...entries.filter(({ at }) => at >= from).map(({ ms }) => ms))

/** The values that are chosen, each by its facet, one after another. */
const CHOICES = [
  ['place', 'porch'],
  ['light', 'included'],
  ['span', '49-54'],
  ['span', '55-65'],
  ['place', 'porch'],
] as const

/**
 * Chooses values in the bar of the fans listing, as a visitor would with a finger or a pointer.
 *
 * @param file stands in for the data of the listing
 */
export async function visitListing(
  browser: Browser,
  url: string,
  file: ProductFile,
  options: BrowserContextOptions,
): Promise<VisitCost> {
  const page = await browser.newPage(options)
  await page.addInitScript(takeNotes)
  await page.route('**/data/ceiling-fans.*.json', (route) => route.fulfill({ json: file }))
  await page.goto(`${url}/ceiling-fans`, { waitUntil: 'networkidle' })
  await page.locator('.finder').first().getAttribute('class')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const press = async (selector: string) => {
    const target = page.locator(selector)
    if (options.hasTouch) await target.tap()
    else await target.click()
  }
  const openFacet = async (facet: string) => {
    const isOpen = await page.locator(`[data-facet=${facet}]`).getAttribute('open')
    if (isOpen === null) await press(`[data-facet=${facet}] summary`)
  }

  const start = await settled(page, () =>
    press(options.hasTouch ? '.filter-open' : `[data-facet=${CHOICES[0][0]}] summary`),
  )
  const firstUseTaskMs = longest((await notesOf(page)).tasks, start)
  const choices: VisitCost['choices'] = []
  for (const [facet, value] of CHOICES) {
    await openFacet(facet)
    await page.waitForTimeout(300)
    const at = await settled(page, () => press(`[data-facet=${facet}] label:has([value="${value}"])`))
    const { inputs, tasks, shownAt } = await notesOf(page)
    const input = inputs.find((entry) => entry.at >= at)
    choices.push({
      paintMs: longest(inputs, at),
      resultsMs: (shownAt.at(-1) ?? 0) - (input?.at ?? at),
      taskMs: longest(tasks, at),
    })
  }
  const { shift, moved } = await notesOf(page)
  await page.close()
  return { firstUseTaskMs, choices, shift, moved }
}
