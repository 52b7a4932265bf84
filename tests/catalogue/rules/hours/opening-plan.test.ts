import { describe, expect, test } from 'vitest'
import {
  isCredible,
  openingPlan,
  shownIn,
  specialRows,
  weekRows,
} from '../../../../src/catalogue/rules/hours/opening-plan.ts'
import { own } from '../../../own-catalogue/own-catalogue.ts'

const PLAN = openingPlan(
  {
    ...own.store,
    holidays: [
      { date: '2026-12-25', name: 'Christmas', hours: null },
      { date: '2026-12-24', name: 'Christmas Eve', hours: ['10:00', '14:00'] },
      { date: '2026-11-26', name: 'Thanksgiving', hours: null },
      { date: '2026-07-04', name: 'Independence Day', hours: null },
    ],
  },
  new Date('2026-11-01T12:00:00Z'),
)
const lines = (today: string) => weekRows(PLAN, today).map(({ day, hours }) => `${day}: ${hours}`)

const ORDINARY = [
  'Monday: 9 AM to 5 PM',
  'Tuesday: 9 AM to 5 PM',
  'Wednesday: 9 AM to 5 PM',
  'Thursday: 9 AM to 5 PM',
  'Friday: 9 AM to 5 PM',
  'Saturday: 10 AM to 5 PM',
  'Sunday: Closed',
]

describe('a special day replaces its weekday from six days before it to its end', () => {
  const thanksgiving = ORDINARY.with(3, 'Thu, Nov 26 (Thanksgiving): Closed')
  test.each([
    ['2026-11-19', ORDINARY],
    ['2026-11-20', thanksgiving],
    ['2026-11-26', thanksgiving],
    ['2026-11-27', ORDINARY],
    [
      '2026-12-20',
      ORDINARY.with(3, 'Thu, Dec 24 (Christmas Eve): 10 AM to 2 PM').with(
        4,
        'Fri, Dec 25 (Christmas): Closed',
      ),
    ],
  ])('on %s', (today, week) => {
    expect(lines(today)).toEqual(week)
  })
})

test('special days before the build are left out, the others are in order', () => {
  expect(specialRows(PLAN).map(({ day }) => day)).toEqual([
    'Thu, Nov 26 (Thanksgiving)',
    'Thu, Dec 24 (Christmas Eve)',
    'Fri, Dec 25 (Christmas)',
  ])
})

test.each([
  ['2026-11-27', undefined],
  ['2026-11-20', undefined],
  ['2026-11-19', 'screen'],
  ['2026-11-13', 'screen'],
  ['2026-11-12', 'paper'],
  ['2026-10-28', 'paper'],
  ['2026-10-27', undefined],
])('on %s, Thanksgiving stands below the week: %s', (today, place) => {
  expect(shownIn('2026-11-26', today)).toBe(place)
})

test.each([
  ['2026-10-30', false],
  ['2026-10-31', true],
  ['2028-10-31', true],
  ['2028-11-01', false],
])('a device that says %s can be right: %s', (today, can) => {
  expect(isCredible(PLAN, today)).toBe(can)
})
