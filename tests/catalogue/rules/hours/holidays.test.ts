import { describe, expect, test } from 'vitest'
import { nextHolidays } from '../../../../src/catalogue/rules/hours/holidays.ts'
import { openingPlan } from '../../../../src/catalogue/rules/hours/opening-plan.ts'
import { own } from '../../../own-catalogue/own-catalogue.ts'

const PLAN = openingPlan(
  {
    ...own.store,
    holidays: [
      { date: '2026-12-25', name: 'Christmas Day', hours: null },
      { date: '2026-12-24', name: 'Christmas Eve', hours: ['10:00', '14:00'] },
      { date: '2026-11-26', name: 'Thanksgiving Day', hours: null },
    ],
  },
  new Date('2026-01-15T12:00:00Z'),
)

const textAt = (instant: string) => nextHolidays(PLAN, new Date(instant))?.texts.join('; ')

describe('each holiday is announced from ten days before it to its end', () => {
  test.each([
    { at: '2026-11-15T23:59:59-05:00', text: undefined },
    { at: '2026-11-16T00:00:00-05:00', text: 'Thanksgiving Day, Thu, Nov 26: closed' },
    { at: '2026-11-25T23:59:59-05:00', text: 'Thanksgiving Day, Thu, Nov 26: closed' },
    { at: '2026-11-26T00:00:00-05:00', text: 'Today, Thanksgiving Day: closed' },
    { at: '2026-11-26T23:59:59-05:00', text: 'Today, Thanksgiving Day: closed' },
    { at: '2026-11-27T00:00:00-05:00', text: undefined },
    { at: '2026-12-14T00:00:00-05:00', text: 'Christmas Eve, Thu, Dec 24: 10:00 AM to 2:00 PM' },
    {
      at: '2026-12-15T00:00:00-05:00',
      text: 'Christmas Eve, Thu, Dec 24: 10:00 AM to 2:00 PM; Christmas Day, Fri, Dec 25: closed',
    },
    {
      at: '2026-12-24T12:00:00-05:00',
      text: 'Today, Christmas Eve: 10:00 AM to 2:00 PM; Christmas Day, Fri, Dec 25: closed',
    },
    { at: '2026-12-25T00:00:00-05:00', text: 'Today, Christmas Day: closed' },
    { at: '2027-12-20T12:00:00-05:00', text: undefined },
  ])('$at: $text', ({ at, text }) => {
    expect(textAt(at)).toBe(text)
  })
})

test('the day begins with that of the store, wherever the visitor is', () => {
  expect(textAt('2026-11-26T04:59:59Z')).toBe('Thanksgiving Day, Thu, Nov 26: closed')
  expect(textAt('2026-11-26T05:00:00Z')).toBe('Today, Thanksgiving Day: closed')
})

test('the table of hours has it on the day alone', () => {
  expect(nextHolidays(PLAN, new Date('2026-12-23T12:00:00-05:00'))?.today).toBeUndefined()
  expect(nextHolidays(PLAN, new Date('2026-12-24T12:00:00-05:00'))?.today).toEqual({
    name: 'Today, Christmas Eve',
    hours: '10:00 AM to 2:00 PM',
  })
})
