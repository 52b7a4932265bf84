import { describe, expect, test } from 'vitest'
import { openNow } from '../../../../src/catalogue/rules/hours/open-now.ts'
import { openingPlan } from '../../../../src/catalogue/rules/hours/opening-plan.ts'
import type { Store } from '../../../../src/catalogue/schema/store.ts'
import { own } from '../../../own-catalogue/own-catalogue.ts'

const BUILT_ON = new Date('2026-01-15T12:00:00Z')

const textAt = (instant: string, store: Store = own.store) =>
  openNow(openingPlan(store, BUILT_ON), new Date(instant)).text

describe('both sides of every boundary of a week', () => {
  test.each([
    { at: '2026-11-23T00:00:00-05:00', text: 'Closed, opens at 9:00 AM' },
    { at: '2026-11-23T08:59:59-05:00', text: 'Closed, opens at 9:00 AM' },
    { at: '2026-11-23T09:00:00-05:00', text: 'Open until 5:00 PM' },
    { at: '2026-11-23T16:59:59-05:00', text: 'Open until 5:00 PM' },
    { at: '2026-11-23T17:00:00-05:00', text: 'Closed, opens tomorrow 9:00 AM' },
    { at: '2026-11-23T23:59:59-05:00', text: 'Closed, opens tomorrow 9:00 AM' },
    { at: '2026-11-20T17:00:00-05:00', text: 'Closed, opens tomorrow 10:00 AM' },
    { at: '2026-11-21T09:59:59-05:00', text: 'Closed, opens at 10:00 AM' },
    { at: '2026-11-21T10:00:00-05:00', text: 'Open until 5:00 PM' },
    { at: '2026-11-21T17:00:00-05:00', text: 'Closed, opens Monday 9:00 AM' },
    { at: '2026-11-22T12:00:00-05:00', text: 'Closed, opens tomorrow 9:00 AM' },
  ])('$at: $text', ({ at, text }) => {
    expect(textAt(at)).toBe(text)
  })
})

test('it is open exactly while it says so', () => {
  const isOpenAt = (instant: string) => openNow(openingPlan(own.store, BUILT_ON), new Date(instant)).isOpen
  expect(isOpenAt('2026-11-23T08:59:59-05:00')).toBe(false)
  expect(isOpenAt('2026-11-23T09:00:00-05:00')).toBe(true)
  expect(isOpenAt('2026-11-23T17:00:00-05:00')).toBe(false)
})

describe('when the clocks change', () => {
  const early: Store = { ...own.store, hours: { ...own.store.hours, sunday: ['01:00', '04:00'] } }

  test.each([
    { when: 'the Saturday before', at: '2026-03-07T22:00:00Z', text: 'Closed, opens Monday 9:00 AM' },
    { when: 'before nine in spring', at: '2026-03-09T12:59:59Z', text: 'Closed, opens at 9:00 AM' },
    { when: 'nine in spring', at: '2026-03-09T13:00:00Z', text: 'Open until 5:00 PM' },
    { when: 'before nine in autumn', at: '2026-11-02T13:59:59Z', text: 'Closed, opens at 9:00 AM' },
    { when: 'nine in autumn', at: '2026-11-02T14:00:00Z', text: 'Open until 5:00 PM' },
    { when: 'open, an hour before', store: early, at: '2026-03-08T06:59:59Z', text: 'Open until 4:00 AM' },
    { when: 'open, an hour after', store: early, at: '2026-03-08T07:59:59Z', text: 'Open until 4:00 AM' },
    { when: 'closing', store: early, at: '2026-03-08T08:00:00Z', text: 'Closed, opens tomorrow 9:00 AM' },
  ])('$when: $text', ({ at, text, store }) => {
    expect(textAt(at, store)).toBe(text)
  })
})

describe('holidays', () => {
  const withHoliday = (date: string, hours: Store['holidays'][number]['hours']): Store => ({
    ...own.store,
    holidays: [{ date, name: 'Holiday', hours }],
  })
  const early = withHoliday('2026-12-24', ['10:00', '14:00'])
  const sale = withHoliday('2026-11-29', ['12:00', '16:00'])
  const newYear = withHoliday('2027-01-01', null)

  test.each([
    { at: '2026-11-25T17:00:00-05:00', text: 'Closed, opens Friday 9:00 AM' },
    { at: '2026-11-26T12:00:00-05:00', text: 'Closed, opens tomorrow 9:00 AM' },
    { at: '2026-11-27T09:00:00-05:00', text: 'Open until 5:00 PM' },
    { at: '2026-12-24T17:00:00-05:00', text: 'Closed, opens Saturday 10:00 AM' },
    // Holidays have a year: in the next one this day has none after it.
    { at: '2027-12-24T17:00:00-05:00', text: 'Closed, opens tomorrow 10:00 AM' },
    { at: '2026-12-24T09:30:00-05:00', store: early, text: 'Closed, opens at 10:00 AM' },
    { at: '2026-12-24T13:59:59-05:00', store: early, text: 'Open until 2:00 PM' },
    { at: '2026-12-24T14:00:00-05:00', store: early, text: 'Closed, opens tomorrow 9:00 AM' },
    { at: '2026-11-28T17:00:00-05:00', store: sale, text: 'Closed, opens tomorrow 12:00 PM' },
    { at: '2026-12-31T17:00:00-05:00', store: newYear, text: 'Closed, opens Saturday 10:00 AM' },
    { at: '2027-01-01T00:00:00-05:00', store: newYear, text: 'Closed, opens tomorrow 10:00 AM' },
  ])('$at: $text', ({ at, text, store }) => {
    expect(textAt(at, store)).toBe(text)
  })
})

test('midnight in the store is not midnight elsewhere', () => {
  expect(textAt('2026-11-23T04:59:59Z')).toBe('Closed, opens tomorrow 9:00 AM')
  expect(textAt('2026-11-23T05:00:00Z')).toBe('Closed, opens at 9:00 AM')
})

/** The store, open on one day of the week, or on none. */
function openOn(day?: string): Store {
  const days = Object.entries(own.store.hours).map(([one]) => [one, one === day ? ['09:00', '17:00'] : null])
  return { ...own.store, hours: Object.fromEntries(days) }
}

describe('a store that opens on Mondays only', () => {
  test.each([
    { at: '2026-11-23T16:59:59-05:00', text: 'Open until 5:00 PM' },
    // "Monday" would be today.
    { at: '2026-11-23T17:00:00-05:00', text: 'Closed' },
    { at: '2026-11-24T00:00:00-05:00', text: 'Closed, opens Monday 9:00 AM' },
    { at: '2026-11-29T12:00:00-05:00', text: 'Closed, opens tomorrow 9:00 AM' },
  ])('$at: $text', ({ at, text }) => {
    expect(textAt(at, openOn('monday'))).toBe(text)
  })
})

test.each(['Sunday', 'Tuesday', 'Wednesday', 'Thursday'])(
  'a store that opens on a %s only says so',
  (day) => {
    const text = textAt('2026-11-06T18:00:00-05:00', openOn(day.toLowerCase()))
    expect(text).toBe(`Closed, opens ${day} 9:00 AM`)
  },
)

test('a store that opens on no day of a week names no day', () => {
  const plan = openingPlan(openOn(), BUILT_ON)
  expect(openNow(plan, new Date('2026-11-23T12:00:00-05:00'))).toEqual({ isOpen: false, text: 'Closed' })
})

test.each(['2025-12-31T23:59:59Z', '2029-01-01T00:00:00Z'])(
  'at %s, outside the plan, nothing is said',
  (at) => {
    expect(() => textAt(at)).toThrow(RangeError)
  },
)
