import { putParameters, queryParameter } from '../../client/state.ts'
import { FINISH_SEPARATOR, finishInForm } from './finish-form.ts'
import { showFinish } from './show-finish.ts'

function choose(form: HTMLFormElement, finish: string): void {
  const groups = [...form.querySelectorAll('fieldset')]
  const values = finish.split(FINISH_SEPARATOR)
  const inputs = groups.map((group, index) =>
    [...group.querySelectorAll('input')].find(({ value }) => value === values[index]),
  )
  if (values.length !== groups.length) return
  if (!inputs.every((input) => input !== undefined)) return
  for (const input of inputs) input.checked = true
}

/**
 * Keeps the chosen finish in the address (`?finish=satin-nickel`), so that a link shows what its sender saw, and announces the
 * picture to screen readers. Unknown finishes in an address are ignored. A choice made before this script was loaded counts as
 * well.
 *
 * @param form the choice of finishes, within the `.finishes` whose pictures it changes; its `role="status"` element is the
 *   live region
 */
export function syncFinishWithUrl(form: HTMLFormElement, view: Pick<Window, 'location' | 'history'>): void {
  const status = form.querySelector('[role="status"]')
  const product = form.closest<HTMLElement>('.finishes')
  if (!product) return
  const update = () => {
    const caption = showFinish(product, form)
    putParameters(view, { finish: finishInForm(form) })
    if (status) status.textContent = caption
  }

  const requested = queryParameter(view.location.search, 'finish')
  if (requested) choose(form, requested)
  if (requested || !finishInForm(form)) showFinish(product, form)
  else update()
  form.addEventListener('change', update)
}
