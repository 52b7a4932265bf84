import { describe, expect, test } from 'vitest'
import { type Comparable, mostAlike } from '../../../src/catalogue/views/more-products.ts'

/** A black, modern fan of 52 inches by Plain & Sons, on a downrod indoors, with a light. */
const product = (given: Partial<Comparable> = {}): Comparable => ({
  traits: ['indoor', 'downrod', 'included'],
  sizes: [52],
  styles: ['Modern'],
  manufacturerNameReference: 'plain-and-sons',
  finishes: ['Black'],
  ...given,
})

const OTHER = {
  place: { traits: ['wet', 'downrod', 'included'] },
  light: { traits: ['indoor', 'downrod', 'none'] },
  placeAndLight: { traits: ['wet', 'downrod', 'none'] },
  style: { styles: ['Coastal'] },
  maker: { manufacturerNameReference: 'other' },
  finish: { finishes: ['White'] },
} as const

describe('of two products the one is more like it', () => {
  test.each<[nearer: string, Partial<Comparable>, farther: string, Partial<Comparable>]>([
    ['for the same place, of another size', { sizes: [77] }, 'for another place', OTHER.place],
    ['with the same light, of another size', { sizes: [77] }, 'with another light', OTHER.light],
    ['for another place', OTHER.place, 'of half its size again', { sizes: [78] }],
    ['for another place', OTHER.place, 'for another place and with another light', OTHER.placeAndLight],
    [
      'near in size, of another style, maker and finish',
      { ...OTHER.style, ...OTHER.maker, ...OTHER.finish },
      'of another size',
      { sizes: [60] },
    ],
    ['by another maker', OTHER.maker, 'of another style', OTHER.style],
    ['in another finish', OTHER.finish, 'by another maker', OTHER.maker],
    ['in the same finish', {}, 'in another finish', OTHER.finish],
    ['with one of its sizes near', { sizes: [99, 54] }, 'with none near', { sizes: [60] }],
    ['of two of its styles', { styles: ['Modern', 'Coastal'] }, 'of one', { styles: ['Modern'] }],
  ])('%s, than the one %s', (_nearer, near, _farther, far) => {
    const to = product({ styles: ['Modern', 'Coastal'] })
    const [nearer, farther] = [
      product({ styles: to.styles, ...near }),
      product({ styles: to.styles, ...far }),
    ]
    expect(mostAlike(to, [farther, nearer], (one) => one, 2)).toEqual([nearer, farther])
  })
})

test('52 and 58 inches are as near as 52 and 52, and 59 are not', () => {
  const [far, near] = [product({ sizes: [59] }), product({ sizes: [58] })]
  expect(mostAlike(product(), [far, near, product()], (one) => one, 3)).toEqual([near, product(), far])
})

test('of two that are as near the first stays first, and no more are given than are asked for', () => {
  const named = ['a', 'b', 'c'].map((name) => ({ name, ...product() }))
  expect(mostAlike(product(), named, (one) => one, 2).map(({ name }) => name)).toEqual(['a', 'b'])
})
