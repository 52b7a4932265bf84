import { describe, expect, test } from 'vitest'
import { clockText, weekLine, weekOf } from '../../../../src/catalogue/rules/hours/opening-plan.ts'
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

describe('the open days in a line', () => {
  test.each([
    [
      'the hours of the specification',
      own.store.hours,
      'Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 5:00 PM',
    ],
    ['the same every day', everyDay(NINE_TO_FIVE), 'Monday to Sunday 9:00 AM to 5:00 PM'],
    ['always closed', everyDay(null), ''],
    [
      'closed in the middle, with the same hours before and after',
      { ...everyDay(NINE_TO_FIVE), wednesday: null },
      'Monday to Tuesday 9:00 AM to 5:00 PM, Thursday to Sunday 9:00 AM to 5:00 PM',
    ],
  ])('%s', (_week, hours, line) => {
    expect(weekLine(weekOf(hours))).toBe(line)
  })
})
