const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The day of a time in UTC: "2026-03-02". */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The hour of a time in UTC: "2026-03-02T15". */
export const hourOf = (time: number): string => new Date(time).toISOString().slice(0, 13)

/** The day so many days before a time. */
export const daysBefore = (time: number, days: number): string => dayOf(time - days * DAY_MS)

/** Milliseconds from a time to the next full hour. */
export const toNextHourMs = (time: number): number => HOUR_MS - (time % HOUR_MS)
