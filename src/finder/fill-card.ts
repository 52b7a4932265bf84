import { finishDots } from '../catalogue/views/finish-dots.ts'
import type { Product } from '../product-data/product-file.ts'

/** Makes an element for each text like the first child of a parent, in its place. */
function repeat<Child extends Element>(
  parent: Element | null,
  selector: string,
  texts: readonly string[],
  fill: (child: Child, text: string) => void,
): void {
  const first = parent?.querySelector<Child>(selector)
  if (!first) return
  first.replaceWith(
    ...texts.map((text) => {
      const child = first.cloneNode(true) as Child
      fill(child, text)
      return child
    }),
  )
}

/**
 * Turns a copy of the page's card, with every part that a card may have, into the card of a product. The markup has one source,
 * ProductCard.astro; this only fills it.
 */
export function fillCard(
  card: Element,
  { productUrl, title, url, manufacturer, picture, facts, finishes }: Product,
): void {
  const link = card.querySelector<HTMLAnchorElement>('h2 a')
  if (link) {
    link.href = url
    link.textContent = title
  }
  const keep = card.querySelector<HTMLElement>('[data-keep]')
  if (keep) {
    keep.dataset.keep = productUrl
    keep.setAttribute('aria-label', `Keep ${title}`)
  }
  card.querySelector('source')?.setAttribute('srcset', picture.avifSet)
  card.querySelector('img')?.setAttribute('src', picture.src)
  const label = card.querySelector('.label')
  if (label) label.textContent = manufacturer
  repeat(card.querySelector('.facts'), 'span', facts, (span, fact) => {
    span.textContent = fact
  })

  const row = card.querySelector('.finishes')
  const dots = finishDots(finishes)
  if (!dots) {
    row?.remove()
    return
  }
  for (const dot of [...(row?.querySelectorAll('svg') ?? [])].slice(1)) dot.remove()
  repeat<SVGElement>(row, 'svg', dots.colours, (dot, colour) =>
    dot.querySelector('circle')?.setAttribute('fill', colour),
  )
  const [words, more] = row?.querySelectorAll('span') ?? []
  if (words) words.textContent = dots.words
  if (more) more.textContent = dots.more
}
