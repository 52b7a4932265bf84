import { slugOf } from '../../catalogue/slug-of.ts'
import type { InFinish } from '../../product-data/finish-pictures.ts'
import type { Product } from '../../product-data/product-file.ts'
import type { BrowserGlobals } from '../browser-globals.ts'

/** What the product data of a page answers. */
export interface FinishSource {
  /** The product of a card as listed; undefined if the list has none by that name. */
  find: (card: Element) => Promise<Product | undefined>
  /** How it is shown in a finish. */
  show: (card: Element, finish: string) => Promise<InFinish>
}

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const buttonsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('[role=radio]')]

/** Marks the finish that a card shows; it is the only Tab stop. */
function mark(row: Element, chosen: Element | undefined): void {
  for (const button of buttonsOf(row)) {
    const isChosen = button === chosen
    button.setAttribute('aria-checked', String(isChosen))
    button.tabIndex = isChosen ? 0 : -1
  }
}

/** The finish that a card shows: of a mix-and-match fan its body's. */
function shownButton(row: HTMLElement): Element | undefined {
  const finish = row.closest('[data-card]')?.querySelector<HTMLElement>('[data-keep]')?.dataset.finish
  const buttons = buttonsOf(row)
  const [body] = finish?.split('--') ?? []
  return body
    ? buttons.find(({ dataset }) => slugOf(dataset.label ?? '') === body)
    : buttons[Number(row.dataset.shown ?? 0)]
}

/** Turns the dots of a row into buttons, one per finish; a row that already has them is left alone. */
function upgrade(row: HTMLElement): void {
  const labels = row.dataset.finishes?.split('|') ?? []
  const dots = [...row.querySelectorAll('svg')]
  if (buttonsOf(row).length > 0 || dots.length !== labels.length) return
  row.setAttribute('role', 'radiogroup')
  row.setAttribute('aria-label', 'Finish')
  for (const [index, dot] of dots.entries()) {
    const button = row.ownerDocument.createElement('button')
    button.type = 'button'
    button.className = 'finish-button'
    button.dataset.label = labels[index] ?? ''
    button.title = labels[index] ?? ''
    button.setAttribute('role', 'radio')
    button.setAttribute('aria-label', labels[index] ?? '')
    dot.replaceWith(button)
    button.append(dot)
  }
  mark(row, shownButton(row))
}

/** Says under a card's dots that there is no picture of the chosen finish; says nothing if there is one. */
function note(card: Element, text: string): void {
  const row = card.querySelector('.finishes')
  const known = card.querySelector('.finish-note')
  if (!text) {
    known?.remove()
    return
  }
  const line = known ?? card.ownerDocument.createElement('p')
  line.className = 'finish-note'
  line.setAttribute('role', 'status')
  row?.after(line)
  line.textContent = text
}

/** Shows a finish on a product's card: picture, address, and what Keep stores. */
function fill(card: Element, { url, picture, finish }: Product): void {
  card.querySelector('h2 a')?.setAttribute('href', url)
  card.querySelector('source')?.setAttribute('srcset', picture.avifSet)
  card.querySelector('img')?.setAttribute('src', picture.src)
  const keep = card.querySelector<HTMLElement>('[data-keep]')
  if (finish) keep?.setAttribute('data-finish', finish)
  else keep?.removeAttribute('data-finish')
}

/**
 * Turns the dots on cards into buttons that show their finish on the card; until then a dot is part of the card's link. Nothing
 * is fetched before one is pressed; if its picture cannot be fetched, the card stays as it is.
 */
export function startCardFinishes(
  { page }: Pick<BrowserGlobals, 'page'>,
  { find, show }: FinishSource,
): void {
  const upgradeAll = (root: ParentNode) => {
    for (const row of root.querySelectorAll<HTMLElement>('[data-card] [data-finishes]')) upgrade(row)
  }
  const choose = async (button: HTMLElement) => {
    const row = button.closest<HTMLElement>('.finishes')
    const card = button.closest('[data-card]')
    if (!row || !card) return
    mark(row, button)
    const label = button.dataset.label ?? ''
    try {
      const [product, inFinish] = await Promise.all([find(card), show(card, label)])
      // Another finish was chosen in the meantime.
      if (!product || button.getAttribute('aria-checked') !== 'true') return
      const shown = inFinish(product)
      fill(card, shown)
      const isPictured = !shown.finish || shown.picture !== product.picture
      note(card, isPictured ? '' : `We have no picture in ${label} yet.`)
    } catch {
      mark(row, shownButton(row))
    }
  }
  page.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('.finish-button')
    if (button) void choose(button)
  })
  page.addEventListener('keydown', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('.finish-button')
    const step = ARROWS[event.key]
    const row = button?.closest('.finishes')
    if (!button || !step || !row) return
    event.preventDefault()
    const buttons = buttonsOf(row)
    const next = buttons.at((buttons.indexOf(button) + step) % buttons.length)
    next?.focus()
    if (next) void choose(next)
  })
  upgradeAll(page)
  // Cards of results come and go while filters are chosen.
  const results = page.querySelector('[data-result-list]')
  if (results)
    new MutationObserver(() => upgradeAll(results)).observe(results, { childList: true, subtree: true })
}
