/** The key of the draft in the tab's storage. */
export const DRAFT_KEY = 'contact-draft'

/** Reading the property itself may throw. */
interface TabStorage {
  readonly sessionStorage: Storage
}

/** Where drafts are stored; `undefined` where the visitor's settings forbid it. */
export function draftStorage(window: TabStorage): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** Removes the draft, if there is one. Never throws. */
export function forgetDraft(window: TabStorage): void {
  try {
    window.sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // The visitor's settings forbid storage.
  }
}
