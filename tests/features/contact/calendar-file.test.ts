import { expect, test } from 'vitest'
import { calendarFile } from '../../../src/features/contact/sent/show-sent.ts'

const STORE = {
  id: '0b7f5c1e-visit',
  store: 'Atlanta Ceiling Fans',
  address: '2900 Example Parkway, Suite 140, Atlanta, GA 30339',
  phone: '(404) 555-0142',
}
const MADE = new Date('2026-11-23T15:00:00Z')

test('a visit with a time is an hour at the store', () => {
  const begins = new Date('2026-11-28T16:00:00Z')
  expect(calendarFile({ date: '2026-11-28', begins, ...STORE }, MADE).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atlanta Ceiling Fans//Visit//EN',
    'BEGIN:VEVENT',
    'UID:0b7f5c1e-visit',
    'DTSTAMP:20261123T150000Z',
    'DTSTART:20261128T160000Z',
    'DTEND:20261128T170000Z',
    'SUMMARY:Visit to Atlanta Ceiling Fans',
    String.raw`LOCATION:2900 Example Parkway\, Suite 140\, Atlanta\, GA 30339`,
    String.raw`DESCRIPTION:We’ll reply to confirm. To change the time\, call (404) 555-0142.`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a visit without a time is a day', () => {
  const file = calendarFile({ date: '2026-11-30', begins: undefined, ...STORE }, MADE)
  expect(file).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\n')
})

test('escapes the store’s text', () => {
  const texts = { store: 'Fans; Lights, C:\\Shop', address: '2900 Example Parkway\nAtlanta\nGA' }
  const file = calendarFile({ ...STORE, date: '2026-11-30', begins: undefined, ...texts }, MADE)
  expect(file).toContain(String.raw`SUMMARY:Visit to Fans\; Lights\, C:\\Shop`)
  expect(file).toContain(String.raw`PRODID:-//Fans\; Lights\, C:\\Shop//Visit//EN`)
  expect(file).toContain(String.raw`LOCATION:2900 Example Parkway\nAtlanta\nGA`)
})
