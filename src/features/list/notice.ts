import { element } from '../../client/dom.ts'

const SHOWN_MS = 5000
/** Long enough to find the button. What it takes back can be taken back without it, too. */
const WITH_UNDO_MS = 10_000

/** Adds an empty notice to the page, or to a sheet that makes the page inert: some screen readers announce only changes. */
export function addNotice(place: HTMLElement | null): void {
  place?.append(element('div', { className: 'notice night' }, element('p', { role: 'status' })))
}

let timer: ReturnType<typeof setTimeout> | undefined
let hide = () => {}

/** Shows and announces a sentence for a while. After Undo the focus returns to its previous element. */
export function showNotice(sentence: string, undo?: () => void): void {
  clearTimeout(timer)
  hide()
  const bar = document.querySelector('dialog:modal div.notice') ?? document.querySelector('body > div.notice')
  const status = bar?.querySelector('p')
  if (!bar || !status) return
  status.textContent = sentence
  hide = () => {
    status.textContent = ''
    while (status.nextSibling) status.nextSibling.remove()
  }
  if (undo) bar.append(undoButton(bar, undo))
  const wait = () => {
    // Keep a notice that has the pointer or the focus.
    if (bar.matches(':has(button):is(:hover, :focus-within)')) timer = setTimeout(wait, SHOWN_MS)
    else hide()
  }
  timer = setTimeout(wait, undo ? WITH_UNDO_MS : SHOWN_MS)
}

function undoButton(bar: Element, undo: () => void): HTMLButtonElement {
  const { activeElement: before } = document
  const onclick = () => {
    undo()
    showNotice('Undone.')
    const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
    const title = bar.closest('dialog, body')?.querySelector<HTMLElement>('main, #my-list-title')
    if (!isThere && title) title.tabIndex = -1
    const target = isThere ? before : title
    target?.focus({ preventScroll: true })
  }
  return element('button', { type: 'button', onclick }, 'Undo')
}
