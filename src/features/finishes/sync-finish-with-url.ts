import { putParameters, queryParameter } from '../../client/state.ts'
import { FINISH_SEPARATOR, finishInForm } from './finish-form.ts'

/** Shows a picture as the first thumbnail, too. */
function showThumbnail(thumbnail: Element, shown: Element): void {
  const picture = shown.cloneNode(true) as Element
  for (const source of picture.querySelectorAll('source, img')) source.setAttribute('sizes', '4.5rem')
  picture.querySelector('img')?.setAttribute('alt', thumbnail.querySelector('img')?.alt ?? '')
  thumbnail.replaceWith(picture)
}

/**
 * Shows only the chosen options' view. So do the rules of finish-views.css, but Firefox forgets them for as long as a page is
 * there whose HTML came in two pieces, the second from the form on.
 */
function showView(product: HTMLElement, form: HTMLFormElement): HTMLElement | undefined {
  const chosen = [...form.querySelectorAll<HTMLInputElement>(':checked')]
  const key = chosen.map(({ dataset }) => dataset.place).join('-')
  const views = [...product.querySelectorAll<HTMLElement>('[data-view]')]
  for (const view of views) view.style.display = view.dataset.view === key ? 'block' : 'none'
  return views.find(({ dataset }) => dataset.view === key)
}

/**
 * Makes a product's photos follow the chosen finish: the main photo and the first thumbnail show it, photos in
 * another finish are labeled and fade (`data-other-finish`, product-pictures.css). The table's finishes and numbers
 * are marked for the printed sheet.
 */
function showFinish(product: HTMLElement, form: HTMLFormElement): string {
  const isOther = finishInForm(form) !== undefined
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>(':checked'))
    for (const item of product.querySelectorAll<HTMLElement>(`[data-part="${name}"] [data-finish-of]`))
      item.classList.toggle('is-chosen', item.dataset.finishOf === value)

  const figure = showView(product, form)
  const thumbnail = product.querySelector('.thumbnails picture')
  const picture = figure?.querySelector('picture')
  // Until another finish is chosen, the thumbnail has a smaller file.
  const isThere = !isOther && !product.hasAttribute('data-other-finish')
  if (thumbnail && picture && !isThere) showThumbnail(thumbnail, picture)
  product.toggleAttribute('data-other-finish', isOther)
  return figure?.querySelector('figcaption')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

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
 * picture to screen readers. Unknown finishes in an address are ignored. A choice made before this script was loaded counts.
 */
export function syncFinishWithUrl(form: HTMLFormElement): void {
  const status = form.querySelector('[role="status"]')
  const product = form.closest<HTMLElement>('.finishes')
  if (!product) return
  const update = () => {
    const caption = showFinish(product, form)
    putParameters({ finish: finishInForm(form) })
    if (status) status.textContent = caption
  }

  const requested = queryParameter(location.search, 'finish')
  if (requested) {
    choose(form, requested)
    // The list and the room's tool may have started before this script.
    form.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (requested || !finishInForm(form)) showFinish(product, form)
  else update()
  form.addEventListener('change', update)
}
