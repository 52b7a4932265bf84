/** Under which a tab keeps its draft. */
export const DRAFT_KEY = 'contact-draft'

/** Where drafts are kept; `undefined` where the visitor's settings forbid it. */
export function draftStorage(window: { readonly sessionStorage: Storage }): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** Forgets the draft, if one was kept. Never throws. */
export function forgetDraft(storage: Storage | undefined): void {
  try {
    storage?.removeItem(DRAFT_KEY)
  } catch {
    // Settings that forbid it.
  }
}
