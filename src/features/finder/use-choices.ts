import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { isPopoverOpen } from '../../client/is-popover-open.ts'
import { STATE_CHANGED } from '../../client/keys.ts'
import { waitFor } from '../../client/loading/waiting.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { type ParameterChanges, putParameters, queryParameter } from '../../client/state.ts'
import type { FitFilter } from '../fit/fit-filter.ts'
import { fitParameters } from '../fit/fit-parameters.ts'
import { type Choices, choiceParameters, type Offered, readChoices, type Sort } from './choices.ts'
import { type FacetLabels, fillForm, readFacets, readForm } from './facet-form.ts'
import type { FilterName } from './find-products.ts'

interface State {
  isRead: boolean
  choices: Choices
  offered: Offered
  labels: FacetLabels
  fit: FitFilter | undefined
}

const NO_CHOICES: Choices = { values: new Map(), words: '' }
const INITIAL: State = {
  isRead: false,
  choices: NO_CHOICES,
  offered: new Map(),
  labels: new Map(),
  fit: undefined,
}

/** The filter of another tool that an address asks for; its rules are loaded only then. */
async function askedFit(search: string, kind: Product['kind']): Promise<FitFilter | undefined> {
  if (!fitParameters(kind).some((name) => queryParameter(search, name))) return undefined
  return (await waitFor(() => import('../fit/asked-filter.ts'))).askedFilter(search, kind)
}

/** What a control is in: the open sheet of a phone, else a facet. */
function panelOf(control: Element | null): Element | null {
  const sheet = control?.closest<HTMLElement>('[popover]') ?? null
  return isPopoverOpen(sheet) ? sheet : (control?.closest('details') ?? null)
}

/**
 * What is chosen, the same in the boxes of the form, in the address and here. Every change goes through the address, and back
 * from it to form and state: a tick as well as Back, a link or another tool. What was chosen before this script was loaded counts.
 */
export function useChoices(form: RefObject<HTMLFormElement | null>, kind: Product['kind']) {
  const [state, setState] = useState(INITIAL)
  const latest = useRef(INITIAL)
  /**
   * The sheet or the facet whose first choice made a history entry, which Back undoes; further ones there replace it. By the choice's
   * own panel: its toggle events come later than a fast choice.
   */
  const panel = useRef<Element | null>(null)

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const facets = readFacets(element)
    const readAddress = () => {
      const choices = readChoices(location.search, facets.offered, kind)
      fillForm(element, choices)
      const { search } = location
      const apply = (fit?: FitFilter) => {
        if (location.search !== search) return
        const next = { ...facets, choices, fit, isRead: true }
        latest.current = next
        // The checked box is painted before what follows from it.
        startTransition(() => setState(next))
      }
      latest.current = { ...latest.current, ...facets, choices }
      askedFit(search, kind).then(apply, () => apply())
    }
    const ticked = readForm(element)
    const asked = readChoices(location.search, facets.offered, kind)
    const sort = (ticked.sort as Sort | '') || asked.sort
    const isToScale = ticked.isToScale || (asked.isToScale ?? false)
    const choices = { ...asked, sort, isToScale, values: new Map([...asked.values, ...ticked.values]) }
    if (ticked.values.size > 0 || ticked.sort || ticked.isToScale) {
      putParameters(window, choiceParameters(choices, facets.offered), 'pushState')
      panel.current = panelOf(element.querySelector('[data-facet] :checked'))
    }
    readAddress()
    const followBack = () => {
      panel.current = null
      readAddress()
    }
    addEventListener('popstate', followBack)
    addEventListener(STATE_CHANGED, readAddress)
    return () => {
      removeEventListener('popstate', followBack)
      removeEventListener(STATE_CHANGED, readAddress)
    }
  }, [form, kind])

  const choose = (changed: Partial<Choices>, at: Element | null = null, further: ParameterChanges = {}) => {
    const { choices, offered } = latest.current
    const isFirst = at !== null && at !== panel.current
    if (isFirst) panel.current = at
    const how = isFirst ? 'pushState' : 'replaceState'
    putParameters(window, { ...choiceParameters({ ...choices, ...changed }, offered), ...further }, how)
  }

  const withoutFit = (): ParameterChanges =>
    Object.fromEntries((latest.current.fit?.parameters ?? []).map((name) => [name, undefined]))

  const remove = (filter: FilterName) => {
    const { choices } = latest.current
    if (filter === 'words') choose({ words: '' })
    else if (filter !== 'fit')
      choose({ values: new Map([...choices.values].filter(([facet]) => facet !== filter)) })
    else choose({}, null, withoutFit())
  }

  return {
    ...state,
    choose,
    chooseFromForm: (control: Element) => {
      if (!form.current) return
      const { values, sort, isToScale } = readForm(form.current)
      choose({ values, isToScale, sort: (sort || undefined) as Sort | undefined }, panelOf(control))
    },
    remove,
    /** Removes every filter and the order; `control` is the pressed button. */
    clear: (control: Element) => choose(NO_CHOICES, panelOf(control), withoutFit()),
    /** To be called when the sheet, or the last facet of a desktop, is closed. */
    endPanel: useCallback(() => {
      panel.current = null
    }, []),
  }
}
