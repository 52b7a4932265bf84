const { TODAY } = process.env

/** The day of the build. TODAY replaces it, so that test sites don't depend on the date: `2026-10-14T16:00:00Z`. */
export const today = TODAY ? new Date(TODAY) : new Date()

if (Number.isNaN(Number(today)))
  throw new Error(`TODAY: "${TODAY}" is not a date. Write it like 2026-10-14, or leave it out.`)
