import { CONTACT_FIELDS, type ContactField, SUBMISSION_ID } from '../contact-fields.ts'

/** The key of the draft in the tab's storage. */
export const DRAFT_KEY = 'contact-draft'

/** Reading the property itself may throw. */
interface TabStorage {
  readonly sessionStorage: Storage
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

/** The stored draft, an empty one where there is none; undefined where nothing can be stored. Never throws. */
export function readDraft(window: TabStorage): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(DRAFT_KEY) ?? '{}')
    const entries = ENTRIES.map((name) => [name, (kept as Draft)[name]])
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  } catch {
    return undefined
  }
}

/** Stores the draft. Never throws. */
export function writeDraft(window: TabStorage, draft: Draft): void {
  try {
    window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage: the text is still in the fields.
  }
}
