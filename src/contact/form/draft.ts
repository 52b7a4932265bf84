import { CONTACT_FIELDS, type ContactField, SUBMISSION_ID } from '../contact-fields.ts'

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

/** A message that is being written and the list enclosed with it, as this tab stores them. */
export type Draft = Partial<Record<ContactField | typeof SUBMISSION_ID | 'list', string>>

const ENTRIES = [...CONTACT_FIELDS, SUBMISSION_ID, 'list'] as const

/** The stored draft, an empty one where there is none. Never throws. */
export function readDraft(storage: Storage | undefined): Draft {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(DRAFT_KEY) ?? '{}')
    const entries = ENTRIES.map((name) => [name, (kept as Draft)[name]])
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** Stores the draft. Never throws. */
export function writeDraft(storage: Storage | undefined, draft: Draft): void {
  try {
    storage?.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage: the text is still in the fields.
  }
}
