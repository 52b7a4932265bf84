import type { FormField } from './contact-fields.ts'

/** Tab: the message draft, and the last sent message. */
const DRAFT_KEY = 'contact-draft'
const SENT_KEY = 'contact-sent'

/** A message's fields in this tab's storage. `posted` is set if the browser posted the form without a script. */
export type Draft = Partial<Record<FormField | 'posted', string>>

const VISIT_FIELDS = ['contactFormVisitDay', 'contactFormVisitTime', 'contactFormPhone'] as const
export type Visit = Record<(typeof VISIT_FIELDS)[number], string>

export const visitOf = (draft: Draft): Visit =>
  Object.fromEntries(VISIT_FIELDS.map((name) => [name, draft[name] ?? ''])) as Visit

function read(key: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

/** The saved draft; empty if none, or if storage is blocked. */
export const readDraft = (): Draft => read(DRAFT_KEY)

/** This tab's last sent message, empty if none. */
export const readSent = (): Draft => read(SENT_KEY)

/** Changes fields of the draft, or removes them; false if storage is full or blocked. Never throws. */
export function writeDraft(changes: Partial<Record<keyof Draft, string | undefined>>): boolean {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...readDraft(), ...changes }))
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
