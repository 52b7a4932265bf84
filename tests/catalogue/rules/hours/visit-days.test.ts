import { expect, test } from 'vitest'
import { openingPlan } from '../../../../src/catalogue/rules/hours/opening-plan.ts'
import { visitDays, visitText } from '../../../../src/catalogue/rules/hours/visit-days.ts'
import { own } from '../../../own-catalogue/own-catalogue.ts'

const holidays = [
  { date: '2026-11-26', name: 'Thanksgiving Day', hours: null },
  { date: '2026-11-27', name: 'Day after', hours: ['09:30', '11:30'] as [string, string] },
]
const plan = openingPlan({ ...own.store, holidays }, new Date('2026-01-15T12:00:00Z'))
const daysAt = (instant: string) => visitDays(plan, new Date(instant))

test('offers the open days of four weeks, with visits on the hour', () => {
  const days = daysAt('2026-11-24T20:00:00-05:00')
  expect(days.slice(0, 4)).toEqual([
    {
      date: '2026-11-25',
      text: 'Wednesday, November 25',
      times: ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'],
    },
    { date: '2026-11-27', text: 'Friday, November 27', times: ['10:00', '11:00'] },
    {
      date: '2026-11-28',
      text: 'Saturday, November 28',
      times: ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'],
    },
    expect.objectContaining({ date: '2026-11-30' }),
  ])
  expect(days.at(-1)?.date).toBe('2026-12-21')
})

test.each([
  ['2026-11-23T14:59:59-05:00', '2026-11-23', ['15:00', '16:00']],
  ['2026-11-23T15:00:00-05:00', '2026-11-23', ['16:00']],
  ['2026-11-23T16:00:00-05:00', '2026-11-24', expect.arrayContaining(['09:00'])],
  // It is the day before in Atlanta.
  ['2026-11-24T03:00:00Z', '2026-11-24', expect.arrayContaining(['09:00'])],
])('offers at %s as the first day %s with its remaining hours', (instant, date, times) => {
  expect(daysAt(instant)[0]).toMatchObject({ date, times })
})

test('a visit is one line, with or without a time', () => {
  expect(visitText('2026-11-28', '11:00')).toBe('Saturday, November 28, 11:00 AM')
  expect(visitText('2026-11-28', '')).toBe('Saturday, November 28, just looking')
})

test('offers no day if the device’s clock is years off', () => {
  expect(daysAt('2006-11-23T12:00:00-05:00')).toEqual([])
})
