import { expect, test } from 'vitest'
import { sentParts } from '../../../src/features/contact/sent/sent-parts.ts'

const ANN = { contactFormName: 'Ann', contactFormEmail: 'ann@example.com' }
const LIST = `Products on my list:

- Alder 52 by Maxim Lighting, Satin Nickel
  https://www.example.com/ceiling-fans/traditional/alder-52?finish=satin-nickel
- Reed 6 by Elk Home
  https://www.example.com/lighting-fixtures/pendants/reed-6

Room: 14 by 12 ft, ceiling 9 ft`
const ENCLOSED = [
  'Alder 52 by Maxim Lighting, Satin Nickel',
  'Reed 6 by Elk Home',
  'Room: 14 by 12 ft, ceiling 9 ft',
]

test.each([
  ['words alone', 'Hello\n\n- there', 'Hello\n\n- there', []],
  ['words and a list', `Hello\nthere\n\n${LIST}`, 'Hello\nthere', ENCLOSED],
  ['a list alone', LIST, '', ENCLOSED],
  ['words that speak of a list', 'Products on my list: none', 'Products on my list: none', []],
])('a message of %s is read again in its parts', (_what, posted, words, enclosed) => {
  expect(sentParts({ ...ANN, posted })).toEqual({
    name: 'Ann',
    email: 'ann@example.com',
    visit: '',
    telephone: '',
    words,
    enclosed,
  })
})

test('a visit and a telephone before the list are read apart from the words', () => {
  const lines = 'Visit: Saturday, November 28, just looking\nTelephone: (404) 555-0142'
  expect(sentParts({ ...ANN, posted: `Hello\n\n${lines}\n\n${LIST}` })).toMatchObject({
    visit: 'Saturday, November 28, just looking',
    telephone: '(404) 555-0142',
    words: 'Hello',
    enclosed: ENCLOSED,
  })
})

test.each([{}, ANN, { ...ANN, posted: '' }, { posted: 'Hello' }])('of %j nothing is known', (sent) => {
  expect(sentParts(sent)).toBeUndefined()
})
