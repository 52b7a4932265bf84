import { expect, test } from 'vitest'
import { builtSentence, openNow } from '../../../../src/catalogue/rules/hours/open-now.ts'
import { openingPlan } from '../../../../src/catalogue/rules/hours/opening-plan.ts'
import type { Store } from '../../../../src/catalogue/schema/store.ts'
import { own } from '../../../own-catalogue/own-catalogue.ts'

const BUILT_ON = new Date('2026-10-14T12:00:00Z')

const STORE: Store = {
  ...own.store,
  holidays: [
    { date: '2026-11-26', name: 'Thanksgiving', hours: null },
    { date: '2026-12-24', name: 'Christmas Eve', hours: ['10:00', '14:30'] },
    { date: '2026-12-25', name: 'Christmas', hours: null },
  ],
}
const PLAN = openingPlan(STORE, BUILT_ON)
const textAt = (local: string, plan = PLAN, visitorDate?: string) => {
  const { now, next } = openNow(plan, local, visitorDate)
  return `${now} ${next}`.trim()
}

test.each([
  // Both sides of every boundary of a week.
  ['2026-10-19T00:00', 'Closed now. Opens at 9 AM.'],
  ['2026-10-19T08:59', 'Closed now. Opens at 9 AM.'],
  ['2026-10-19T09:00', 'Open until 5 PM.'],
  ['2026-10-19T16:59', 'Open until 5 PM.'],
  ['2026-10-19T17:00', 'Closed now. Opens tomorrow at 9 AM.'],
  ['2026-10-19T23:59', 'Closed now. Opens tomorrow at 9 AM.'],
  ['2026-10-16T17:00', 'Closed now. Opens tomorrow at 10 AM.'],
  ['2026-10-17T09:59', 'Closed now. Opens at 10 AM.'],
  ['2026-10-17T10:00', 'Open until 5 PM.'],
  ['2026-10-17T17:00', 'Closed now. Opens Monday at 9 AM.'],
  ['2026-10-18T12:00', 'Closed today. Opens tomorrow at 9 AM.'],
  // Special days.
  ['2026-11-12T12:00', 'Open until 5 PM.'],
  ['2026-11-13T12:00', 'Open until 5 PM. Closed Thu, Nov 26 for Thanksgiving.'],
  ['2026-11-19T12:00', 'Open until 5 PM. Closed Thu, Nov 26 for Thanksgiving.'],
  ['2026-11-20T12:00', 'Open until 5 PM. Closed Thursday for Thanksgiving.'],
  ['2026-11-22T12:00', 'Closed today. Opens tomorrow at 9 AM. Closed Thursday for Thanksgiving.'],
  ['2026-11-25T12:00', 'Open until 5 PM. Closed tomorrow for Thanksgiving.'],
  ['2026-11-25T17:00', 'Closed now. Opens Friday at 9 AM. Closed tomorrow for Thanksgiving.'],
  ['2026-11-26T00:00', 'Closed today for Thanksgiving. Opens tomorrow at 9 AM.'],
  ['2026-11-26T23:59', 'Closed today for Thanksgiving. Opens tomorrow at 9 AM.'],
  ['2026-11-27T09:00', 'Open until 5 PM.'],
  [
    '2026-12-20T12:00',
    'Closed today. Opens tomorrow at 9 AM. Open Thursday 10 AM to 2:30 PM for Christmas Eve.',
  ],
  [
    '2026-12-23T18:00',
    'Closed now. Opens tomorrow at 10 AM. Open tomorrow 10 AM to 2:30 PM for Christmas Eve.',
  ],
  ['2026-12-24T10:00', 'Open until 2:30 PM for Christmas Eve. Closed tomorrow for Christmas.'],
  ['2026-12-24T14:30', 'Closed now. Opens Saturday at 10 AM. Closed tomorrow for Christmas.'],
  ['2026-12-25T12:00', 'Closed today for Christmas. Opens tomorrow at 10 AM.'],
  // A season.
  ['2027-05-18T12:00', 'Open until 5 PM.'],
  ['2027-05-19T12:00', 'Open until 5 PM. Summer hours from Tue, Jun 1.'],
  ['2027-05-31T12:00', 'Open until 5 PM. Summer hours from tomorrow.'],
  ['2027-06-01T09:30', 'Closed now. Opens at 10 AM.'],
  ['2027-06-05T16:00', 'Closed now. Opens Tuesday at 10 AM.'],
  ['2027-08-25T12:00', 'Open until 6 PM. Summer hours until Tuesday.'],
  ['2027-08-31T18:00', 'Closed now. Opens tomorrow at 9 AM.'],
  ['2027-09-01T17:30', 'Closed now. Opens tomorrow at 9 AM.'],
])('%s: %s', (local, text) => {
  expect(textAt(local)).toBe(text)
  expect(openNow(PLAN, local).isOpen).toBe(text.startsWith('Open'))
})

test.each([
  ['2026-11-26T18:00', 'Closed Thursday for Thanksgiving. Opens Friday at 9 AM.'],
  ['2026-11-27T08:00', 'Closed now. Opens Friday at 9 AM.'],
  ['2026-11-25T12:00', 'Open until 5 PM. Closed Thursday for Thanksgiving.'],
])('names the days at %s on a device with another date: %s', (local, text) => {
  expect(textAt(local, PLAN, '2026-12-01')).toBe(text)
})

test.each([
  ['monday', '2026-10-19T17:00', 'Closed now. Opens Mon, Oct 26 at 9 AM.'],
  ['monday', '2026-10-20T12:00', 'Closed today. Opens Monday at 9 AM.'],
  ['never', '2026-10-19T12:00', 'Closed today.'],
])('a store that opens only on %s, at %s: %s', (day, local, text) => {
  const week = Object.keys(STORE.hours).map((one) => [one, one === day ? ['09:00', '17:00'] : null])
  const hours = Object.fromEntries(week) as Store['hours']
  expect(textAt(local, openingPlan({ ...STORE, holidays: [], hours }, BUILT_ON))).toBe(text)
})

test.each([
  ['2026-11-12', ''],
  ['2026-11-13', 'Closed Thu, Nov 26 for Thanksgiving.'],
  ['2026-11-26', 'Closed Thu, Nov 26 for Thanksgiving.'],
  ['2026-12-15', 'Open Thu, Dec 24 10 AM to 2:30 PM for Christmas Eve.'],
])('a build on %s has the next two weeks’ special day by its date: "%s"', (date, text) => {
  expect(builtSentence(openingPlan(STORE, new Date(`${date}T12:00:00Z`)))).toBe(text)
})
