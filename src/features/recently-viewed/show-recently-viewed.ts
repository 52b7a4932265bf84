import { adoptStyles, element } from '../../client/dom.ts'
import { type Product, pictureElement, productsNamed } from '../../client/products.ts'
import styles from './recently-viewed.css?inline'
import { clearViewedProducts, viewedProducts } from './viewed-products.ts'

const card = ({ title, url, picture, facts }: Product): HTMLElement =>
  element(
    'li',
    { className: 'card' },
    pictureElement(picture, 144),
    element('h3', {}, element('a', { href: url }, title)),
    element('p', { className: 'quiet' }, facts.join('\u00a0· ')),
  )

function viewedCards(products: readonly Product[]): HTMLElement {
  const list = element('ul', { className: 'on-stone', role: 'list' }, ...products.map(card))
  const button = element(
    'button',
    { type: 'button', className: 'text-button', onclick: clear, ariaLabel: 'Clear recently viewed' },
    'Clear',
  )
  const heading = element('h2', { id: 'recently-viewed' }, 'Recently Viewed')
  const section = element('section', { className: 'viewed' }, heading, button, list)
  section.setAttribute('aria-labelledby', 'recently-viewed')
  return section
}

const container = document.querySelector<HTMLElement>('[data-recently-viewed]')

async function show(): Promise<void> {
  const names = viewedProducts()
  // Without a network there is no section.
  const found = await productsNamed(names).catch(() => undefined)
  if (!found) return
  const products = names.flatMap((name) => found.products.get(name) ?? [])
  container?.replaceChildren(...(products.length > 0 ? [viewedCards(products)] : []))
}

function clear(): void {
  clearViewedProducts()
  const note = element('p', { tabIndex: -1, role: 'status' }, 'Cleared from this device.')
  container?.replaceChildren(note)
  note.focus()
}

/** Shows recently viewed products at the bottom of a list. */
export function startRecentlyViewed(): void {
  adoptStyles(styles)
  void show()
  // The visitor comes back from another product, or has seen one in another tab.
  addEventListener('pageshow', ({ persisted }) => persisted && void show())
  addEventListener('storage', () => void show())
}
