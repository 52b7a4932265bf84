import { FINISH_SEPARATOR, finishInForm } from './finish-form.ts'
import { putParameters, queryParameter, withParameters } from './query-parameters.ts'

function choose(form: HTMLFormElement, finish: string): void {
  const groups = [...form.querySelectorAll('fieldset')]
  const values = finish.split(FINISH_SEPARATOR)
  const inputs = groups.map((group, place) =>
    [...group.querySelectorAll('input')].find(({ value }) => value === values[place]),
  )
  if (values.length !== groups.length) return
  for (const input of inputs) if (!input) return
  for (const input of inputs) if (input) input.checked = true
}

/**
 * Keeps the chosen finish in the address (`?finish=satin-nickel`), so that a link shows what its sender saw, and tells
 * screen readers what the picture shows now; a message about the product names it as well. Unknown finishes in an address are
 * ignored. A choice that was made before this began is followed as well.
 *
 * @param form the choice of finishes, within the `.finishes` whose pictures it changes; its `role="status"` element takes
 *   the words
 */
export function syncFinishWithUrl(form: HTMLFormElement, view: Pick<Window, 'location' | 'history'>): void {
  const follow = () => {
    const finish = finishInForm(form)
    putParameters(view, { finish })
    const ask = form.ownerDocument.querySelector<HTMLAnchorElement>('[data-ask]')
    const product = ask?.dataset.ask
    if (ask) ask.search = withParameters('', { list: finish ? `${product}.${finish}` : product })

    const seen = [...(form.closest('.finishes')?.querySelectorAll<HTMLElement>('[data-view]') ?? [])].find(
      (one) => one.offsetParent !== null,
    )
    const status = form.querySelector('[role="status"]')
    if (status)
      status.textContent = seen?.querySelector('figcaption')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  }

  const asked = queryParameter(view.location.search, 'finish')
  if (asked) choose(form, asked)
  else if (finishInForm(form)) follow()
  form.addEventListener('change', follow)
}
