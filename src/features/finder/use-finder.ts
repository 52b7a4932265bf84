import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { load } from '../../client/load.ts'
import { loadProductFile, type Product } from '../../client/products.ts'
import { useStateText } from '../../client/react.tsx'
import { resultsShown } from '../../client/scroll.ts'
import { type ParameterChanges, putParameters, queryParameter } from '../../client/state.ts'
import { setTabValue, tabValue } from '../../client/storage.ts'
import { showInFinishes } from '../finishes/finish-pictures.ts'
import { FIT_PARAMETERS } from '../fit/fit-parameters.ts'
import type { FitFilter } from '../fit/room-filter.ts'
import type { ListMatches } from '../search/answer.ts'
import {
  type Choices,
  carryChoices,
  type Facets,
  fillForm,
  formParameters,
  readChoices,
  readFacets,
  writeCounts,
} from './choices.ts'
import { type FilterName, type Found, findProducts, type ResultGroup, resultGroups } from './find-products.ts'

export interface ListResults extends Found {
  choices: Choices
  /** The whole list. */
  all: readonly Product[]
  fit: FitFilter | undefined
  matches: ListMatches | undefined
  groups: ResultGroup[]
}

/** Facets before the form is read. */
const NOT_READ: Facets = new Map()

interface Shown {
  /** Undefined while loading, and if that failed. */
  results?: ListResults | undefined
  max: number
  /** Whether a room's or spot's tool on the page announces their count. */
  isAnnouncedByTool?: boolean
}

/** Number of cards at first and for each "more"; hundreds at once would block a phone for seconds. */
const STEP = 36

/** Tab: the number of shown cards at an address, so that going back can restore the scroll position. */
const shownKey = () => `shown:${location.pathname}${location.search}`

/** The filter of a room or spot in an address; its rules are loaded only if there is one. */
async function requestedFit(search: string, kind: Product['kind']): Promise<FitFilter | undefined> {
  if (!FIT_PARAMETERS[kind].some((name) => queryParameter(search, name))) return undefined
  return (await import('../fit/fit-filter.ts')).requestedFilter(search, kind)
}

/** @throws Error if a script or file can't be loaded; the next call tries again */
async function findResults(
  file: string,
  kind: Product['kind'],
  facets: Facets,
  search: string,
): Promise<ListResults> {
  const choices = readChoices(search, facets, kind)
  const [{ products }, fit] = await Promise.all([loadProductFile(file), requestedFit(search, kind)])
  const matches = choices.words
    ? await (await import('../search/answer.ts')).searchList(kind, choices.words)
    : undefined
  const families = choices.values.get('finish') ?? []
  const finishes = [...families.map((family) => ({ family })), ...(matches?.finishes ?? [])]
  // If finishes can't be loaded, the main photos stay.
  const inFinish = await showInFinishes(file, finishes).catch(() => (product: Product) => product)
  const found = findProducts(products, facets.keys(), choices, matches?.productUrls, fit)
  const groups = resultGroups(found.products, choices.sort, fit, inFinish)
  return { ...found, choices, all: products, fit, matches, groups }
}

/** Runs something in its own task after the next frame is painted. */
const afterPaint = (run: () => void): number => requestAnimationFrame(() => setTimeout(run))

/** Every change of the address, by a choice, Back, a link or another tool, fills the form, then shows the results. */
export function useFinder(form: RefObject<HTMLFormElement | null>, file: string, kind: Product['kind']) {
  const search = useStateText(() => location.search)
  const [facets, setFacets] = useState(NOT_READ)
  const choices = useMemo(() => readChoices(search, facets, kind), [search, facets, kind])
  const [shown, setShown] = useState<Shown>({ max: STEP })
  const { results, max, isAnnouncedByTool } = shown
  /** Whether the open sheet or facet has made its history entry, which Back undoes; further choices there replace it. */
  const hasEntry = useRef(false)

  /** @param isInPanel whether the choice is made in a sheet or facet */
  const choose = (changes: ParameterChanges, isInPanel = false) => {
    // The address changes at once, for Back; the checked box is painted before the page follows.
    putParameters(changes, isInPanel && !hasEntry.current ? 'pushState' : 'replaceState', afterPaint)
    hasEntry.current = isInPanel
  }

  // Choices from before hydration go into the address first: at once, as the next choice needs the facets.
  useLayoutEffect(() => {
    if (!form.current) return
    const offered = readFacets(form.current)
    setFacets(offered)
    const chosen = Object.entries(formParameters(form.current, offered)).filter(([, value]) => value)
    if (chosen.length === 0) return
    putParameters(Object.fromEntries(chosen), 'pushState')
    hasEntry.current = true
  }, [form])

  const fill = useCallback(
    () => form.current && fillForm(form.current, readChoices(location.search, facets, kind)),
    [form, facets, kind],
  )
  useEffect(() => {
    const goBack = () => {
      hasEntry.current = false
      // Back may undo a choice before the list shows it.
      fill()
    }
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [fill])

  useEffect(() => {
    const { current } = form
    if (!current || facets === NOT_READ) return undefined
    fill()
    carryChoices()
    let isOutdated = false
    const show = (results?: ListResults) => {
      if (isOutdated) return
      setShown(({ results: before }) => {
        const isNewFit = results?.fit && results.fit.label !== before?.fit?.label
        const hasTool = document.querySelector('.room-answer') !== null
        return {
          results,
          max: Number(tabValue(shownKey())) || STEP,
          isAnnouncedByTool: Boolean(isNewFit && hasTool),
        }
      })
    }
    const find = () => {
      if (!isOutdated) load(() => findResults(file, kind, facets, search)).then(show, () => show())
    }
    // The checked box is painted first, but restoring the scroll offset waits for the address's results.
    if (current.closest('astro-island')?.hasAttribute('data-requested')) find()
    else afterPaint(find)
    return () => {
      isOutdated = true
    }
  }, [form, file, kind, facets, search, fill])

  useEffect(() => {
    if (!form.current || !shown.results) return
    writeCounts(form.current, shown.results.counts, shown.results.choices)
    form.current.closest('astro-island')?.removeAttribute('data-requested')
    resultsShown()
  }, [form, shown])

  const withoutFit = () =>
    Object.fromEntries((results?.fit?.parameters ?? []).map((name) => [name, undefined]))

  return {
    choices,
    facets,
    results,
    max,
    isAnnouncedByTool,
    showMore: () => {
      setTabValue(shownKey(), String(max + STEP))
      setShown((before) => ({ ...before, max: max + STEP }))
    },
    choose,
    chooseFromForm: (isInPanel: boolean) => {
      if (form.current) choose(formParameters(form.current, facets), isInPanel)
    },
    remove: (filter: FilterName) => choose(filter === 'fit' ? withoutFit() : { [filter]: undefined }),
    clear: (isInPanel = false) => {
      const all = [...facets.keys(), 'sort', 'view', 'q'].map((name) => [name, undefined])
      choose({ ...Object.fromEntries(all), ...withoutFit() }, isInPanel)
    },
    /** The sheet, or a facet on a desktop, has closed. */
    endPanel: useCallback(() => {
      hasEntry.current = false
    }, []),
  }
}
