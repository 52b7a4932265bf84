import { formatInches } from '../../catalogue/rules/numbers.ts'

/** A model's way to show a size: as made, with scaled blades, or not at all if it has no separate blades. */
export type SizeShown = 'own' | 'scaled' | 'other'

/** A fan's chosen span in inches; undefined until one is chosen. */
export function chosenSpan(product: HTMLElement): number | undefined {
  const input = product.querySelector<HTMLInputElement>('[data-size-choice] :checked')
  return input ? Number(input.value) : undefined
}

/** The note for a size that the model wasn't made in. */
export function sizeWords(shown: SizeShown, spanInches = 0): string {
  if (shown === 'own') return ''
  const size = `${formatInches(spanInches)} in.`
  return shown === 'scaled'
    ? `Shown at ${size} (blades scaled, motor housing not).`
    : `The 3D view isn’t available at ${size}`
}

const SEPARATOR = ' / '

/** A product's chosen finishes by name; none if it has only one. */
export const chosenFinishes = (product: HTMLElement): string[] =>
  [...product.querySelectorAll<HTMLInputElement>('[data-finish-choice] :checked')].map(
    (input) => input.closest('label')?.textContent?.trim() ?? '',
  )

/** The name of a model's variant with the chosen finishes. Other parts, such as a light, are as in the first variant. */
export function variantOf(chosen: readonly string[], variants: readonly string[]): string {
  const others = variants[0]?.split(SEPARATOR).slice(chosen.length) ?? []
  return [...chosen, ...others].join(SEPARATOR)
}
