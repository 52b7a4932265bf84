import type { Draft } from '../draft.ts'

/** A visit as its fields have it; each may be empty. */
export interface AskedVisit {
  /** `2026-11-28` */
  date: string
  /** `11:00` */
  time: string
  telephone: string
}

/** A visit as a draft keeps it: `2026-11-28T11:00 (404) 555-0142`. */
export const visitDraft = ({ date, time, telephone }: AskedVisit): string =>
  `${date}${date && time && `T${time}`} ${telephone}`.trimEnd()

/** The visit that a draft keeps. */
export function visitOf({ visit = '' }: Draft = {}): AskedVisit {
  const [when = ''] = visit.split(' ', 1)
  const [date = '', time = ''] = when.split('T')
  return { date, time, telephone: visit.slice(when.length + 1) }
}
