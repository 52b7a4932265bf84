import { kindOfPath } from '../../../catalogue/kinds/product-kinds.ts'
import { adoptStyles } from '../../../client/adopt-styles.ts'
import { showInFinishes } from '../../../client/product-data/finish-pictures.ts'
import { loadProductFile, productFileAddress } from '../../../client/product-data/load-products.ts'
import styles from './card-finishes.css?inline'
import { startCardFinishes } from './card-finishes.ts'

/** The file of the list that a card is in: the page's own list, or that of the whole kind on pages that show only some of it. */
function addressOf(card: Element): string {
  const list = document.querySelector<HTMLElement>('[data-fetches]')?.dataset.fetches
  const page = card.querySelector('h2 a')?.getAttribute('href') ?? ''
  return list ?? productFileAddress(kindOfPath(page) ?? 'fans')
}

adoptStyles(document, styles)
startCardFinishes(
  { page: document },
  {
    find: async (card) => {
      const name = card.querySelector<HTMLElement>('[data-keep]')?.dataset.keep
      return (await loadProductFile(addressOf(card))).find(({ productUrl }) => productUrl === name)
    },
    show: (card, finish) => showInFinishes(addressOf(card), [{ finish }]),
  },
)
