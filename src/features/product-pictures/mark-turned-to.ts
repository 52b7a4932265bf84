/**
 * Marks a product with `data-turned` once the visitor first uses pointer, focus or a swipe on it: from then on its other
 * pictures are fetched as they come near (product-pictures.css).
 */
export function markTurnedTo(product: HTMLElement): void {
  const mark = () => {
    product.dataset.turned = ''
  }
  // The event that came before this script and caused it to load.
  if (product.matches(':is(:hover, :focus-within)')) mark()
  for (const hint of ['pointerover', 'focusin', 'scroll']) {
    product.addEventListener(hint, mark, { once: true, capture: true })
  }
}
