import { kindOfPath } from '../../catalogue/kinds/product-kinds.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { adoptStyles, element } from '../../client/dom.ts'
import { load } from '../../client/load.ts'
import { loadProductFile, type Product, productFileAddress } from '../../client/products.ts'
import { onResultsShown } from '../../client/scroll.ts'
import type { Entry } from '../list/entries.ts'
import { entryOfButton } from '../list/page-entry.ts'
import styles from './card-finishes.css?inline'
import { showInFinishes } from './finish-pictures.ts'

/** The file of the list that a card is in: the page's own list, or the whole kind's if the page shows only a part. */
function addressOf(card: Element): string {
  const list = document.querySelector<HTMLElement>('[data-file]')?.dataset.file
  const page = card.querySelector('h2 a')?.getAttribute('href') ?? ''
  return list ?? productFileAddress(kindOfPath(page) ?? 'fans')
}

function entryOfCard(card: Element | null): Entry | undefined {
  const button = card?.querySelector<HTMLElement>('[data-keep]')
  return button ? entryOfButton(button) : undefined
}

/** The product of a card, as listed and in a finish; undefined if the list has none by that name. */
async function inFinish(
  card: Element,
  finish: string,
): Promise<{ listed: Product; shown: Product } | undefined> {
  const name = entryOfCard(card)?.productUrl
  const file = addressOf(card)
  const [{ products }, show] = await Promise.all([loadProductFile(file), showInFinishes(file, [{ finish }])])
  const listed = products.find(({ productUrl }) => productUrl === name)
  return listed && { listed, shown: show(listed) }
}

const inputsOf = (row: Element) => [...row.querySelectorAll('input')]

/** Checks the finish that a card shows: of a mix-and-match fan its body's. */
function checkShown(row: HTMLElement): void {
  const inputs = inputsOf(row)
  const [body] = entryOfCard(row.closest('[data-card]'))?.finish?.split('--') ?? []
  const shown = body
    ? inputs.find(({ value }) => slugOf(value) === body)
    : inputs[Number(row.dataset.shown ?? 0)]
  if (shown) shown.checked = true
}

let groups = 0

/** Puts the dots of a row into radio buttons, one per finish; a row that already has them stays. */
function upgrade(row: HTMLElement): void {
  const labels = row.dataset.finishes?.split('|') ?? []
  const dots = [...row.querySelectorAll('svg')]
  if (inputsOf(row).length > 0 || dots.length !== labels.length) return
  row.role = 'radiogroup'
  row.ariaLabel = `Finish, ${row.closest('[data-card]')?.querySelector('h2')?.textContent}`
  groups += 1
  for (const [index, dot] of dots.entries()) {
    const finish = labels[index] ?? ''
    const name = `card-finish-${groups}`
    const input = element('input', { type: 'radio', name, value: finish, ariaLabel: finish })
    const button = element('label', { className: 'finish-button', title: finish }, input)
    dot.replaceWith(button)
    button.append(dot)
  }
  checkShown(row)
}

/** Notes under a card's dots that the chosen finish has no photo yet; removes the note if there is one. */
function note(card: Element, text: string): void {
  const line =
    card.querySelector('.finish-note') ?? element('p', { className: 'finish-note quiet', role: 'status' })
  if (text) card.querySelector('.finishes')?.after(line)
  else line.remove()
  line.textContent = text
}

/**
 * Turns the dots on cards into radio buttons that show their finish on the card; until then a dot is part of the card's link. Nothing
 * is fetched before a click; if the image fails to load, the card stays as it is and the visitor gets a notice.
 */
export function startCardFinishes(): void {
  adoptStyles(styles)
  const upgradeAll = () => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-card] [data-finishes]')) upgrade(row)
  }
  document.addEventListener('change', async ({ target }) => {
    const input = target as HTMLInputElement
    const row = input.closest<HTMLElement>('[data-card] .finishes')
    const card = row?.closest('[data-card]')
    if (!row || !card) return
    try {
      const found = await load(() => inFinish(card, input.value))
      // Another finish was chosen in the meantime.
      if (!found || !input.checked) return
      const { listed, shown } = found
      card.querySelector('h2 a')?.setAttribute('href', shown.url)
      card.querySelector('source')?.setAttribute('srcset', shown.picture.avifSet)
      card.querySelector('img')?.setAttribute('src', shown.picture.src)
      const isPictured = !shown.finish || shown.picture !== listed.picture
      note(card, isPictured ? '' : `We don’t have a photo in ${input.value} yet.`)
    } catch {
      checkShown(row)
    }
  })
  upgradeAll()
  onResultsShown(upgradeAll)
}
