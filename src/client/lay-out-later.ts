import type { BrowserGlobals } from './browser-globals.ts'
import { isOpenedAnew } from './is-opened-anew.ts'

/**
 * What is below the first screen on every kind of page: the footer, sections, a product's specifications, and of a list what follows its
 * third row on a phone (ProductGrid.astro); what is within the screen after all is laid out with it. No selector of neighbors (`~`): with
 * one, whatever is put before something, anywhere on a page, gives all that follows there its styles again.
 */
const LATER = 'body>footer,main>section,.specs,main>div>.section,[data-built] li:nth-child(n+7)'

/**
 * The style that leaves main, and most of what is below the first screen, out of a page's first layout, its longest task
 * (docs/measurements.md). Inline, as the browser may lay a page out before its style sheets have come.
 */
export const laterStyle = `[data-parts] :is(main,${LATER}){content-visibility:auto;contain-intrinsic-block-size:auto 60rem}`

/**
 * Asks for that style, in Chromium alone, which is the only engine that names itself so: the others do not find the text that an
 * address leads to (`#:~:text=`) in what is left out, and no script sees such an address.
 */
export const laterScript = "navigator.userAgentData&&(document.documentElement.dataset.parts='')"

/**
 * Inline, after main: lays out the header, with the first look at style sheets and fonts, as soon as those sheets are there, and main in
 * a task of its own, before that of the first paint, for which a timer would wait.
 */
export const firstLayoutScript =
  "main.offsetHeight;self.scheduler?.postTask(()=>{main.style='content-visibility:visible';main.offsetHeight})"

/** Lays the whole page out, so that an offset means what it meant when the page was left; what waits for that may begin (speculation-rules.ts). */
export function layOutWhole({ page }: BrowserGlobals): void {
  delete page.documentElement.dataset.parts
}

/**
 * Lays out what is below the first screen once that and its pictures are there, each part in a task of its own, so that a touch is
 * answered between two of them; until then neither pictures further down nor other pages are asked for. Nothing is left out afterwards:
 * offsets, readers of text and pictures of the whole page find all of it. A page that opens further down, on Back, a reload or at a
 * fragment, is laid out whole before its first paint.
 */
export function layOutLater(globals: BrowserGlobals): void {
  const { page, view } = globals
  if (!isOpenedAnew(view) || view.location.hash) {
    layOutWhole(globals)
    return
  }
  const parts = [...page.querySelectorAll<HTMLElement>(LATER)]
  const next = () => {
    const part = parts.shift()
    if (!part) {
      layOutWhole(globals)
      return
    }
    part.style.contentVisibility = 'visible'
    part.getBoundingClientRect()
    setTimeout(next)
  }
  view.addEventListener('load', () => view.requestAnimationFrame(() => setTimeout(next)))
}
