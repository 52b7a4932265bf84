/** Separates the finishes of body and blades in an address: `satin-brass--walnut`. */
export const FINISH_SEPARATOR = '--'

/** The matching options of all groups, as the address writes them. */
const joinedValues = (form: HTMLFormElement, matches: (input: HTMLInputElement) => boolean): string =>
  [...form.querySelectorAll('input')]
    .filter(matches)
    .map(({ value }) => value)
    .join(FINISH_SEPARATOR)

/** The slug of the finish chosen in the form of a product's page; undefined for the one that the page opens with. */
export function finishInForm(form: HTMLFormElement): string | undefined {
  const chosen = joinedValues(form, ({ checked }) => checked)
  return chosen === joinedValues(form, ({ defaultChecked }) => defaultChecked) ? undefined : chosen
}
