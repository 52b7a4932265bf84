const SEPARATOR = ' / '

/** The finishes that are chosen in a product's form, in words; none when it comes in one only. */
export const chosenFinishes = (product: HTMLElement): string[] =>
  [...product.querySelectorAll<HTMLInputElement>('[data-finish-choice] :checked')].map(
    (input) => input.closest('label')?.textContent?.trim() ?? '',
  )

/**
 * The variant of a model that shows the chosen finishes. What cannot be chosen, such as a light's finish, is as in the first
 * variant.
 *
 * @param variants their names: those of body, blades and light are joined
 */
export function variantOf(chosen: readonly string[], variants: readonly string[]): string {
  const others = variants[0]?.split(SEPARATOR).slice(chosen.length) ?? []
  return [...chosen, ...others].join(SEPARATOR)
}
