import { expect, test } from 'vitest'
import { splitCompounds } from '../../../src/components/text/split-compounds.ts'

const unbroken = (text: string) =>
  splitCompounds(text)
    .filter(({ isWhole }) => isWhole)
    .map((piece) => piece.text)

test.each([
  ['A 15-watt light works over Wi-Fi.', ['15-watt', 'Wi-Fi']],
  ['For a 10-foot ceiling', ['10-foot']],
  ['Flush and Semi-Flush Mounts', ['Semi-Flush']],
  ['It takes a medium-base bulb.', []],
  ['In 44- or 52-inch spans', ['52-inch']],
  ['No compound at all', []],
  ['', []],
])('in "%s" keeps %j on one line', (text, whole) => {
  expect(unbroken(text)).toEqual(whole)
})

test('loses no letter', () => {
  const text = '15-watt and medium-base, Wi-Fi'
  expect(
    splitCompounds(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
