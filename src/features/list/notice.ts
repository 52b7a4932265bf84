/**
 * Shows a sentence at the foot of the window for a while, and lets screen readers say it.
 *
 * @param undo takes back what the sentence says, at the press of a button
 */
export type ShowNotice = (sentence: string, undo?: () => void) => void

const SHOWN_MS = 5000
/** Long enough to find the button. What it takes back can be taken back without it, too. */
const WITH_UNDO_MS = 10_000

/**
 * The notice of a page, or of a sheet that makes the rest of the page inert. After Undo the focus is back where it was before. Its live region exists before it has text, as some
 * screen readers announce only changes.
 *
 * @param place where it is added
 */
export function createNotice(page: Document, place: HTMLElement = page.body): ShowNotice {
  const bar = page.createElement('div')
  bar.className = 'notice night'
  const status = page.createElement('p')
  status.setAttribute('role', 'status')
  const button = page.createElement('button')
  button.type = 'button'
  button.textContent = 'Undo'
  bar.append(status)
  place.append(bar)

  let timer: ReturnType<typeof setTimeout> | undefined
  const clear = () => {
    while (status.nextSibling) status.nextSibling.remove()
  }
  const hide = () => {
    status.textContent = ''
    clear()
  }
  const show: ShowNotice = (sentence, undo) => {
    clearTimeout(timer)
    const { activeElement } = page
    status.textContent = sentence
    clear()
    if (undo) bar.append(button)
    button.onclick = () => {
      undo?.()
      show('Undone.')
      const before = activeElement === page.body || !activeElement?.isConnected ? undefined : activeElement
      const back = (before ??
        place.closest('dialog, body')?.querySelector('main, #my-list-title')) as HTMLElement | null
      if (back && !before) back.tabIndex = -1
      back?.focus({ preventScroll: true })
    }
    const wait = () => {
      // Keep a notice that has the pointer or the focus.
      if (bar.matches(':has(button):is(:hover, :focus-within)')) timer = setTimeout(wait, SHOWN_MS)
      else hide()
    }
    timer = setTimeout(wait, undo ? WITH_UNDO_MS : SHOWN_MS)
  }
  return show
}
