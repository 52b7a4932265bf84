const { TODAY } = process.env

/** The day of the build; the setting TODAY replaces it, so that a test site is the same on every day: `2026-10-14T16:00:00Z`. */
export const today = TODAY ? new Date(TODAY) : new Date()

if (Number.isNaN(Number(today)))
  throw new Error(`TODAY: "${TODAY}" is not a date. Write it like 2026-10-14, or leave it out.`)
