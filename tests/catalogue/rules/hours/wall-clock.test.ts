import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wallClock, wallClockTime } from '../../../../src/catalogue/rules/hours/wall-clock.ts'

const BUILT_ON = new Date('2026-11-22T12:00:00Z')
const minuteOf = (instant: string) => Date.parse(instant) / 60_000

test('New York changes its clocks twice in each of three years', () => {
  expect(wallClock('America/New_York', BUILT_ON)).toEqual([
    [minuteOf('2026-01-01T00:00:00Z'), -300],
    [minuteOf('2026-03-08T07:00:00Z'), -240],
    [minuteOf('2026-11-01T06:00:00Z'), -300],
    [minuteOf('2027-03-14T07:00:00Z'), -240],
    [minuteOf('2027-11-07T06:00:00Z'), -300],
    [minuteOf('2028-03-12T07:00:00Z'), -240],
    [minuteOf('2028-11-05T06:00:00Z'), -300],
    [minuteOf('2029-01-01T00:00:00Z')],
  ])
})

test('Phoenix never does', () => {
  expect(wallClock('America/Phoenix', BUILT_ON)).toEqual([
    [minuteOf('2026-01-01T00:00:00Z'), -420],
    [minuteOf('2029-01-01T00:00:00Z')],
  ])
})

test('Lord Howe Island moves its clocks by half an hour', () => {
  expect(wallClock('Australia/Lord_Howe', BUILT_ON)[1]).toEqual([minuteOf('2026-04-04T15:00:00Z'), 630])
})

test.each([
  ['2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z'],
  ['2028-02-29T00:00:00Z', '2028-12-31T23:59:59Z'],
])('pages built on %s and on %s are the same', (first, last) => {
  const zone = 'America/New_York'
  expect(wallClock(zone, new Date(first))).toEqual(wallClock(zone, new Date(last)))
})

test('an unknown time zone is refused', () => {
  expect(() => wallClock('America/Nowhere', BUILT_ON)).toThrow(RangeError)
})

describe('the local time in New York', () => {
  const clock = wallClock('America/New_York', BUILT_ON)

  test.each([
    { moment: 'before spring', at: '2027-03-14T06:59:59Z', wall: '2027-03-14T01:59:59.000Z' },
    { moment: 'in spring', at: '2027-03-14T07:00:00Z', wall: '2027-03-14T03:00:00.000Z' },
    { moment: 'before autumn', at: '2027-11-07T05:59:59Z', wall: '2027-11-07T01:59:59.000Z' },
    { moment: 'in autumn', at: '2027-11-07T06:00:00Z', wall: '2027-11-07T01:00:00.000Z' },
    { moment: 'on the first day', at: '2026-01-01T00:00:00Z', wall: '2025-12-31T19:00:00.000Z' },
  ])('$moment: $wall', ({ at, wall }) => {
    expect(wallClockTime(clock, new Date(at))).toBe(wall)
  })

  test.each(['2025-12-31T23:59:59Z', '2029-01-01T00:00:00Z'])('%s is not known', (at) => {
    expect(() => wallClockTime(clock, new Date(at))).toThrow(RangeError)
  })
})

test('at any instant of three years it is what the browser itself would say', () => {
  const zones = ['America/New_York', 'Europe/London', 'Asia/Kolkata', 'Africa/Casablanca', 'Pacific/Chatham']
  const clocks = new Map(zones.map((zone) => [zone, wallClock(zone, BUILT_ON)]))
  const instants = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2028-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (timeZone, instant) => {
      const wall = wallClockTime(clocks.get(timeZone) ?? [], instant)
      expect(wall.slice(0, 19).replace('T', ' ')).toBe(instant.toLocaleString('sv', { timeZone }))
    }),
  )
})
