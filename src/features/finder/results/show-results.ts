import type { Product } from '../../../client/product-data/product-file.ts'
import type { FitFilter } from '../../fit/fit-filter.ts'
import { fillCard, fillFacts } from './fill-card.ts'
import type { ResultGroup } from './result-groups.ts'

/** How many cards are inserted in one task, new or not: as many as a slow phone lays out without a noticeable pause. */
const SLICE = 6

/** The first row of a desktop is fetched at once: by then no words wait for their fonts. */
const EAGER = 4

/** The parts of a page that show results, and those hidden until they go. */
interface ResultElements {
  results: HTMLElement
  template: HTMLTemplateElement
  built: readonly HTMLElement[]
}

/** Finds them; undefined on a page without a place for results. */
export function resultElements(page: Document): ResultElements | undefined {
  const results = page.querySelector<HTMLElement>('[data-results]')
  const template = page.querySelector<HTMLTemplateElement>('template[data-card-template]')
  const built = [...page.querySelectorAll<HTMLElement>('[data-built]')]
  return results && template ? { results, template, built } : undefined
}

/** Shows again what the page was built with. */
export function hideResults({ results, built }: ResultElements): void {
  results.hidden = true
  for (const one of built) one.hidden = false
}

/**
 * A card with what the choices say about its product: the facts of the sizes that are meant, a note under them from a room or place,
 * and the size and number that Keep stores.
 */
function withFit(item: Element, product: Product, { noteOf, quantityOf }: Partial<FitFilter>): Element {
  const keep = item.querySelector<HTMLElement>('[data-keep]')
  if (keep) {
    keep.dataset.keepSize = String(product.sizeInches ?? '')
    keep.dataset.row = String(quantityOf?.(product) ?? '')
  }
  fillFacts(item, product)
  item.querySelector('.card-note')?.remove()
  const text = noteOf?.(product)
  if (!text) return item
  const note = item.ownerDocument.createElement('p')
  note.className = 'card-note'
  note.textContent = text
  item.querySelector('.facts')?.after(note)
  return item
}

/**
 * Shows products in place of what the page was built with. Cards are copies of the page's template; one that was shown before is
 * the same element again, so that its picture is not painted again. What stands where it belongs is not touched, and former cards
 * go last, so that the page never becomes shorter than its results.
 *
 * @param most how many cards are shown; a button leads to further ones
 * @param fit what a room or place says about a product goes on its card
 * @yields after each slice of cards, so that it can be painted before the next
 */
export function* showResults(
  { results, template, built }: ResultElements,
  groups: readonly ResultGroup[],
  most: number,
  fit: Partial<FitFilter> = {},
): Generator<undefined, void> {
  const list = results.querySelector('[data-result-list]')
  const grid = template.content.querySelector('ul')
  if (!list || !grid) return

  const newItem = (product: Product, index: number) => {
    const item = grid.firstElementChild?.cloneNode(true) as Element
    const image = item.querySelector('img')
    image?.removeAttribute('fetchpriority')
    image?.setAttribute('loading', index < EAGER ? 'eager' : 'lazy')
    fillCard(item, product)
    return item
  }

  const known = new Map<string | null | undefined, Element>()
  for (const item of list.querySelectorAll('ul > li')) {
    known.set(item.querySelector('h2 a')?.getAttribute('href'), item)
  }
  const newGroup = () => {
    const group = results.ownerDocument.createElement('div')
    const title = results.ownerDocument.createElement('h2')
    title.className = 'result-heading'
    group.append(title, grid.cloneNode())
    return group
  }

  if (results.hidden) list.replaceChildren()
  results.hidden = false
  for (const one of built) one.hidden = true
  let count = 0
  let place = list.firstElementChild
  for (const { heading, products } of groups) {
    const shown = products.slice(0, Math.max(0, most - count))
    if (shown.length === 0) continue
    const group = place ?? list.appendChild(newGroup())
    place = group.nextElementSibling
    const [title, cards] = group.children as unknown as [HTMLElement, HTMLElement]
    title.textContent = heading
    title.hidden = heading === ''
    let next = cards.firstElementChild
    for (const product of shown) {
      const item = withFit(known.get(product.url) ?? newItem(product, count), product, fit)
      item.querySelector('h2')?.setAttribute('aria-level', heading ? '3' : '2')
      if (item === next) next = item.nextElementSibling
      else cards.insertBefore(item, next)
      count += 1
      if (count % SLICE === 0) yield
    }
    removeFrom(next)
  }
  removeFrom(place)
  const more = results.querySelector<HTMLElement>('.more-results')
  const total = groups.reduce((sum, { products }) => sum + products.length, 0)
  if (more) more.hidden = count >= total
}

/** Removes an element and all after it. */
function removeFrom(element: Element | null): void {
  while (element?.nextElementSibling) element.nextElementSibling.remove()
  element?.remove()
}
