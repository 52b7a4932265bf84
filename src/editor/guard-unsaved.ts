/** The Save button of an entry that is open; it is off while there is nothing to save. */
const SAVE = '[data-entry-draft-root] [role="toolbar"] button.primary[aria-disabled="false"]'

/** The arrow that leaves an open entry. */
const LEAVE = '[data-entry-draft-root] [role="toolbar"] button.back'

const QUESTION = 'Leave without saving? What you changed would be lost.'

/**
 * Asks before changes are lost: when the page is closed or reloaded, and when the arrow is pressed that leaves an entry.
 * Working in a folder, the editor keeps no draft: without the question, what is not saved would be lost silently.
 */
export function guardUnsaved(view: Pick<Window, 'addEventListener' | 'confirm'>, page: Document): void {
  const isUnsaved = () => page.querySelector(SAVE) !== null
  view.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
  page.addEventListener(
    'click',
    (event) => {
      const isLeaving = event.target instanceof Element && event.target.closest(LEAVE) !== null
      if (isLeaving && isUnsaved() && !view.confirm(QUESTION)) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
