/**
 * Makes an open sheet modal: everything outside it is inert, scrolling is locked, and screen
 * readers announce a dialog.
 *
 * @returns makes it not modal again
 */
export function makeModal(sheet: HTMLElement, name: string): () => void {
  const { documentElement, body } = sheet.ownerDocument
  const madeInert: HTMLElement[] = []
  for (let inner: HTMLElement = sheet; inner !== body && inner.parentElement; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) {
      if (beside === inner || !(beside instanceof HTMLElement) || beside.inert) continue
      beside.inert = true
      madeInert.push(beside)
    }
  }
  const spoken = { role: 'dialog', 'aria-modal': 'true', 'aria-label': name }
  for (const [attribute, value] of Object.entries(spoken)) sheet.setAttribute(attribute, value)
  const { overflow } = documentElement.style
  documentElement.style.overflow = 'hidden'
  return () => {
    documentElement.style.overflow = overflow
    for (const element of madeInert) element.inert = false
    for (const attribute of Object.keys(spoken)) sheet.removeAttribute(attribute)
  }
}
