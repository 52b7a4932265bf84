import { type RefObject, useEffect, useState } from 'react'
import { rememberResults } from '../browser/return-to-results.ts'
import { type Choices, isNarrowed } from './choices.ts'
import type { ExtraFilter } from './extra-filter.ts'
import { writeCounts } from './facet-form.ts'
import { scrollToResults } from './scroll-to-results.ts'
import { hideResults, resultPlaces, STEP, showResults } from './show-results.ts'
import type { useFound } from './use-found.ts'

/** Told to the page when results stand, for whoever waits to scroll to them. */
const SHOWN = 'results-shown'

/**
 * Shows what is found in the place of what the page was built with, and the counts in the form. The box that was ticked is painted
 * first: results come right after it, and only the last ones of quick choices.
 */
export function useResults(
  form: RefObject<HTMLFormElement | null>,
  found: ReturnType<typeof useFound>,
  choices: Choices,
  extra: ExtraFilter | undefined,
): void {
  const [most, setMost] = useState(STEP)
  const isAsked = isNarrowed(choices) || choices.sort !== undefined || extra !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices begin at their first card.
  useEffect(() => setMost(STEP), [choices])

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
    const showMore = () => setMost((shown) => shown + STEP)
    more?.addEventListener('click', showMore)
    return () => more?.removeEventListener('click', showMore)
  }, [])

  useEffect(() => {
    const element = form.current
    const places = resultPlaces(document)
    if (!element || !places || !found) return undefined
    const show = () => {
      if (found !== 'failed') writeCounts(element, found, choices)
      if (isAsked && found !== 'failed') showResults(places, found.groups, most, extra?.noteOf)
      else hideResults(places)
      const island = element.closest<HTMLElement>('astro-island[data-asked]')
      island?.removeAttribute('data-asked')
      document.dispatchEvent(new Event(SHOWN))
      if (island && isNarrowed(choices)) scrollToResults(element, window)
    }
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(show)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [form, found, choices, extra, isAsked, most])
}
