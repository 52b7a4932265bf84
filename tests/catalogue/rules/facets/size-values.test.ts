import { describe, expect, test } from 'vitest'
import { spanValues, widthInches, widthValues } from '../../../../src/catalogue/rules/facets/size-values.ts'

describe('the span of a fan', () => {
  test.each([
    { inches: 26, value: '-36' },
    { inches: 36, value: '-36' },
    { inches: 36.5, value: '37-48' },
    { inches: 37, value: '37-48' },
    { inches: 48, value: '37-48' },
    { inches: 48.5, value: '49-54' },
    { inches: 54, value: '49-54' },
    { inches: 54.5, value: '55-65' },
    { inches: 65, value: '55-65' },
    { inches: 65.5, value: '66-' },
    { inches: 99, value: '66-' },
  ])('$inches in. counts in $value', ({ inches, value }) => {
    expect(spanValues({ sizes: [inches] })).toEqual([value])
  })

  test('a fan counts in the band of each of its sizes, smallest first and each once', () => {
    expect(spanValues({ sizes: [72, 52, 54] })).toEqual(['49-54', '66-'])
  })
})

describe('the width of a fixture', () => {
  test.each([
    { inches: 4.5, value: '-12' },
    { inches: 12, value: '-12' },
    { inches: 12.25, value: '13-24' },
    { inches: 24, value: '13-24' },
    { inches: 24.5, value: '25-36' },
    { inches: 36, value: '25-36' },
    { inches: 36.01, value: '37-' },
  ])('$inches in. counts in $value', ({ inches, value }) => {
    expect(widthValues({ fixtureLength: inches, fixtureWidth: 4 })).toEqual([value])
  })

  test('is its larger side', () => {
    expect(widthInches({ fixtureLength: 6, fixtureWidth: 40 })).toBe(40)
    expect(widthInches({ fixtureLength: 40, fixtureWidth: 6 })).toBe(40)
  })
})
