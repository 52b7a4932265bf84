import { type RefObject, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../../client/dom.ts'
import { resultsShown } from '../../../client/scroll.ts'
import { withParameters } from '../../../client/state.ts'
import { rememberResults } from '../../../client/visited-paths.ts'
import type { FitFilter } from '../../fit/fit-filter.ts'
import { type Choices, isNarrowed } from '../choices.ts'
import { writeCounts } from '../facet-form.ts'
import type { useFilteredProducts } from '../use-filtered-products.ts'
import { hideResults, resultElements, showResults } from './show-results.ts'

/** How many cards are shown at first, and how many more each time; hundreds at once would block a phone for seconds. */
const STEP = 36

/** In the tab: how many results of this address were shown, so that going back can restore the scroll position. */
const shownKey = () => `shown:${location.pathname}${location.search}`

function readShownCount(): number {
  try {
    return Number(sessionStorage.getItem(shownKey())) || STEP
  } catch {
    return STEP
  }
}

function saveShownCount(count: number): void {
  try {
    sessionStorage.setItem(shownKey(), String(count))
  } catch {
    // Storage is full or blocked: going back shows the first step.
  }
}

/**
 * Copies the filters in the page's address into the links that pass them on (`data-carries`), after the links' own parameters.
 *
 * @param search the query string of the address
 */
function carryChoices(page: Document, search: string): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-carries]')) {
    link.dataset.carries ||= link.search
    const own = Object.fromEntries(new URLSearchParams(link.dataset.carries))
    link.search = withParameters(search, { list: undefined, compare: undefined, ...own })
  }
}

/**
 * Shows the filtered products in place of what the page was built with, and the counts in the form. After a choice the checked box
 * is painted first, then the counts, then the results, some cards a frame; a further choice cancels what is left. Results that
 * the address asks for are shown at once, as restoring the scroll offset waits for them.
 */
export function useShownResults(
  form: RefObject<HTMLFormElement | null>,
  found: ReturnType<typeof useFilteredProducts>,
  choices: Choices,
  fit: FitFilter | undefined,
): void {
  const [most, setMost] = useState(STEP)
  /** The first of the further cards that were asked for by a button with the focus: it has the focus then. */
  const focused = useRef<number>(undefined)
  const isAsked = isNarrowed(choices) || choices.sort !== undefined || fit !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices have another address.
  useEffect(() => setMost(readShownCount()), [choices])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices have another address.
  useEffect(() => carryChoices(document, location.search), [choices, fit])

  useEffect(() => {
    const results = resultElements(document)?.results
    const onClick = ({ target }: Event) => {
      const link = (target as Element).closest('a')
      if (link) {
        rememberResults(window, link.pathname)
        fit?.remember?.(window)
      }
      const button = (target as Element).closest('.more-results button')
      if (!button) return
      if (button === document.activeElement) focused.current = most
      saveShownCount(most + STEP)
      setMost(most + STEP)
    }
    results?.addEventListener('click', onClick)
    return () => results?.removeEventListener('click', onClick)
  }, [most, fit])

  useEffect(() => {
    const element = form.current
    const elements = resultElements(document)
    if (!element || !elements || !found) return undefined
    const island = element.closest('astro-island')
    const isAwaited = island?.hasAttribute('data-asked') ?? false
    const finish = () => {
      island?.removeAttribute('data-asked')
      resultsShown()
      const links = elements.results.querySelectorAll<HTMLElement>('[data-card] h2 a')
      if (focused.current !== undefined) links[focused.current]?.focus({ preventScroll: true })
      focused.current = undefined
    }
    const slices = found === 'failed' ? undefined : showResults(elements, found.groups, most, fit)
    let cancel: () => void
    const next = (run: () => void) => {
      if (isAwaited) run()
      else cancel = afterPaint(run)
    }
    const showSlice = () => (slices?.next().done ? finish() : next(showSlice))
    cancel = afterPaint(() => {
      if (found !== 'failed') writeCounts(element, found, choices)
      if (isAsked && slices) next(showSlice)
      else {
        hideResults(elements)
        finish()
      }
    })
    return () => cancel()
  }, [form, found, choices, fit, isAsked, most])
}
