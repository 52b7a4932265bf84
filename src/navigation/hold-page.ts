/**
 * Makes an open sheet modal: everything beside its way to the root is inert and the page does not scroll.
 *
 * @returns undoes it all
 */
export function holdPage(sheet: HTMLElement): () => void {
  const { documentElement, body } = sheet.ownerDocument
  const held: HTMLElement[] = []
  for (let inner: HTMLElement = sheet; inner !== body && inner.parentElement; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) {
      if (beside === inner || !(beside instanceof HTMLElement) || beside.inert) continue
      beside.inert = true
      held.push(beside)
    }
  }
  const { overflow } = documentElement.style
  documentElement.style.overflow = 'hidden'
  return () => {
    documentElement.style.overflow = overflow
    for (const element of held) element.inert = false
  }
}
