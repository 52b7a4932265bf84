import { expect, test } from 'vitest'
import { readHours, readPhone } from '../../../src/staff/new-shop/ask.ts'

test.each([
  ['9-5', ['09:00', '17:00']],
  ['9:00-17:30', ['09:00', '17:30']],
  ['10 am to 6:30 p.m.', ['10:00', '18:30']],
  ['12-8', ['12:00', '20:00']],
  ['8 am - 12 pm', ['08:00', '12:00']],
  ['closed', null],
  ['noon', ['noon']],
])('the hours "%s" are read as %j', (answer, hours) => {
  expect(readHours(answer)).toEqual(hours)
})

test.each([
  ['404 233 0142', '(404) 233-0142'],
  ['1-404-233-0142', '(404) 233-0142'],
  ['(404) 233-0142', '(404) 233-0142'],
  ['233-0142', '233-0142'],
])('the phone "%s" is read as %s', (answer, phone) => {
  expect(readPhone(answer)).toBe(phone)
})
