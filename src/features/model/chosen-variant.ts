const SEPARATOR = ' / '

/** A product's chosen finishes by name; none if it has only one. */
export const chosenFinishes = (product: HTMLElement): string[] =>
  [...product.querySelectorAll<HTMLInputElement>('[data-finish-choice] :checked')].map(
    (input) => input.closest('label')?.textContent?.trim() ?? '',
  )

/**
 * The name of a model's variant with the chosen finishes. Other parts, such as a light, are as in the first variant.
 *
 * @param variants names of body, blades and light, joined
 */
export function variantOf(chosen: readonly string[], variants: readonly string[]): string {
  const others = variants[0]?.split(SEPARATOR).slice(chosen.length) ?? []
  return [...chosen, ...others].join(SEPARATOR)
}
