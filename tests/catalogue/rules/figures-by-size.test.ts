import { describe, expect, test } from 'vitest'
import {
  fanInSize,
  figuresBySize,
  figuresOfSizes,
  hasNumber,
} from '../../../src/catalogue/rules/fan-figures.ts'
import type { Fan } from '../../../src/catalogue/schema/fan.ts'

const halcyon = {
  title: 'Halcyon 72',
  sizes: [72, 84],
  modelNumber: 'MX-7284',
  airflowRating: [9450, 11200],
  wattsOnHigh: [43],
} as Partial<Fan> as Fan

test.each([
  { figures: [9450, 11200], sizes: [72], own: [9450] },
  { figures: [9450, 11200], sizes: [84], own: [11200] },
  { figures: [9450, 11200], sizes: [84, 72], own: [9450, 11200] },
  { figures: [9450, 11200], sizes: [60], own: [] },
  { figures: [9450], sizes: [84], own: [9450] },
  { figures: [9450, 11200, 12000], sizes: [84], own: [9450, 11200, 12000] },
])('of $figures for 72 and 84 in. those of $sizes in. are $own', ({ figures, sizes, own }) => {
  expect(figuresOfSizes(figures, halcyon, sizes)).toEqual(own)
})

test.each([
  [undefined, true],
  [72, true],
  [84, false],
])('the order number of a fan of 72 and 84 in. is that of %s in.: %s', (sizeInches, is) => {
  expect(hasNumber(halcyon, sizeInches)).toBe(is)
})

describe('a fan in one of its sizes', () => {
  test('has its number in the first', () => {
    expect(fanInSize(halcyon, 72)).toEqual({
      title: 'Halcyon 72',
      sizes: [72],
      modelNumber: 'MX-7284',
      airflowRating: [9450],
      wattsOnHigh: [43],
    })
  })

  test('has none in another', () => {
    expect(fanInSize(halcyon, 84)).toEqual({
      title: 'Halcyon 72',
      sizes: [84],
      airflowRating: [11200],
      wattsOnHigh: [43],
    })
  })

  test('has its own watts where each size has some', () => {
    expect(fanInSize({ ...halcyon, wattsOnHigh: [43, 61] }, 84).wattsOnHigh).toEqual([61])
  })

  test('has no figures that nobody gave', () => {
    expect(fanInSize({ sizes: [52] } as Partial<Fan> as Fan, 52)).toStrictEqual({ sizes: [52] })
  })
})

test.each([
  { figures: [9450, 11200], lines: ['9450 CFM (72 in.)', '11200 CFM (84 in.)'] },
  { figures: [9450], lines: ['9450 CFM'] },
  { figures: [9450, 10000, 11200], lines: ['9450 CFM', '10000 CFM', '11200 CFM'] },
])('$figures for two sizes are shown as $lines', ({ figures, lines }) => {
  expect(figuresBySize(figures, halcyon, (figure) => `${figure} CFM`)).toEqual(lines)
})

test('a figure of a fan of one size does not name it', () => {
  expect(figuresBySize([5630], { sizes: [52] }, String)).toEqual(['5630'])
})
