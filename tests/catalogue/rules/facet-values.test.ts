import { expect, test } from 'vitest'
import {
  familiesOf,
  lumensOf,
  outputValues,
  sizesInSpans,
  spanValues,
  widthValues,
} from '../../../src/catalogue/rules/facet-values.ts'

const spans = (inches: number) => spanValues({ sizes: [inches] })
const widths = (inches: number) => widthValues({ fixtureLength: 4, fixtureWidth: inches })
const outputs = (lumens: number) => outputValues({ lumensRating: lumens.toLocaleString('en-US') })

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
  { of: 'outputs', band: '-800', from: 1, to: 800, valuesOf: outputs },
  { of: 'outputs', band: '801-1600', from: 801, to: 1600, valuesOf: outputs },
  { of: 'outputs', band: '1601-3000', from: 1601, to: 3000, valuesOf: outputs },
  { of: 'outputs', band: '3001-', from: 3001, to: 9000, valuesOf: outputs },
])('the band $band of $of runs from $from to $to', ({ band, from, to, valuesOf }) => {
  expect(valuesOf(from)).toEqual([band])
  expect(valuesOf(to)).toEqual([band])
})

test('a fan is in the band of each of its sizes, smallest first and each once', () => {
  expect(spanValues({ sizes: [72, 52, 54] })).toEqual(['49-54', '66-'])
})

test('finds the sizes of a fan in the chosen bands', () => {
  expect(sizesInSpans([52, 60, 72], ['49-54', '66-'])).toEqual([52, 72])
  expect(sizesInSpans([52, 60, 72], [])).toEqual([])
})

test('reads a comma as a thousands separator, and leaves unknown lumens unlisted', () => {
  expect(lumensOf({ lumensRating: '1,600' })).toBe(1600)
  expect(outputValues({})).toEqual(['ask'])
})

const FAMILIES = {
  Black: ['Matte Black', 'Coal'],
  Gray: ['Graphite', 'Coal'],
  'Dark wood': ['Walnut'],
  Glass: ['Opal'],
}

test.each([
  { what: 'one finish', colors: ['Matte Black'], families: ['Black'] },
  { what: 'two finishes of one family', colors: ['Coal', 'Matte Black'], families: ['Black', 'Gray'] },
  { what: 'a finish in no family', colors: ['Prism'], families: [] },
  {
    what: 'body and blades, but not the light',
    colors: { body: ['Graphite'], blades: ['Walnut'], light: ['Opal'] },
    families: ['Gray', 'Dark wood'],
  },
])('$what: $families', ({ colors, families }) => {
  expect(familiesOf({ colors }, FAMILIES)).toEqual(families)
})
