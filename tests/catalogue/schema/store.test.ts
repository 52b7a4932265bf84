import { expect, test } from 'vitest'
import { storeSchema } from '../../../src/catalogue/schema/store.ts'
import { CONTENT } from '../../own-catalogue/content.ts'
import { testMistakes } from '../../own-catalogue/lines-about.ts'

const YEAR = 'expected the year of the opening, 1800 to 2100, such as 1985'

testMistakes('store.json', {
  '"address": "2900 Example Parkway"': 'address: expected fields in braces, { … }',
  '"phone": "404-555-0142"': 'phone: expected a number such as "(404) 555-0142"',
  '"textPhone": "404 555 0143"': 'textPhone: expected a number such as "(404) 555-0142"',
  '"email": "showroom"': 'email: expected an email address, got "showroom". Correct the value.',
  '"timeZone": "Eastern Time"': 'timeZone: expected a time zone such as "America/New_York"',
  '"hours": { "monday": { "opens": 9 } }': 'hours.monday.opens: expected a time such as "09:00"',
  '"hours": { "monday": { "opens": "9:00" } }': 'hours.monday.opens: expected a time on a 24-hour clock',
  '"hours": { "monday": { "opens": "17:00", "closes": "09:00" } }':
    'hours.monday: expected the opening time before the closing time (8 PM is 20:00)',
  '"hours": { "monday": "closed" }': 'hours.monday: expected times such as { "opens": "09:00"',
  '"holidays": { "0": { "date": "11/26/2026" } }': 'holidays[0].date: expected a date such as "2026-12-25"',
  '"holidays": { "0": { "date": "2026-11-31" } }': 'holidays[0].date: expected a day of the calendar',
  '"seasons": { "0": { "to": "2027-05-31" } }':
    'seasons[0].to: expected a last day that is not before the first, got "2027-05-31". Correct the value.',
  '"seasons": { "0": { "from": "June" } }': 'seasons[0].from: expected a date such as "2026-12-25"',
  '"social": { "facebook": "www.facebook.com" }':
    'social.facebook: expected a web address that starts with https://, got "www.facebook.com". Correct the value.',
  '"social": { "facebook": "https:www.facebook.com" }':
    'social.facebook: expected a web address with two slashes and without a password, such as "https://example.com", got "https:www.facebook.com". Correct the value.',
  '"social": { "facebook": "https://facebook.com@example.com/" }':
    'social.facebook: expected a web address with two slashes and without a password, such as "https://example.com", got "https://facebook.com@example.com/". Correct the value.',
  '"social": { "facebook": "" }': 'social.facebook: expected a web address that starts with https://',
  '"since": "1985"': `since: ${YEAR}, got "1985". Correct the value.`,
  '"since": 1799': `since: ${YEAR}, got 1799. Correct the value.`,
  '"runningCost": { "hoursADay": 25 }':
    'runningCost.hoursADay: expected a number of hours above 0 and up to 24, such as 6.4, got 25. Correct the value.',
  '"runningCost": { "centsPerKwh": 0.15 }': 'runningCost.centsPerKwh: expected cents, not dollars',
  '"address": { "state": "Georgia" }': 'address.state: expected two capital letters, such as "GA"',
  '"address": { "postalCode": "8370" }': 'address.postalCode: expected five digits, such as "30305"',
  '"timeZone": "EST"': 'timeZone: expected a time zone such as "America/New_York"',
  '"holidays": { "1": { "date": "2026-11-26" } }': 'holidays[1].date: expected each date only once',
  '"address": { "state": "" }': 'address.state: is empty. Fill it in.',
  '"address": { "postalCode": "" }': 'address.postalCode: is empty. Fill it in.',
  '"address": { "suite": "" }': 'address.suite: is empty. Fill it in, or leave it out.',
  '"tagline": "Call {phon}"': 'tagline: expected one of {siteName}, ',
  '"name": "{siteName}"':
    'name: expected words as they are read: facts in braces are filled in on pages alone, got "{siteName}". Correct the value.',
  '"since": 2101': `since: ${YEAR}, got 2101. Correct the value.`,
})

test('refuses two seasons with a common day', () => {
  const { seasons, ...store } = CONTENT['store.json'] as { seasons: object[] }
  const found = storeSchema.safeParse({
    ...store,
    seasons: [...seasons, { ...seasons[0], from: '2027-08-31', to: '2027-09-05' }],
  })
  expect(found.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['seasons.1.from', 'expected seasons that do not overlap'],
  ])
})

test('a store without social networks has an empty list of them', () => {
  const { social, ...store } = CONTENT['store.json'] as Record<string, unknown>
  expect(social).toBeDefined()
  expect(storeSchema.parse(store).social).toEqual({})
})
