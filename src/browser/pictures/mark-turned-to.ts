/**
 * Marks a product with `data-turned` once its visitor turns to it with pointer, focus or a swipe: its further pictures are
 * fetched from then on, as they come near (product-pictures.css).
 */
export function markTurnedTo(product: HTMLElement): void {
  const mark = () => {
    product.dataset.turned = ''
  }
  // What came before this script, and called for it.
  if (product.matches(':is(:hover, :focus-within)')) mark()
  for (const hint of ['pointerover', 'focusin', 'scroll']) {
    product.addEventListener(hint, mark, { once: true, capture: true })
  }
}
