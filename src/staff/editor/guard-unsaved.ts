/** The Save button of an entry that is open; it is off while there is nothing to save. */
const SAVE = '[data-entry-draft-root] [role="toolbar"] button.primary[aria-disabled="false"]'

/** The arrow that leaves an open entry. */
const LEAVE = '[data-entry-draft-root] [role="toolbar"] button.back'

const QUESTION = 'Leave without saving? Your changes will be lost.'

/**
 * Asks before changes are lost: when the page is closed or reloaded, at the arrow that leaves an entry, and at the browser's
 * Back and Forward (by the Navigation API, which every browser has that works in a folder).
 * The editor keeps no drafts of a local folder: without the question, unsaved changes would be lost silently.
 */
export function guardUnsaved(
  view: Pick<Window, 'addEventListener' | 'confirm'> & { navigation?: Navigation },
  page: Document,
): void {
  /** Saving and the arrow navigate back by script. */
  let isLeavingByButton = false
  const isUnsaved = () => page.querySelector(SAVE) !== null
  view.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
  page.addEventListener(
    'click',
    (event) => {
      const isOn = (button: string) =>
        event.target instanceof Element && event.target.closest(button) !== null
      isLeavingByButton = isOn(SAVE)
      if (!isOn(LEAVE)) return
      isLeavingByButton = !isUnsaved() || view.confirm(QUESTION)
      if (!isLeavingByButton) event.stopImmediatePropagation()
    },
    { capture: true },
  )
  view.navigation?.addEventListener('navigate', (event) => {
    const isBack = event.navigationType === 'traverse' && (event.userInitiated || !isLeavingByButton)
    if (isBack && event.cancelable && isUnsaved() && !view.confirm(QUESTION)) event.preventDefault()
  })
}
