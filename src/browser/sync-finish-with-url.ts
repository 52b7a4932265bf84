const SEPARATOR = '--'

/** The chosen option of every group, in their order, as the address writes it: `satin-brass--walnut`. */
const chosen = (form: HTMLFormElement): string =>
  [...form.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value).join(SEPARATOR)

function choose(form: HTMLFormElement, finish: string): void {
  const groups = [...form.querySelectorAll('fieldset')]
  const values = finish.split(SEPARATOR)
  const inputs = groups.map((group, place) =>
    [...group.querySelectorAll('input')].find(({ value }) => value === values[place]),
  )
  if (values.length !== groups.length) return
  for (const input of inputs) if (!input) return
  for (const input of inputs) if (input) input.checked = true
}

/**
 * Keeps the chosen finish in the address (`?finish=satin-nickel`), so that a link shows what its sender saw, and tells
 * screen readers what the picture shows now. Unknown finishes in an address are ignored.
 *
 * @param form the choice of finishes; its `role="status"` element takes the words
 */
export function syncFinishWithUrl(
  form: HTMLFormElement,
  { location, history }: Pick<Window, 'location' | 'history'>,
): void {
  const opening = chosen(form)
  const asked = new URLSearchParams(location.search).get('finish')
  if (asked) choose(form, asked)

  form.addEventListener('change', () => {
    const address = new URL(location.href)
    const finish = chosen(form)
    if (finish === opening) address.searchParams.delete('finish')
    else address.searchParams.set('finish', finish)
    history.replaceState(history.state, '', address)

    const seen = [...(form.parentElement?.querySelectorAll<HTMLElement>('[data-view]') ?? [])].find(
      (view) => view.offsetParent !== null,
    )
    const status = form.querySelector('[role="status"]')
    if (status)
      status.textContent = seen?.querySelector('figcaption')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  })
}
