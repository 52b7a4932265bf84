import { type RefObject, useEffect, useState } from 'react'
import { rememberResults } from '../../browser/visited-paths/return-to-results.ts'
import { type Choices, isNarrowed } from '../choices.ts'
import type { ExtraFilter } from '../extra-filter.ts'
import { writeCounts } from '../facet-form.ts'
import type { useFilteredProducts } from '../use-filtered-products.ts'
import { scrollToResults } from './scroll-to-results.ts'
import { hideResults, resultPlaces, showResults } from './show-results.ts'
import { readShownCount, STEP, saveShownCount } from './shown-count.ts'

/** Told to the page when results stand, for whoever waits to scroll to them. */
const SHOWN = 'results-shown'

/**
 * Shows what is found in the place of what the page was built with, and the counts in the form. The box that was ticked is painted
 * first: counts and results come right after it, some cards a frame, and only the last ones of quick choices. What the address
 * asked for comes at once, as a place to scroll to may wait for it.
 */
export function useShownResults(
  form: RefObject<HTMLFormElement | null>,
  found: ReturnType<typeof useFilteredProducts>,
  choices: Choices,
  extra: ExtraFilter | undefined,
): void {
  const [most, setMost] = useState(STEP)
  const isAsked = isNarrowed(choices) || choices.sort !== undefined || extra !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices have another address.
  useEffect(() => setMost(readShownCount(window)), [choices])

  useEffect(() => {
    const results = resultPlaces(document)?.results
    const remember = ({ target }: Event) => {
      const link = (target as Element).closest('a')
      if (link) rememberResults(window, link.pathname)
    }
    results?.addEventListener('click', remember)
    return () => results?.removeEventListener('click', remember)
  }, [])

  useEffect(() => {
    const more = document.querySelector('.more-results button')
    const showMore = () => {
      saveShownCount(window, most + STEP)
      setMost(most + STEP)
    }
    more?.addEventListener('click', showMore)
    return () => more?.removeEventListener('click', showMore)
  }, [most])

  useEffect(() => {
    const element = form.current
    const places = resultPlaces(document)
    if (!element || !places || !found) return undefined
    const island = element.closest('astro-island')
    const isAwaited = island?.hasAttribute('data-asked') ?? false
    let [frame, timer] = [0, 0]
    const afterPaint = (run: () => void) => {
      frame = requestAnimationFrame(() => {
        timer = window.setTimeout(run)
      })
    }
    const finish = () => {
      island?.removeAttribute('data-asked')
      document.dispatchEvent(new Event(SHOWN))
      if (isAwaited && isNarrowed(choices)) scrollToResults(element, window)
    }
    const drawing = found === 'failed' ? undefined : showResults(places, found.groups, most, extra?.noteOf)
    const draw = () => {
      while (!drawing?.next().done) if (!isAwaited) return afterPaint(draw)
      finish()
    }
    afterPaint(() => {
      if (found !== 'failed') writeCounts(element, found, choices)
      if (isAsked && drawing) return isAwaited ? draw() : afterPaint(draw)
      hideResults(places)
      finish()
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [form, found, choices, extra, isAsked, most])
}
