import { keepLabel } from '../../catalogue/list-words.ts'
import { finishDots } from '../../catalogue/views/finish-choice.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import type { FitFilter } from '../fit/room-filter.ts'
import { printList } from '../list/entries.ts'
import type { ResultGroup } from './find-products.ts'

/** The first row of a desktop is fetched at once. */
const EAGER = 4

export const resultsPlace = () => document.querySelector<HTMLElement>('[data-results]')

/** Shows the results in place of what the page was built with, or the other way around. */
export function toggleResults(areShown: boolean): void {
  for (const built of document.querySelectorAll<HTMLElement>('[data-built]')) built.hidden = areShown
  const results = resultsPlace()
  if (results) results.hidden = !areShown
}

/** Makes elements the children of a parent. Those already in place are not moved, so their photos aren't painted again. */
function setChildren(parent: Element, children: readonly Element[]): void {
  for (const [index, child] of children.entries()) {
    const place = parent.children[index] ?? null
    if (child !== place) parent.insertBefore(child, place)
  }
  while (parent.children.length > children.length) parent.lastElementChild?.remove()
}

export function fillPicture(card: Element, { url, picture }: Product): void {
  card.querySelector('h2 a')?.setAttribute('href', url)
  card.querySelector('source')?.setAttribute('srcset', picture.avifSet)
  card.querySelector('img')?.setAttribute('src', picture.src)
}

/** Fills a copy of the page's card, which has every part that a card may have (FinderSection.astro). */
function fillCard(card: Element, product: Product): void {
  const { title, manufacturer, finishes } = product
  fillPicture(card, product)
  card.querySelector('h2 a')?.replaceChildren(title)
  card.querySelector('.label')?.replaceChildren(manufacturer)
  card.querySelector('[data-keep]')?.setAttribute('aria-label', keepLabel(title))
  const row = card.querySelector('.finishes')
  const dots = finishDots(finishes)
  if (!dots) {
    row?.remove()
    return
  }
  row?.setAttribute('data-finishes', dots.labels.join('|'))
  row?.setAttribute('data-shown', String(dots.shown))
  for (const [index, dot] of [...(row?.querySelectorAll('svg') ?? [])].entries()) {
    const colour = dots.colours[index]
    if (colour) dot.querySelector('circle')?.setAttribute('fill', colour)
    else dot.remove()
  }
  const [words, more] = row?.querySelectorAll('span') ?? []
  words?.replaceChildren(dots.words)
  more?.replaceChildren(dots.more)
}

/** Fills the parts of a card that depend on the filters: facts of the matching sizes, a note on the room, what Save stores. */
function fillChoices(card: Element, product: Product, fit: FitFilter | undefined): void {
  const { productUrl, sizeInches } = product
  const entry = printList([{ productUrl, sizeInches, quantity: fit?.quantityOf?.(product) }])
  card.querySelector('[data-keep]')?.setAttribute('data-keep', entry)
  const facts = card.querySelector('.facts')
  const fact = facts?.firstElementChild
  facts?.replaceChildren(
    ...product.facts.map((text) => {
      const span = fact?.cloneNode() as Element
      span.textContent = text
      return span
    }),
  )
  card.querySelector('.card-note')?.remove()
  const text = fit?.noteOf?.(product)
  if (!text) return
  const note = document.createElement('p')
  note.className = 'card-note'
  note.textContent = text
  facts?.after(note)
}

/** New cards are copies of the page's template; earlier ones are reused. */
export function showResults(groups: readonly ResultGroup[], max: number, fit: FitFilter | undefined): void {
  const results = resultsPlace()
  const list = results?.querySelector('[data-result-list]')
  const grid = document
    .querySelector<HTMLTemplateElement>('template[data-card-template]')
    ?.content.querySelector('ul')
  if (!results || !list || !grid) return
  const earlier = new Map(
    [...list.querySelectorAll('li')].map((item) => [
      item.querySelector('h2 a')?.getAttribute('href'),
      item as Element,
    ]),
  )
  const newCard = (product: Product, index: number): Element => {
    const card = grid.firstElementChild?.cloneNode(true) as Element
    const image = card.querySelector('img')
    image?.removeAttribute('fetchpriority')
    image?.setAttribute('loading', index < EAGER ? 'eager' : 'lazy')
    fillCard(card, product)
    return card
  }

  let count = 0
  const shown: Element[] = []
  for (const { heading, products } of groups) {
    const cards = products.slice(0, max - count).map((product, index) => {
      const card = earlier.get(product.url) ?? newCard(product, count + index)
      card.querySelector('h2')?.setAttribute('aria-level', heading ? '3' : '2')
      fillChoices(card, product, fit)
      return card
    })
    if (cards.length === 0) continue
    count += cards.length
    let group = list.children[shown.length]
    if (!group) {
      group = document.createElement('div')
      group.append(document.createElement('h2'), grid.cloneNode())
    }
    shown.push(group)
    const [title, grown] = group.children as unknown as [HTMLElement, Element]
    title.className = 'result-heading'
    title.textContent = heading
    title.hidden = heading === ''
    setChildren(grown, cards)
  }
  setChildren(list, shown)
  const more = results.querySelector<HTMLElement>('.more-results')
  if (more) more.hidden = count >= groups.flatMap(({ products }) => products).length
  toggleResults(true)
}
