/** Between the finishes of body and blades in an address: `satin-brass--walnut`. */
export const FINISH_SEPARATOR = '--'

/** The options of every group that fit, in their order, as the address writes them. */
const written = (form: HTMLFormElement, fits: (input: HTMLInputElement) => boolean): string =>
  [...form.querySelectorAll('input')]
    .filter(fits)
    .map(({ value }) => value)
    .join(FINISH_SEPARATOR)

/** The slug of the finish that is chosen in the form of a product's page; undefined for the one that the page opens with. */
export function finishInForm(form: HTMLFormElement): string | undefined {
  const chosen = written(form, ({ checked }) => checked)
  return chosen === written(form, ({ defaultChecked }) => defaultChecked) ? undefined : chosen
}
