import { slugOf } from '../../../catalogue/slug-of.ts'
import type { BrowserGlobals } from '../../../client/browser-globals.ts'
import { waitFor } from '../../../client/loading/waiting.ts'
import type { InFinish } from '../../../client/product-data/finish-pictures.ts'
import type { Product } from '../../../client/product-data/product-file.ts'

/** What the product data of a page answers. */
export interface FinishSource {
  /** The product of a card as listed; undefined if the list has none by that name. */
  find: (card: Element) => Promise<Product | undefined>
  /** How it is shown in a finish. */
  show: (card: Element, finish: string) => Promise<InFinish>
}

const inputsOf = (row: Element) => [...row.querySelectorAll('input')]

/** Checks the finish that a card shows: of a mix-and-match fan its body's. */
function checkShown(row: HTMLElement): void {
  const finish = row.closest('[data-card]')?.querySelector<HTMLElement>('[data-keep]')?.dataset.finish
  const inputs = inputsOf(row)
  const [body] = finish?.split('--') ?? []
  const shown = body
    ? inputs.find(({ value }) => slugOf(value) === body)
    : inputs[Number(row.dataset.shown ?? 0)]
  if (shown) shown.checked = true
}

let groups = 0

/** Puts the dots of a row into radio buttons, one per finish; a row that already has them is left alone. */
function upgrade(row: HTMLElement): void {
  const labels = row.dataset.finishes?.split('|') ?? []
  const dots = [...row.querySelectorAll('svg')]
  if (inputsOf(row).length > 0 || dots.length !== labels.length) return
  row.setAttribute('role', 'radiogroup')
  row.setAttribute('aria-label', `Finish, ${row.closest('[data-card]')?.querySelector('h2')?.textContent}`)
  groups += 1
  for (const [index, dot] of dots.entries()) {
    const button = row.ownerDocument.createElement('label')
    button.className = 'finish-button'
    button.title = labels[index] ?? ''
    const input = row.ownerDocument.createElement('input')
    input.type = 'radio'
    input.name = `card-finish-${groups}`
    input.value = button.title
    input.setAttribute('aria-label', button.title)
    dot.replaceWith(button)
    button.append(input, dot)
  }
  checkShown(row)
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
  line.className = 'finish-note quiet'
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
 * Turns the dots on cards into radio buttons that show their finish on the card; until then a dot is part of the card's link. Nothing
 * is fetched before one is pressed; if its picture cannot be fetched, the card stays as it is and the visitor is told.
 */
export function startCardFinishes(
  { page }: Pick<BrowserGlobals, 'page'>,
  { find, show }: FinishSource,
): void {
  const upgradeAll = (root: ParentNode) => {
    for (const row of root.querySelectorAll<HTMLElement>('[data-card] [data-finishes]')) upgrade(row)
  }
  page.addEventListener('change', async ({ target }) => {
    const input = target as HTMLInputElement
    const row = input.closest<HTMLElement>('[data-card] .finishes')
    const card = row?.closest('[data-card]')
    if (!row || !card) return
    try {
      const [product, inFinish] = await waitFor(() => Promise.all([find(card), show(card, input.value)]))
      // Another finish was chosen in the meantime.
      if (!product || !input.checked) return
      const shown = inFinish(product)
      fill(card, shown)
      const isPictured = !shown.finish || shown.picture !== product.picture
      note(card, isPictured ? '' : `We have no picture in ${input.value} yet.`)
    } catch {
      checkShown(row)
    }
  })
  upgradeAll(page)
  // Cards of results come and go while filters are chosen.
  const results = page.querySelector('[data-result-list]')
  if (results)
    new MutationObserver(() => upgradeAll(results)).observe(results, { childList: true, subtree: true })
}
