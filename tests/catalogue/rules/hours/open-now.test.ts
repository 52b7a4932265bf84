import { describe, expect, test } from 'vitest'
import { openingPlan, openNow } from '../../../../src/catalogue/rules/hours/open-now.ts'
import type { Store } from '../../../../src/catalogue/schema/store.ts'
import { own } from '../../../own-catalogue/own-catalogue.ts'

const BUILT_ON = new Date('2026-01-15T12:00:00Z')

const textAt = (instant: string, store: Store = own.store) =>
  openNow(openingPlan(store, BUILT_ON), new Date(instant)).text

const withHolidays = (...holidays: Store['holidays']): Store => ({ ...own.store, holidays })

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
    { at: '2026-11-21T16:59:59-05:00', text: 'Open until 5:00 PM' },
    { at: '2026-11-21T17:00:00-05:00', text: 'Closed, opens Monday 9:00 AM' },
    { at: '2026-11-22T00:00:00-05:00', text: 'Closed, opens tomorrow 9:00 AM' },
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

describe('on the days when the clocks change', () => {
  test.each([
    {
      day: 'the Saturday before spring',
      at: '2026-03-07T17:00:00-05:00',
      text: 'Closed, opens Monday 9:00 AM',
    },
    { day: 'an hour before it', at: '2026-03-08T01:59:59-05:00', text: 'Closed, opens tomorrow 9:00 AM' },
    { day: 'an hour after it', at: '2026-03-08T03:00:00-04:00', text: 'Closed, opens tomorrow 9:00 AM' },
    { day: 'the Monday after it, before nine', at: '2026-03-09T12:59:59Z', text: 'Closed, opens at 9:00 AM' },
    { day: 'the Monday after it, at nine', at: '2026-03-09T13:00:00Z', text: 'Open until 5:00 PM' },
    {
      day: 'the autumn hour, first time',
      at: '2026-11-01T01:30:00-04:00',
      text: 'Closed, opens tomorrow 9:00 AM',
    },
    {
      day: 'the autumn hour, again',
      at: '2026-11-01T01:30:00-05:00',
      text: 'Closed, opens tomorrow 9:00 AM',
    },
    { day: 'the Monday after it, before nine', at: '2026-11-02T13:59:59Z', text: 'Closed, opens at 9:00 AM' },
    { day: 'the Monday after it, at nine', at: '2026-11-02T14:00:00Z', text: 'Open until 5:00 PM' },
  ])('$day: $text', ({ at, text }) => {
    expect(textAt(at)).toBe(text)
  })

  test('a store that is open while they change goes by its wall', () => {
    const sunday: Store = { ...own.store, hours: { ...own.store.hours, sunday: ['01:00', '04:00'] } }
    expect(textAt('2026-03-08T06:59:59Z', sunday)).toBe('Open until 4:00 AM')
    expect(textAt('2026-03-08T07:59:59Z', sunday)).toBe('Open until 4:00 AM')
    expect(textAt('2026-03-08T08:00:00Z', sunday)).toBe('Closed, opens tomorrow 9:00 AM')
  })
})

describe('holidays', () => {
  test.each([
    { at: '2026-11-25T17:00:00-05:00', text: 'Closed, opens Friday 9:00 AM' },
    { at: '2026-11-26T00:00:00-05:00', text: 'Closed, opens tomorrow 9:00 AM' },
    { at: '2026-11-26T12:00:00-05:00', text: 'Closed, opens tomorrow 9:00 AM' },
    { at: '2026-11-27T09:00:00-05:00', text: 'Open until 5:00 PM' },
    { at: '2026-12-24T17:00:00-05:00', text: 'Closed, opens Saturday 10:00 AM' },
    { at: '2027-12-24T17:00:00-05:00', text: 'Closed, opens tomorrow 10:00 AM' },
  ])('of the store as own, $at: $text', ({ at, text }) => {
    expect(textAt(at)).toBe(text)
  })

  const early = withHolidays({ date: '2026-12-24', name: 'Christmas Eve', hours: ['10:00', '14:00'] })
  const sale = withHolidays({ date: '2026-11-29', name: 'Sunday sale', hours: ['12:00', '16:00'] })

  test.each([
    {
      case: 'shorter hours, before',
      store: early,
      at: '2026-12-24T09:30:00-05:00',
      text: 'Closed, opens at 10:00 AM',
    },
    {
      case: 'shorter hours, during',
      store: early,
      at: '2026-12-24T13:59:59-05:00',
      text: 'Open until 2:00 PM',
    },
    {
      case: 'shorter hours, after',
      store: early,
      at: '2026-12-24T14:00:00-05:00',
      text: 'Closed, opens tomorrow 9:00 AM',
    },
    {
      case: 'a Sunday that is open',
      store: sale,
      at: '2026-11-28T17:00:00-05:00',
      text: 'Closed, opens tomorrow 12:00 PM',
    },
  ])('$case: $text', ({ store, at, text }) => {
    expect(textAt(at, store)).toBe(text)
  })
})

describe('the turn of the year', () => {
  const newYear = withHolidays({ date: '2027-01-01', name: 'New Year’s Day', hours: null })

  test.each([
    { at: '2026-12-31T16:59:59-05:00', text: 'Open until 5:00 PM' },
    { at: '2026-12-31T17:00:00-05:00', text: 'Closed, opens Saturday 10:00 AM' },
    { at: '2027-01-01T00:00:00-05:00', text: 'Closed, opens tomorrow 10:00 AM' },
    { at: '2027-01-02T10:00:00-05:00', text: 'Open until 5:00 PM' },
  ])('$at: $text', ({ at, text }) => {
    expect(textAt(at, newYear)).toBe(text)
  })
})

test('midnight in the store is not midnight elsewhere', () => {
  expect(textAt('2026-11-23T04:59:59Z')).toBe('Closed, opens tomorrow 9:00 AM')
  expect(textAt('2026-11-23T05:00:00Z')).toBe('Closed, opens at 9:00 AM')
})

test('a store that opens on no day of a week says no day', () => {
  const closed: Store = {
    ...own.store,
    hours: {
      ...{ monday: null, tuesday: null, wednesday: null, thursday: null, friday: null },
      ...{ saturday: null, sunday: null },
    },
  }
  expect(textAt('2026-11-23T12:00:00-05:00', closed)).toBe('Closed')
})

test.each(['2025-12-31T23:59:59Z', '2029-01-01T00:00:00Z'])(
  'at %s, beyond the plan, nothing is said',
  (at) => {
    expect(() => textAt(at)).toThrow(RangeError)
  },
)
