import { describe, expect, test } from 'vitest'
import { clockText, openingHours } from '../../../../src/catalogue/rules/hours/opening-hours.ts'
import type { Store } from '../../../../src/catalogue/schema/store.ts'
import { own } from '../../../own-catalogue/own-catalogue.ts'

const NINE_TO_FIVE: [string, string] = ['09:00', '17:00']
const everyDay = (hours: Store['hours']['monday']): Store['hours'] => ({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
})

describe('a time of day', () => {
  test.each([
    { clock: '00:00', words: '12:00 AM' },
    { clock: '00:05', words: '12:05 AM' },
    { clock: '09:00', words: '9:00 AM' },
    { clock: '11:59', words: '11:59 AM' },
    { clock: '12:00', words: '12:00 PM' },
    { clock: '13:00', words: '1:00 PM' },
    { clock: '17:30', words: '5:30 PM' },
    { clock: '23:59', words: '11:59 PM' },
  ])('$clock is said $words', ({ clock, words }) => {
    expect(clockText(clock)).toBe(words)
  })
})

describe('the week', () => {
  test('the hours of the specification', () => {
    expect(openingHours(own.store.hours)).toEqual([
      { days: 'Monday to Friday', hours: '9:00 AM to 5:00 PM', isOpen: true },
      { days: 'Saturday', hours: '10:00 AM to 5:00 PM', isOpen: true },
      { days: 'Sunday', hours: 'Closed', isOpen: false },
    ])
  })

  test.each([
    {
      week: 'the same every day',
      hours: everyDay(NINE_TO_FIVE),
      lines: ['Monday to Sunday 9:00 AM to 5:00 PM'],
    },
    { week: 'always closed', hours: everyDay(null), lines: ['Monday to Sunday Closed'] },
    {
      week: 'closed in the middle, with the same hours before and after',
      hours: { ...everyDay(NINE_TO_FIVE), wednesday: null },
      lines: [
        'Monday to Tuesday 9:00 AM to 5:00 PM',
        'Wednesday Closed',
        'Thursday to Sunday 9:00 AM to 5:00 PM',
      ],
    },
    {
      week: 'a weekend',
      hours: { ...everyDay(NINE_TO_FIVE), saturday: null, sunday: null },
      lines: ['Monday to Friday 9:00 AM to 5:00 PM', 'Saturday to Sunday Closed'],
    },
  ])('$week', ({ hours, lines }) => {
    expect(openingHours(hours).map((line) => `${line.days} ${line.hours}`)).toEqual(lines)
  })
})
