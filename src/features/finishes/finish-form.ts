/** Separates the finishes of body and blades in an address: `satin-brass--walnut`. */
export const FINISH_SEPARATOR = '--'

/** The matching options of all groups, as the address writes them. */
const joinedValues = (form: HTMLFormElement, matches: (input: HTMLInputElement) => boolean): string =>
  [...form.querySelectorAll('input')]
    .filter(matches)
    .map(({ value }) => value)
    .join(FINISH_SEPARATOR)

/** Slug of the finish chosen on a product page; undefined for the initial finish. */
export function finishInForm(form: HTMLFormElement): string | undefined {
  const chosen = joinedValues(form, ({ checked }) => checked)
  return chosen === joinedValues(form, ({ defaultChecked }) => defaultChecked) ? undefined : chosen
}
