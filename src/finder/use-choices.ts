import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { putParameters } from '../browser/query-parameters.ts'
import type { Product } from '../product-data/product-file.ts'
import { type Choices, choiceParameters, type Offered, readChoices, type Sort } from './choices.ts'
import type { ExtraFilter } from './extra-filter.ts'
import { extraFilter } from './extra-filters.ts'
import { type FacetLabels, fillForm, readFacets, readForm } from './facet-form.ts'

interface State {
  choices: Choices
  offered: Offered
  labels: FacetLabels
  extra: ExtraFilter | undefined
}

const NOTHING: State = {
  choices: { values: new Map(), words: '' },
  offered: new Map(),
  labels: new Map(),
  extra: undefined,
}

/**
 * What is chosen: in the boxes of the form, in the address and here the same. The address leads when it changes by itself (Back, a
 * link, another tool); else the form does, with what was ticked before this script was there.
 */
export function useChoices(form: RefObject<HTMLFormElement | null>, kind: Product['kind']) {
  const [state, setState] = useState(NOTHING)
  const latest = useRef(NOTHING)
  /** Whether the open sheet has had its step in the history. */
  const hasStep = useRef(true)

  const keep = useCallback((next: State) => {
    latest.current = next
    // The box that was ticked is painted before what follows from it.
    startTransition(() => setState(next))
  }, [])

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const facets = readFacets(element)
    const follow = () => {
      const choices = readChoices(location.search, facets.offered, kind)
      fillForm(element, choices)
      keep({ ...facets, choices, extra: extraFilter(location.search, kind) })
    }
    const ticked = readForm(element)
    const asked = readChoices(location.search, facets.offered, kind)
    const choices = { ...asked, values: new Map([...asked.values, ...ticked.values]) }
    if (ticked.values.size > 0) putParameters(window, choiceParameters(choices, facets.offered))
    follow()
    addEventListener('popstate', follow)
    addEventListener('parameters', follow)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('parameters', follow)
    }
  }, [form, kind, keep])

  const choose = useCallback((changed: Partial<Choices>) => {
    const { choices, offered } = latest.current
    const how = hasStep.current ? 'replaceState' : 'pushState'
    hasStep.current = true
    // Heard by `follow`, which makes it what is chosen.
    putParameters(window, choiceParameters({ ...choices, ...changed }, offered), how)
  }, [])

  return {
    ...state,
    choose,
    /** Takes over what the form holds. */
    chooseAsTicked: useCallback(() => {
      if (!form.current) return
      const { values, sort } = readForm(form.current)
      choose({ values, sort: (sort || undefined) as Sort | undefined })
    }, [form, choose]),
    /** Begins a visit of the sheet or of a facet: its first choice is a step that Back undoes, the others are part of it. */
    beginVisit: useCallback(() => {
      hasStep.current = false
    }, []),
    endVisit: useCallback(() => {
      hasStep.current = true
    }, []),
  }
}
