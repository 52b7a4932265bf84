import { DRAFT_KEY, SENT_KEY } from '../../client/keys.ts'
import { FORM_FIELDS, type FormField } from './contact-fields.ts'

/** Reading the property itself may throw. */
interface TabStorage {
  readonly sessionStorage: Storage
}

/** The fields of a message as this tab stores them. `posted` is set once the browser itself has posted the form. */
export type Draft = Partial<Record<FormField | 'posted', string>>

const VISIT_FIELDS = ['contactFormVisitDay', 'contactFormVisitTime', 'contactFormPhone'] as const
export type Visit = Record<(typeof VISIT_FIELDS)[number], string>

/** The visit in a draft; each part may be empty. */
export const visitOf = (draft: Draft | undefined): Visit =>
  Object.fromEntries(VISIT_FIELDS.map((name) => [name, draft?.[name] ?? ''])) as Visit

function read({ sessionStorage }: TabStorage, key: string): Draft {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  const entries = [...FORM_FIELDS, 'posted' as const].map((name) => [name, (kept as Draft)[name]])
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
}

/** The stored draft, empty if there is none; undefined if nothing can be stored. Never throws. */
export function readDraft(window: TabStorage): Draft | undefined {
  try {
    return read(window, DRAFT_KEY)
  } catch {
    return undefined
  }
}

/** The message that was sent last in this tab, empty if none is known. Never throws. */
export function readSent(window: TabStorage): Draft {
  try {
    return read(window, SENT_KEY)
  } catch {
    return {}
  }
}

/** Changes some fields of the draft, which is then not posted yet; false if storage is full or blocked. Never throws. */
export function writeDraft(window: TabStorage, changes: Draft): boolean {
  try {
    window.sessionStorage.setItem(
      DRAFT_KEY,
      JSON.stringify({ ...readDraft(window), posted: undefined, ...changes }),
    )
    return true
  } catch {
    return false
  }
}

/** Makes the draft the message that was sent. Never throws. */
export function moveToSent(window: TabStorage): void {
  try {
    const sent = JSON.stringify(readDraft(window))
    window.sessionStorage.removeItem(DRAFT_KEY)
    window.sessionStorage.setItem(SENT_KEY, sent)
  } catch {
    // The visitor's settings block storage.
  }
}
