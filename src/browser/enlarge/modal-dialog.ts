import type { BrowserGlobals } from '../browser-globals.ts'

/** Marks the entry of the history that an open dialog has, so that Back closes it. */
const STATE = { isEnlarged: true }

/**
 * An empty modal dialog over the page. Escape and Back close it just as a button inside it does.
 *
 * @param ask called when a visitor wants it closed, so that its content can animate out first
 * @returns the dialog, and what closes it and takes its entry out of the history
 */
export function openDialog({ page, view }: BrowserGlobals, label: string, ask: () => void) {
  const dialog = page.createElement('dialog')
  dialog.className = 'enlarged'
  dialog.setAttribute('aria-label', label)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    ask()
  })
  view.addEventListener('popstate', ask)
  view.history.pushState(STATE, '')
  page.body.append(dialog)
  dialog.showModal()

  const close = () => {
    view.removeEventListener('popstate', ask)
    dialog.remove()
    if (view.history.state?.isEnlarged) view.history.back()
  }
  return { dialog, close }
}
