import { expect, test } from 'vitest'
import { itemAddress } from '../../../src/features/list/item-address.ts'

test.each([
  ['nothing', undefined, undefined, '/ceiling-fans/beacon-60'],
  ['a finish', 'matte-white', undefined, '/ceiling-fans/beacon-60?finish=matte-white'],
  ['a finish and a size', 'matte-white', 52, '/ceiling-fans/beacon-60?finish=matte-white&size=52'],
])('where %s is chosen the page of a product opens with it', (_what, finish, sizeInches, address) => {
  expect(itemAddress('/ceiling-fans/beacon-60', finish, sizeInches)).toBe(address)
})
