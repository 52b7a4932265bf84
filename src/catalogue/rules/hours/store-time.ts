/** The local date and time at an instant, `2026-11-26T09:00`: in a time zone, or in the visitor's own. */
export function storeTime(timeZone: string | undefined, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** The instant of a local date and time in a time zone, such as `2026-11-26T09:00`. */
export function instantOf(timeZone: string, local: string): Date {
  const utc = Date.parse(`${local}Z`)
  const aheadMs = (at: number) => Date.parse(`${storeTime(timeZone, new Date(at))}Z`) - at
  // Twice, as the clocks may change between the first guess and the instant.
  return new Date(utc - aheadMs(utc - aheadMs(utc)))
}
