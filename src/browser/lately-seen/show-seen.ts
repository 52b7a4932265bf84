import { loadProducts } from '../../product-data/load-products.ts'
import { productsNamed } from '../../product-data/products-named.ts'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './seen.css?inline'
import { seenCards } from './seen-cards.ts'
import { clearSeenProducts, seenProducts } from './seen-products.ts'

// Loaded by show-when-near.ts at the foot of a list.
const place = document.querySelector<HTMLElement>('[data-lately-seen]')

async function show(): Promise<void> {
  const names = seenProducts(window)
  // The network failed, or the visitor has left: the list does without.
  const found = await productsNamed(names, loadProducts).catch(() => undefined)
  if (!found) return
  const products = names.flatMap((name) => found.get(name) ?? [])
  place?.replaceChildren(...(products.length > 0 ? [seenCards(document, products, clear)] : []))
}

function clear(): void {
  clearSeenProducts(window)
  const note = document.createElement('p')
  note.tabIndex = -1
  note.setAttribute('role', 'status')
  note.textContent = 'Cleared from this device.'
  place?.replaceChildren(note)
  note.focus()
}

adoptStyles(document, styles)
void show()
// The visitor comes back from another product, or has seen one in another tab.
addEventListener('pageshow', ({ persisted }) => persisted && void show())
addEventListener('storage', () => void show())
