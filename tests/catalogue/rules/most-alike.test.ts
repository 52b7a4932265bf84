import { expect, test } from 'vitest'
import { mostAlike } from '../../../src/catalogue/rules/most-alike.ts'

const product = (
  name: string,
  sizes: number[],
  category: string,
  style = 'Modern',
  locationRating = 'Indoor',
) => ({ name, sizes, productCategories: [category], styles: [style], locationRating })

const namesLike = (to: ReturnType<typeof product>, ...products: ReturnType<typeof product>[]) =>
  mostAlike(to, products, (one) => one, 2).map(({ name }) => name)

const fan = product('ended', [52], 'outdoor')

test('the same category counts more than two inches', () => {
  expect(namesLike(fan, product('a', [52], 'large'), product('b', [54], 'outdoor'))).toEqual(['b', 'a'])
})

test('twice the size counts more than the same category', () => {
  expect(namesLike(fan, product('a', [99], 'outdoor'), product('b', [52], 'large'))).toEqual(['b', 'a'])
})

test('of several sizes the nearest counts', () => {
  expect(namesLike(fan, product('a', [60], 'outdoor'), product('b', [84, 52], 'outdoor'))).toEqual(['b', 'a'])
})

test('looks count, and so does the place it is rated for', () => {
  const plain = product('a', [52], 'outdoor', 'Coastal', 'Wet')
  const looks = product('b', [52], 'outdoor', 'Modern', 'Wet')
  const both = product('c', [52], 'outdoor', 'Modern', 'Indoor')
  expect(namesLike(fan, plain, looks, both)).toEqual(['c', 'b'])
})

test('of two that are as near, the first stays first, and no more are given than are asked for', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => product(name, [52], 'outdoor'))
  expect(namesLike(fan, a as never, b as never, c as never)).toEqual(['a', 'b'])
})
