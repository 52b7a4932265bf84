import { loadProducts } from '../../product-data/load-products.ts'
import type { Product } from '../../product-data/product-file.ts'
import { productsNamed } from '../../product-data/products-named.ts'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './seen.css?inline'
import { clearSeenProducts, seenProducts } from './seen-products.ts'

/** As wide as seen.css shows them. */
const SIZES = '9rem'

function card(page: Document, { title, url, picture, facts }: Product): HTMLLIElement {
  const item = page.createElement('li')
  const source = page.createElement('source')
  source.type = 'image/avif'
  source.sizes = SIZES
  source.srcset = picture.avifSet
  const image = page.createElement('img')
  Object.assign(image, { alt: '', loading: 'lazy', width: 144, height: 144, src: picture.src })
  const frame = page.createElement('picture')
  frame.append(source, image)
  const link = page.createElement('a')
  link.href = url
  link.textContent = title
  const name = page.createElement('h3')
  name.append(link)
  const words = page.createElement('p')
  words.textContent = facts.join(' · ')
  item.append(frame, name, words)
  return item
}

/** The section "Recently Viewed": a row of small cards, and a button that clears it. */
function seenCards(page: Document, products: readonly Product[], onClear: () => void): HTMLElement {
  const section = page.createElement('section')
  section.className = 'seen'
  section.setAttribute('aria-labelledby', 'lately-seen')
  const heading = page.createElement('h2')
  heading.id = 'lately-seen'
  heading.textContent = 'Recently Viewed'
  const button = page.createElement('button')
  button.type = 'button'
  button.textContent = 'Clear'
  button.setAttribute('aria-label', 'Clear recently viewed')
  button.addEventListener('click', onClear)
  const list = page.createElement('ul')
  list.setAttribute('role', 'list')
  list.className = 'on-stone'
  list.append(...products.map((product) => card(page, product)))
  section.append(heading, button, list)
  return section
}

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
