import { setTabValue, tabValue } from '../../client/storage.ts'
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

const read = (key: string): Draft => JSON.parse(tabValue(key) ?? '{}')

/** The saved draft; empty if none, or if storage is blocked. */
export const readDraft = (): Draft => read(DRAFT_KEY)

/** This tab's last sent message, empty if none. */
export const readSent = (): Draft => read(SENT_KEY)

/** Changes fields of the draft, or removes them; false if storage is full or blocked. */
export const writeDraft = (changes: Partial<Record<keyof Draft, string | undefined>>): boolean =>
  setTabValue(DRAFT_KEY, JSON.stringify({ ...readDraft(), ...changes }))

/** Replaces the draft by the sent message, which may be older than the draft. */
export function moveToSent(sent = readDraft()): void {
  setTabValue(DRAFT_KEY, undefined)
  setTabValue(SENT_KEY, JSON.stringify(sent))
}
