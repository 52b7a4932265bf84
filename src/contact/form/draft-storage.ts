/** Under which a tab keeps its draft. */
export const DRAFT_KEY = 'contact-draft'

/** A window that is asked for its storage only; the question itself may throw. */
interface TabStorage {
  readonly sessionStorage: Storage
}

/** Where drafts are kept; `undefined` where the visitor's settings forbid it. */
export function draftStorage(window: TabStorage): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** Forgets the draft, if one was kept. Never throws. */
export function forgetDraft(window: TabStorage): void {
  try {
    window.sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Settings that forbid it.
  }
}
