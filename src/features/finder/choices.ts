import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { FacetName } from '../../catalogue/views/facet-names.ts'
import { type ParameterChanges, queryParameter, queryValues, withParameters } from '../../client/state.ts'

/** Besides the one by name; `name` makes a listing show its products in place of its categories. */
export const ORDERS = {
  fans: {
    airflow: 'Airflow, high to low',
    efficiency: 'Efficiency, high to low',
    span: 'Span, small to large',
    '-span': 'Span, large to small',
  },
  fixtures: {
    output: 'Light output, brightest first',
    width: 'Width, small to large',
    '-width': 'Width, large to small',
  },
} as const satisfies Record<ProductKind, Record<string, string>>

export type Order = { [Kind in ProductKind]: keyof (typeof ORDERS)[Kind] }[ProductKind]

export type Facets = ReadonlyMap<FacetName, { label: string; values: ReadonlyMap<string, string> }>

/** Choices of a shopper; a facet without a chosen value is missing. */
export interface Choices {
  values: ReadonlyMap<FacetName, readonly string[]>
  sort: Order | 'name' | undefined
  /** Whether cards show drawings at one scale in place of photos. */
  isToScale: boolean
  /** Search words; empty without a search. */
  words: string
}

export const isNarrowed = ({ values, words }: Choices): boolean => values.size > 0 || words !== ''

/** The choices in an address, without values that the list does not have and orders of the other kind. */
export function readChoices(search: string, facets: Facets, kind: ProductKind): Choices {
  const chosen = [...facets].map(([name, { values }]) => {
    const requested = queryValues(search, name)
    return [name, [...values.keys()].filter((value) => requested.includes(value))] as const
  })
  const sort = queryParameter(search, 'sort')
  return {
    values: new Map(chosen.filter(([, values]) => values.length > 0)),
    sort:
      sort === 'name' || (sort && Object.hasOwn(ORDERS[kind], sort)) ? (sort as Order | 'name') : undefined,
    isToScale: queryParameter(search, 'view') !== undefined,
    words: queryParameter(search, 'q')?.trim() ?? '',
  }
}

/** The label of a value by itself: "Not listed" needs that of its facet. */
export function valueLabel(facets: Facets, facet: FacetName, value: string): string {
  const { label, values } = facets.get(facet) ?? {}
  const own = values?.get(value) ?? value
  return value === 'ask' ? `${label}: ${own}` : own
}

/** The facets in the form's markup, their only source in the browser. */
export const readFacets = (form: HTMLFormElement): Facets =>
  new Map(
    [...form.querySelectorAll<HTMLElement>('[data-facet]')].map((facet) => {
      const values = [...facet.querySelectorAll('input')].map(
        ({ value, parentElement }) =>
          [value, parentElement?.querySelector('span')?.textContent ?? value] as const,
      )
      const label = facet.querySelector('legend')?.textContent ?? ''
      return [facet.dataset.facet as FacetName, { label, values: new Map(values) }]
    }),
  )

/** Query parameters for what the form has; empty for a facet without a checked value. */
export function formParameters(form: HTMLFormElement, facets: Facets): ParameterChanges {
  const data = new FormData(form)
  return Object.fromEntries(
    [...facets.keys(), 'sort', 'view'].map((name) => [name, data.getAll(name).join()]),
  )
}

/** Checks the chosen values only, also as the form's reset state: WebKit resets the form when the page comes from its cache. */
export function fillForm(form: HTMLFormElement, { values, sort, isToScale }: Choices): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input')) {
    const isChosen = values.get(box.name as FacetName)?.includes(box.value) ?? false
    box.defaultChecked = box.name === 'view' ? isToScale : isChosen
    box.checked = box.defaultChecked
  }
  for (const option of form.querySelectorAll('option')) {
    option.defaultSelected = option.value === (sort ?? '')
    option.selected = option.defaultSelected
  }
}

/** Passes the filters in the address on to a category's guide link, after the link's own parameters. */
export function carryChoices(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-carries]')
  if (!link) return
  link.dataset.carries ||= link.search
  const own = Object.fromEntries(new URLSearchParams(link.dataset.carries))
  link.search = withParameters(location.search, { list: undefined, compare: undefined, ...own })
}

export function writeCounts(
  form: HTMLFormElement,
  counts: ReadonlyMap<FacetName, ReadonlyMap<string, number>>,
  { values }: Choices,
): void {
  for (const facet of form.querySelectorAll<HTMLElement>('[data-facet]')) {
    const name = facet.dataset.facet as FacetName
    for (const label of facet.querySelectorAll('label')) {
      const count = counts.get(name)?.get(label.querySelector('input')?.value ?? '') ?? 0
      label.querySelector('.facet-count')?.replaceChildren(String(count))
      label.toggleAttribute('data-empty', count === 0)
    }
    facet.querySelector('[data-chosen]')?.replaceChildren(String(values.get(name)?.length ?? ''))
  }
}
