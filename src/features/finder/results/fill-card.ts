import { finishDots } from '../../../catalogue/views/finish-choice.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { keepLabel } from '../../list/keep-label.ts'

/** Replaces the first matching child of a parent with a copy of it for each text. */
function repeat(
  parent: Element | null,
  selector: string,
  texts: readonly string[],
  fill: (child: Element, text: string) => void,
): void {
  const first = parent?.querySelector(selector)
  if (!first) return
  first.replaceWith(
    ...texts.map((text) => {
      const child = first.cloneNode(true) as Element
      fill(child, text)
      return child
    }),
  )
}

/** Writes the facts of a product on its card, where they are others than before. */
export function fillFacts(card: Element, { facts }: Pick<Product, 'facts'>): void {
  const line = card.querySelector('.facts')
  const written = [...(line?.children ?? [])].map(({ textContent }) => textContent)
  if (written.join() !== facts.join()) repeat(line, 'span', facts, (span, fact) => span.replaceChildren(fact))
}

/**
 * Fills a copy of the page's card template with a product. The markup has one source, ProductCard.astro.
 *
 * @param card has every part that a card may have
 */
export function fillCard(
  card: Element,
  { productUrl, title, url, manufacturer, picture, finishes, finish }: Product,
): void {
  const link = card.querySelector('h2 a')
  link?.setAttribute('href', url)
  link?.replaceChildren(title)
  const keep = card.querySelector('[data-keep]')
  keep?.setAttribute('data-keep', productUrl)
  keep?.setAttribute('aria-label', keepLabel(title))
  if (finish) keep?.setAttribute('data-finish', finish)
  card.querySelector('source')?.setAttribute('srcset', picture.avifSet)
  card.querySelector('img')?.setAttribute('src', picture.src)
  card.querySelector('.label')?.replaceChildren(manufacturer)

  const row = card.querySelector('.finishes')
  const dots = finishDots(finishes)
  if (!dots) {
    row?.remove()
    return
  }
  row?.setAttribute('data-finishes', dots.labels.join('|'))
  row?.setAttribute('data-shown', String(dots.shown))
  for (const dot of [...(row?.querySelectorAll('svg') ?? [])].slice(1)) dot.remove()
  repeat(row, 'svg', dots.colours, (dot, colour) => dot.querySelector('circle')?.setAttribute('fill', colour))
  const [words, more] = row?.querySelectorAll('span') ?? []
  words?.replaceChildren(dots.words)
  more?.replaceChildren(dots.more)
}
