import type { Product } from '../../product-data/product-file.ts'

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
export function seenCards(page: Document, products: readonly Product[], onClear: () => void): HTMLElement {
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
