/** The Save button of an entry that is open; it is off while there is nothing to save. */
const SAVE = '[data-entry-draft-root] [role="toolbar"] button.primary[aria-disabled="false"]'

/**
 * Asks before a page with unsaved changes is closed or loaded anew. Working in a folder, the editor keeps no draft: what
 * is not saved would be gone without a word.
 */
export function guardUnsaved(view: Pick<Window, 'addEventListener'>, page: ParentNode): void {
  view.addEventListener('beforeunload', (event) => {
    if (page.querySelector(SAVE)) event.preventDefault()
  })
}
