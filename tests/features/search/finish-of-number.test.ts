import { expect, test } from 'vitest'
import { finishOfNumber } from '../../../src/features/search/finish-of-number.ts'
import { aFinish, aProduct } from '../finder/products.ts'

const wagoner = aProduct({
  finishes: [aFinish('Matte Black', true), aFinish('Aged Bronze'), aFinish('Copper')],
  partNumber: 'WG-0838-MB',
  finishPartNumbers: { 'aged-bronze': 'WG-0838-AB' },
})

test.each([
  { typed: 'WG-0838-AB', is: 'Aged Bronze', why: 'its number' },
  { typed: 'wg 0838 ab', is: 'Aged Bronze', why: 'its number without dashes' },
  { typed: 'wg0838ab', is: 'Aged Bronze', why: 'its number in one word' },
  { typed: 'WG-0838-A', is: 'Aged Bronze', why: 'its number, begun' },
  { typed: 'wg0838', is: undefined, why: 'what the number of the finish on the picture begins with, too' },
  { typed: 'WG-0838-MB', is: undefined, why: 'the number of the finish on the picture' },
  { typed: 'ab', is: undefined, why: 'the end of a number' },
  { typed: '', is: undefined, why: 'nothing' },
])('"$typed" asks for the finish $is: it is $why', ({ typed, is }) => {
  expect(finishOfNumber(wagoner, typed)).toEqual(is ? [{ finish: is }] : [])
})

test.each([
  { typed: 'ab-123', finishes: ['Copper'] },
  { typed: 'ab12', finishes: [] },
])('from five letters on "$typed" asks for $finishes', ({ typed, finishes }) => {
  const lamp = aProduct({ finishes: [aFinish('Copper')], finishPartNumbers: { copper: 'AB-12345' } })
  expect(finishOfNumber(lamp, typed)).toEqual(finishes.map((label) => ({ finish: label })))
})

test('a product without numbers has none to ask for', () => {
  expect(finishOfNumber(aProduct({ finishes: [aFinish('Copper')] }), 'undefined')).toEqual([])
})
