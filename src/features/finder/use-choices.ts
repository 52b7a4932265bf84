import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { isPopoverOpen } from '../../client/dom.ts'
import { load } from '../../client/load.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { useStateText } from '../../client/react.tsx'
import { type ParameterChanges, putParameters, queryParameter } from '../../client/state.ts'
import type { FitFilter } from '../fit/fit-filter.ts'
import { fitParameters } from '../fit/fit-parameters.ts'
import { type Choices, choiceParameters, readChoices, type Sort } from './choices.ts'
import { fillForm, readFacets, readForm } from './facet-form.ts'
import type { FilterName } from './find-products.ts'

type Facets = ReturnType<typeof readFacets>

const NO_CHOICES: Choices = { values: new Map(), words: '' }
const NO_FACETS: Facets = { offered: new Map(), labels: new Map() }

/** The filter of another tool that an address asks for; its rules are loaded only then. */
async function askedFit(search: string, kind: Product['kind']): Promise<FitFilter | undefined> {
  if (!fitParameters(kind).some((name) => queryParameter(search, name))) return undefined
  return (await load(() => import('../fit/asked-filter.ts'))).askedFilter(search, kind)
}

/** Container of a control: the open sheet of a phone, else a facet. */
function panelOf(control: Element | null): Element | null {
  const sheet = control?.closest<HTMLElement>('[popover]') ?? null
  return isPopoverOpen(sheet) ? sheet : (control?.closest('details') ?? null)
}

/**
 * Choices in the address, and functions that change them. The address is the truth: the boxes of the form follow it after every change,
 * by a choice, Back, a link or another tool. What was chosen before this script was loaded goes into it first.
 *
 * @returns choices and filter once the rules of the filter are loaded; `isRead` is false until then
 */
export function useChoices(form: RefObject<HTMLFormElement | null>, kind: Product['kind']) {
  const search = useStateText(() => location.search)
  const [facets, setFacets] = useState(NO_FACETS)
  const [asked, setAsked] = useState({
    choices: NO_CHOICES,
    fit: undefined as FitFilter | undefined,
    isRead: false,
  })
  /**
   * The sheet or the facet whose first choice made a history entry, which Back undoes, and the address since: further choices there
   * replace it. Toggle events of a panel come later than a fast choice.
   */
  const entry = useRef<{ panel?: Element | null; search?: string }>({})

  useEffect(() => {
    const element = form.current
    if (!element) return
    const facets = readFacets(element)
    setFacets(facets)
    const { values, sort, isToScale } = readForm(element)
    if (values.size === 0 && !sort && !isToScale) return
    const before = readChoices(location.search, facets.offered, kind)
    const choices = {
      ...before,
      ...(sort && { sort: sort as Sort }),
      isToScale: isToScale || (before.isToScale ?? false),
      values: new Map([...before.values, ...values]),
    }
    putParameters(window, choiceParameters(choices, facets.offered), 'pushState')
    entry.current = {
      panel: panelOf(element.querySelector('[data-facet] :checked')),
      search: location.search,
    }
  }, [form, kind])

  useEffect(() => {
    if (!form.current || facets === NO_FACETS) return undefined
    const choices = readChoices(search, facets.offered, kind)
    fillForm(form.current, choices)
    let isOutdated = false
    const show = (fit?: FitFilter) => {
      // The checked box is painted before what follows from it.
      if (!isOutdated) startTransition(() => setAsked({ choices, fit, isRead: true }))
    }
    askedFit(search, kind).then(show, () => show())
    return () => {
      isOutdated = true
    }
  }, [form, kind, facets, search])

  /** @param panel in which the choice is made; null outside of any */
  const choose = (
    changed: Partial<Choices>,
    panel: Element | null = null,
    further: ParameterChanges = {},
  ) => {
    const choices = { ...readChoices(location.search, facets.offered, kind), ...changed }
    const isFirst =
      panel !== null && (panel !== entry.current.panel || location.search !== entry.current.search)
    const changes = { ...choiceParameters(choices, facets.offered), ...further }
    putParameters(window, changes, isFirst ? 'pushState' : 'replaceState')
    entry.current = { panel, search: location.search }
  }

  const withoutFit = () =>
    Object.fromEntries((asked.fit?.parameters ?? []).map((name) => [name, undefined] as const))

  return {
    ...facets,
    ...asked,
    choose,
    chooseFromForm: (control: Element) => {
      if (!form.current) return
      const { values, sort, isToScale } = readForm(form.current)
      choose({ values, isToScale, sort: (sort || undefined) as Sort | undefined }, panelOf(control))
    },
    remove: (filter: FilterName) => {
      const { values } = asked.choices
      if (filter === 'words') choose({ words: '' })
      else if (filter === 'fit') choose({}, null, withoutFit())
      else choose({ values: new Map([...values].filter(([facet]) => facet !== filter)) })
    },
    /** Removes every filter and the order; `button` is the pressed one. */
    clear: (button: Element) => choose(NO_CHOICES, panelOf(button), withoutFit()),
    /** To be called when the sheet, or the last facet of a desktop, is closed. */
    endPanel: useCallback(() => {
      entry.current = {}
    }, []),
  }
}
