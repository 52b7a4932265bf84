import { formatInches } from '../../catalogue/rules/numbers.ts'

/** How a model shows a size: as it was made, by other blades, or not at all, as its blades are not apart from its body. */
export type SizeShown = 'own' | 'scaled' | 'other'

/** The span in inches that is chosen beside a fan's pictures; undefined until one is. */
export function chosenSpan(product: HTMLElement): number | undefined {
  const input = product.querySelector<HTMLInputElement>('[data-size-choice] :checked')
  return input ? Number(input.value) : undefined
}

/** What is said of a size that a model was not made in; nothing of its own. */
export function sizeWords(shown: SizeShown, spanInches = 0): string {
  if (shown === 'own') return ''
  const size = `${formatInches(spanInches)} in.`
  return shown === 'scaled'
    ? `Shown at ${size} (blades scaled, motor housing not).`
    : `The 3D view isn’t available at ${size}`
}
