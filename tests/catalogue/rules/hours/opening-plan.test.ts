import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changedRows,
  clockText,
  instantOf,
  isCredible,
  openingPlan,
  paperHours,
  storeTime,
  weekLine,
  weekOf,
  weekRows,
} from '../../../../src/catalogue/rules/hours/opening-plan.ts'
import type { Store } from '../../../../src/catalogue/schema/store.ts'
import { own } from '../../../own-catalogue/own-catalogue.ts'

const ZONE = 'America/New_York'

test.each([
  ['2026-11-26T04:59:59Z', '2026-11-25T23:59'],
  ['2026-11-26T05:00:00Z', '2026-11-26T00:00'],
  ['2026-07-01T15:00:00Z', '2026-07-01T11:00'],
  ['2028-02-29T17:00:00Z', '2028-02-29T12:00'],
  // The clocks go ahead, and back.
  ['2027-03-14T06:59:59Z', '2027-03-14T01:59'],
  ['2027-03-14T07:00:00Z', '2027-03-14T03:00'],
  ['2027-11-07T05:30:00Z', '2027-11-07T01:30'],
  ['2027-11-07T06:30:00Z', '2027-11-07T01:30'],
])('converts %s to %s in the store', (instant, local) => {
  expect(storeTime(ZONE, new Date(instant))).toBe(local)
})

test('converts any local time to an instant and back', () => {
  // An hour is skipped when the clocks go ahead.
  const minutes = fc.integer({ min: Date.UTC(2020) / 60_000, max: Date.UTC(2040) / 60_000 })
  fc.assert(
    fc.property(
      minutes,
      fc.constantFrom(ZONE, 'Asia/Tokyo', 'Australia/Lord_Howe', 'UTC'),
      (minute, zone) => {
        const local = storeTime(zone, new Date(minute * 60_000))
        expect(storeTime(zone, instantOf(zone, local))).toBe(local)
      },
    ),
  )
})

test('converts a time in the store to an instant', () => {
  expect(instantOf(ZONE, '2026-11-28T11:00').toISOString()).toBe('2026-11-28T16:00:00.000Z')
  expect(instantOf(ZONE, '2026-07-01T11:00').toISOString()).toBe('2026-07-01T15:00:00.000Z')
})

const NINE_TO_FIVE: [string, string] = ['09:00', '17:00']
const everyDay = (hours: Store['hours']['monday']) =>
  Object.fromEntries(Object.keys(own.store.hours).map((day) => [day, hours])) as Store['hours']

test('writes clocks with AM and PM', () => {
  const clocks = ['00:00', '00:05', '09:00', '11:59', '12:00', '13:00', '17:30', '23:59']
  expect(clocks.map(clockText).join(', ')).toBe(
    '12:00 AM, 12:05 AM, 9:00 AM, 11:59 AM, 12:00 PM, 1:00 PM, 5:30 PM, 11:59 PM',
  )
})

test.each([
  [own.store.hours, 'Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 5:00 PM'],
  [everyDay(NINE_TO_FIVE), 'Monday to Sunday 9:00 AM to 5:00 PM'],
  [everyDay(null), ''],
  // Closed in the middle, with the same hours before and after.
  [
    { ...everyDay(NINE_TO_FIVE), wednesday: null },
    'Monday to Tuesday 9:00 AM to 5:00 PM, Thursday to Sunday 9:00 AM to 5:00 PM',
  ],
])('writes the open days of %j in a line: %s', (hours, line) => {
  expect(weekLine(weekOf(hours))).toBe(line)
})

const WINTER = { ...own.store.hours, monday: null, tuesday: ['11:00', '15:00'] as [string, string] }
const PLAN = openingPlan(
  {
    ...own.store,
    seasons: [{ name: 'Winter hours', from: '2027-01-05', to: '2027-01-31', hours: WINTER }],
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

test('a special day replaces its weekday from six days before it to its end', () => {
  const thanksgiving = ORDINARY.with(3, 'Thu, Nov 26 (Thanksgiving): Closed')
  const weeks = ['2026-11-19', '2026-11-20', '2026-11-26', '2026-11-27'].map(lines)
  expect(weeks).toEqual([ORDINARY, thanksgiving, thanksgiving, ORDINARY])
  expect(lines('2026-12-20').slice(3, 5)).toEqual([
    'Thu, Dec 24 (Christmas Eve): 10 AM to 2 PM',
    'Fri, Dec 25 (Christmas): Closed',
  ])
})

test('lists special days from the build on, in order, then seasons', () => {
  expect(changedRows(PLAN).map(({ date, day, hours }) => `${date} ${day}: ${hours}`)).toEqual([
    '2026-11-26 Thu, Nov 26 (Thanksgiving): Closed',
    '2026-12-24 Thu, Dec 24 (Christmas Eve): 10 AM to 2 PM',
    '2026-12-25 Fri, Dec 25 (Christmas): Closed',
    '2027-01-05 Winter hours, Tue, Jan 5 to Sun, Jan 31: Tuesday 11:00 AM to 3:00 PM, Wednesday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 5:00 PM',
  ])
})

test('shows a season’s week from its first to its last day', () => {
  const firstDays = (today: string) => lines(today).slice(0, 2)
  const usual = ORDINARY.slice(0, 2)
  const inSeason = ['Monday: Closed', 'Tuesday: 11 AM to 3 PM']
  expect(firstDays('2026-12-29')).toEqual(usual)
  // The seven days from Dec 30 on: Monday is the day before the season.
  expect(firstDays('2026-12-30')).toEqual([usual[0], inSeason[1]])
  expect(firstDays('2027-01-05')).toEqual(inSeason)
  expect(firstDays('2027-01-25')).toEqual(inSeason)
  expect(firstDays('2027-02-01')).toEqual(usual)
})

test('paper has the special days and seasons of the coming thirty days', () => {
  const week = 'Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 5:00 PM'
  const thanksgiving = 'Thu, Nov 26 (Thanksgiving): Closed'
  const days = ['2026-10-27', '2026-10-28', '2026-11-25', '2026-12-07']
  expect(days.map((today) => paperHours(PLAN, today))).toEqual([
    week,
    `${week}. ${thanksgiving}`,
    `${week}. ${thanksgiving}. Thu, Dec 24 (Christmas Eve): 10 AM to 2 PM`,
    expect.stringMatching(
      /Fri, Dec 25 \(Christmas\): Closed. Winter hours, Tue, Jan 5 to Sun, Jan 31: Tuesday/,
    ),
  ])
})

test('trusts a device’s date from the day before the build to two years after it', () => {
  const dates = ['2026-10-30', '2026-10-31', '2028-10-31', '2028-11-01']
  expect(dates.map((today) => isCredible(PLAN, today))).toEqual([false, true, true, false])
})
