/**
 * Keeps a product's row of pictures and its thumbnails in sync: picking a thumbnail scrolls the row to its picture, a swipe
 * picks the thumbnail of the picture now shown, and choosing a finish returns to the first picture, which shows it. So does the focus
 * of a picture: Chromium scrolls to it by less than the row snaps back. A thumbnail picked before this script loaded counts too.
 *
 * @param pictures the `.slides` row with a radio button in each, and the thumbnails, which are the buttons' labels;
 *   with one picture only it has none of them
 */
export function followPictures(pictures: HTMLElement): void {
  const row = pictures.querySelector<HTMLElement>('.slides')
  const inputs = [...pictures.querySelectorAll<HTMLInputElement>('.slide > input')]
  if (!row || inputs.length === 0) return
  /** Set while the row scrolls to a picked image, so passing images aren't picked. */
  let aim: number | undefined
  const inView = () => Math.round(row.scrollLeft / row.clientWidth)

  const scrollToPicked = () => {
    const position = inputs.findIndex(({ checked }) => checked)
    if (position === inView()) return
    aim = position
    row.scrollTo({ left: position * row.clientWidth })
  }

  const pickInView = () => {
    if (aim === inView()) aim = undefined
    const input = inputs[inView()]
    if (aim === undefined && input) input.checked = true
  }

  const pick = (input = inputs[0]) => {
    if (!input) return
    input.checked = true
    scrollToPicked()
  }

  row.addEventListener('change', () => {
    // On a phone, the thumbnails are below the choices and the actions. First, as it would end the row's own scrolling.
    row.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    scrollToPicked()
  })
  row.addEventListener('focusin', ({ target }) => {
    const input = inputs.find(({ parentElement }) => parentElement?.contains(target as Node))
    // After the browser has scrolled.
    requestAnimationFrame(() => pick(input))
  })
  row.addEventListener('scroll', pickInView, { passive: true })
  for (const event of ['pointerdown', 'wheel', 'scrollend']) {
    row.addEventListener(event, () => (aim = undefined), { passive: true })
  }
  pictures.closest('.finishes')?.addEventListener('change', ({ target }) => {
    if (!row.contains(target as Node)) pick()
  })
  if (inputs[0]?.checked) pickInView()
  else scrollToPicked()
}
