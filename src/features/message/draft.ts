import { DRAFT_KEY, SENT_KEY } from '../../client/keys.ts'
import { CONTACT_FIELDS, type ContactField, SUBMISSION_ID } from './contact-fields.ts'

/** Reading the property itself may throw. */
interface TabStorage {
  readonly sessionStorage: Storage
}

/**
 * A message that is being written and the list enclosed with it, as this tab stores them. `posted` is the message with its list as
 * the browser itself posted it: whether it was sent is known on the page that comes next.
 */
export type Draft = Partial<Record<ContactField | typeof SUBMISSION_ID | (typeof FURTHER)[number], string>>

const FURTHER = ['list', 'rooms', 'posted', 'visit'] as const
const ENTRIES = [...CONTACT_FIELDS, SUBMISSION_ID, ...FURTHER] as const

function read({ sessionStorage }: TabStorage, key: string): Draft {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  const entries = ENTRIES.map((name) => [name, (kept as Draft)[name]])
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
}

/** The stored draft, an empty one where there is none; undefined where nothing can be stored. Never throws. */
export function readDraft(window: TabStorage): Draft | undefined {
  try {
    return read(window, DRAFT_KEY)
  } catch {
    return undefined
  }
}

/** The message that was sent last in this tab, an empty one where none is known. Never throws. */
export function readSent(window: TabStorage): Draft {
  try {
    return read(window, SENT_KEY)
  } catch {
    return {}
  }
}

/** Stores the draft; false where storage is full or forbidden. Never throws. */
export function writeDraft(window: TabStorage, draft: Draft): boolean {
  try {
    window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Makes the draft the message that was sent. Never throws. */
export function moveToSent(window: TabStorage, posted: string): void {
  try {
    const sent = JSON.stringify({ ...readDraft(window), posted })
    window.sessionStorage.removeItem(DRAFT_KEY)
    window.sessionStorage.setItem(SENT_KEY, sent)
  } catch {
    // The visitor's settings forbid storage.
  }
}
