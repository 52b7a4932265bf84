import { expect, test } from 'vitest'
import { spanValues, widthValues } from '../../../../src/catalogue/rules/facets/size-values.ts'

const spans = (inches: number) => spanValues({ sizes: [inches] })
const widths = (inches: number) => widthValues({ fixtureLength: 4, fixtureWidth: inches })

test.each([
  { of: 'spans', band: '-36', from: 26, to: 36, valuesOf: spans },
  { of: 'spans', band: '37-48', from: 36.5, to: 48, valuesOf: spans },
  { of: 'spans', band: '49-54', from: 48.5, to: 54, valuesOf: spans },
  { of: 'spans', band: '55-65', from: 54.5, to: 65, valuesOf: spans },
  { of: 'spans', band: '66-', from: 65.5, to: 99, valuesOf: spans },
  { of: 'widths', band: '-12', from: 4.5, to: 12, valuesOf: widths },
  { of: 'widths', band: '13-24', from: 12.25, to: 24, valuesOf: widths },
  { of: 'widths', band: '25-36', from: 24.5, to: 36, valuesOf: widths },
  { of: 'widths', band: '37-', from: 36.01, to: 120, valuesOf: widths },
])('the band $band of $of is from $from to $to in.', ({ band, from, to, valuesOf }) => {
  expect(valuesOf(from)).toEqual([band])
  expect(valuesOf(to)).toEqual([band])
})

test('a fan is in the band of each of its sizes, smallest first and each once', () => {
  expect(spanValues({ sizes: [72, 52, 54] })).toEqual(['49-54', '66-'])
})
