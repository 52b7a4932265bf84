import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, storeTime } from '../../../../src/catalogue/rules/hours/opening-plan.ts'

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
])('%s is %s in the store', (instant, local) => {
  expect(storeTime(ZONE, new Date(instant))).toBe(local)
})

test('the instant of a local time has that local time', () => {
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

test.each([
  ['2026-11-28T11:00', '2026-11-28T16:00:00.000Z'],
  ['2026-07-01T11:00', '2026-07-01T15:00:00.000Z'],
])('%s in the store is %s', (local, instant) => {
  expect(instantOf(ZONE, local).toISOString()).toBe(instant)
})
