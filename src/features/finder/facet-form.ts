import type { FacetName } from '../../catalogue/views/facet-names.ts'
import type { Choices, Offered } from './choices.ts'
import type { Found } from './find-products.ts'

/** The labels of each facet and of its values. */
export type FacetLabels = ReadonlyMap<FacetName, { label: string; values: ReadonlyMap<string, string> }>

const boxesOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[data-facet] input')]

const sortOf = (form: HTMLFormElement) => form.querySelector<HTMLSelectElement>('select[name=sort]')

const scaleOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name=view]')

/** The facets that the page was built with: its markup is their one source in the browser. */
export function readFacets(form: HTMLFormElement): { offered: Offered; labels: FacetLabels } {
  const labels = new Map(
    [...form.querySelectorAll<HTMLElement>('[data-facet]')].map((facet) => {
      const values = [...facet.querySelectorAll('input')].map(
        ({ value, nextElementSibling }) => [value, nextElementSibling?.textContent ?? value] as const,
      )
      const label = facet.querySelector('legend')?.textContent ?? ''
      return [facet.dataset.facet as FacetName, { label, values: new Map(values) }] as const
    }),
  )
  return { offered: new Map([...labels].map(([name, { values }]) => [name, [...values.keys()]])), labels }
}

/** Checked boxes, sort order and drawing scale of the form; typed words are not part of the form. */
export function readForm(
  form: HTMLFormElement,
): Pick<Choices, 'values'> & { sort: string; isToScale: boolean } {
  const values = new Map<FacetName, string[]>()
  for (const { name, value, checked } of boxesOf(form)) {
    if (checked) values.set(name as FacetName, [...(values.get(name as FacetName) ?? []), value])
  }
  return { values, sort: sortOf(form)?.value ?? '', isToScale: scaleOf(form)?.checked ?? false }
}

/**
 * Checks what is chosen and nothing else, and makes that the form's reset state: WebKit resets the form when the page comes
 * from its cache.
 */
export function fillForm(form: HTMLFormElement, { values, sort, isToScale = false }: Choices): void {
  const check = (box: HTMLInputElement, isChecked: boolean) => {
    box.defaultChecked = isChecked
    box.checked = isChecked
  }
  for (const box of boxesOf(form)) check(box, values.get(box.name as FacetName)?.includes(box.value) ?? false)
  const scale = scaleOf(form)
  if (scale) check(scale, isToScale)
  for (const option of sortOf(form)?.options ?? []) {
    option.defaultSelected = option.value === (sort ?? '')
    option.selected = option.defaultSelected
  }
}

/** Writes how many products each value has, and beside each facet how many of its values are chosen. */
export function writeCounts(
  form: HTMLFormElement,
  { counts }: Pick<Found, 'counts'>,
  { values }: Choices,
): void {
  for (const box of boxesOf(form)) {
    const label = box.closest('label')
    const count = counts.get(box.name as FacetName)?.get(box.value) ?? 0
    const shown = label?.querySelector('.facet-count')
    if (shown && shown.textContent !== String(count)) shown.textContent = String(count)
    label?.toggleAttribute('data-empty', count === 0)
  }
  for (const facet of form.querySelectorAll<HTMLElement>('[data-facet]')) {
    const count = values.get(facet.dataset.facet as FacetName)?.length
    facet.querySelector('[data-chosen]')?.replaceChildren(count ? `${count}` : '')
  }
}
