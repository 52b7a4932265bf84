import type { Browser, BrowserContextOptions, Page } from 'playwright'
import type { ProductFile } from '../../../src/client/product-data/product-file.ts'
import { longest, notesOf, nowOn, shiftOf, slowDown, takeNotes } from '../take-notes.ts'

/** What a visit cost, with the processor slowed down. */
export interface VisitCost {
  /** The longest task from the first touch of the bar until it counts. */
  firstUseTaskMs: number
  /** By choice: until the next paint, as browsers time interactions; until the results stand; the longest task. */
  choices: { paintMs: number; resultsMs: number; taskMs: number }[]
  /** All layout shift without a touch shortly before, and what moved at any time outside bar, results and what makes way for them. */
  shift: number
  moved: string[]
}

/** Runs in the page before its own scripts: notes when results stand. */
function noteResults(): void {
  const shownAt: number[] = []
  Object.assign(window, { shownAt })
  document.addEventListener('results-shown', () =>
    requestAnimationFrame(() => setTimeout(() => shownAt.push(performance.now()))),
  )
}

const shownAtOf = (page: Page) => page.evaluate(() => (window as unknown as { shownAt: number[] }).shownAt)

/** Does something and waits until results stand and the processor has nothing left to do. */
async function settled(page: Page, act: () => Promise<void>): Promise<number> {
  const before = (await shownAtOf(page)).length
  const at = await nowOn(page)
  await act()
  await page.waitForFunction(
    (count) => (window as unknown as { shownAt: number[] }).shownAt.length > count,
    before,
  )
  await page.waitForTimeout(500)
  return at
}

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
 * @param slowdown how many times slower the processor is to be
 */
export async function visitListing(
  browser: Browser,
  url: string,
  file: ProductFile,
  options: BrowserContextOptions,
  slowdown: number,
): Promise<VisitCost> {
  const page = await browser.newPage(options)
  await takeNotes(page, '.finder, [data-results], [data-built], footer')
  await page.addInitScript(noteResults)
  await page.route('**/data/ceiling-fans.*.json', (route) => route.fulfill({ json: file }))
  await page.goto(`${url}/ceiling-fans`, { waitUntil: 'networkidle' })
  await page.locator('.finder').first().getAttribute('class')
  await slowDown(page, slowdown)
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
    const { inputs, tasks } = await notesOf(page)
    const shownAt = await shownAtOf(page)
    const input = inputs.find((entry) => entry.at >= at)
    choices.push({
      paintMs: longest(inputs, at),
      resultsMs: (shownAt.at(-1) ?? 0) - (input?.at ?? at),
      taskMs: longest(tasks, at),
    })
  }
  const { shifts, moved } = await notesOf(page)
  await page.close()
  return { firstUseTaskMs, choices, shift: shiftOf(shifts), moved }
}
