const DAY_MS = 86_400_000

/** The date at a time in a time zone: "2026-03-02". */
export const dayIn = (timeZone: string, time: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(time)

/** The hour at a time in a time zone, 0 to 23. */
export const hourIn = (timeZone: string, time: number): number =>
  Number(new Intl.DateTimeFormat('sv', { timeZone, hour: '2-digit' }).format(time))

/** The date so many days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** "March 2", of a date. */
export const dateText = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))

/** The Monday of a date's week. */
export const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The Monday before another. */
export const lastWeek = (monday: string): string => daysAfter(monday, -7)
