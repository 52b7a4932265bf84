import { DRAFT_KEY, SENT_KEY } from '../../client/keys.ts'
import { FORM_FIELDS, type FormField } from './contact-fields.ts'

/** A message's fields in this tab's storage. `posted` is set if the browser posted the form without a script. */
export type Draft = Partial<Record<FormField | 'posted', string>>

const VISIT_FIELDS = ['contactFormVisitDay', 'contactFormVisitTime', 'contactFormPhone'] as const
export type Visit = Record<(typeof VISIT_FIELDS)[number], string>

export const visitOf = (draft: Draft | undefined): Visit =>
  Object.fromEntries(VISIT_FIELDS.map((name) => [name, draft?.[name] ?? ''])) as Visit

function read(key: string): Draft {
  const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  const entries = [...FORM_FIELDS, 'posted' as const].map((name) => [name, (stored as Draft)[name]])
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
}

/** The saved draft, empty if none; undefined if storage is blocked. Never throws. */
export function readDraft(): Draft | undefined {
  try {
    return read(DRAFT_KEY)
  } catch {
    return undefined
  }
}

/** This tab's last sent message, empty if none. Never throws. */
export function readSent(): Draft {
  try {
    return read(SENT_KEY)
  } catch {
    return {}
  }
}

/** Changes fields of the draft and resets `posted`; false if storage is full or blocked. Never throws. */
export function writeDraft(changes: Draft): boolean {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...readDraft(), posted: undefined, ...changes }))
    return true
  } catch {
    return false
  }
}

/** Turns the draft into the last sent message. Never throws. */
export function moveToSent(): void {
  try {
    const sent = JSON.stringify(readDraft())
    sessionStorage.removeItem(DRAFT_KEY)
    sessionStorage.setItem(SENT_KEY, sent)
  } catch {
    // Storage is blocked.
  }
}
