export interface Appointment {
  /** Identifier shared by all files of a visit, so that calendars keep one event. */
  id: string
  date: string
  /** Undefined for a day without a time. */
  begins: Date | undefined
  store: string
  address: string
  phone: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')

const stamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '')
const dayStamp = (date: string): string => date.replaceAll('-', '')

/** A visit as an `.ics` file (RFC 5545): an hour, or a whole day without a time. */
export function calendarFile({ id, date, begins, store, address, phone }: Appointment, made: Date): string {
  const next = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10)
  const time = begins
    ? [`DTSTART:${stamp(begins)}`, `DTEND:${stamp(new Date(Number(begins) + HOUR_MS))}`]
    : [`DTSTART;VALUE=DATE:${dayStamp(date)}`, `DTEND;VALUE=DATE:${dayStamp(next)}`]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(store)}//Visit//EN`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(made)}`,
    ...time,
    `SUMMARY:${escaped(`Visit to ${store}`)}`,
    `LOCATION:${escaped(address)}`,
    `DESCRIPTION:${escaped(`We’ll reply to confirm. To change the time, call ${phone}.`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}
