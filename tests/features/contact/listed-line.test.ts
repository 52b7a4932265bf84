import { expect, test } from 'vitest'
import type { Product } from '../../../src/client/product-data/product-file.ts'
import { splitMessage } from '../../../src/features/contact/delivery/split-message.ts'
import { withEnclosedList } from '../../../src/features/contact/enclosed-list.ts'
import { listedLine } from '../../../src/features/contact/form/listed-line.ts'

const ALDER = {
  title: 'Alder 52',
  manufacturer: 'Maxim Lighting',
  kind: 'fans',
  sizes: [52],
  facts: ['52 in.', 'Indoor'],
  url: '/ceiling-fans/traditional/alder-52',
  finishes: [
    { label: 'Oil Rubbed Bronze', slug: 'oil-rubbed-bronze', isShown: true },
    { label: 'Satin Nickel', slug: 'satin-nickel', isShown: false },
  ],
  bladeFinishes: [],
} as unknown as Product
const SITE = 'https://www.example.com'

test('a product is named with its maker, its finish, its size and its page', () => {
  expect(listedLine(ALDER, { finish: 'satin-nickel' }, SITE)).toEqual({
    line: 'Alder 52 by Maxim Lighting, Satin Nickel, 52 in.',
    url: 'https://www.example.com/ceiling-fans/traditional/alder-52?finish=satin-nickel',
  })
})

test.each([undefined, 'gold', 'satin-nickel--walnut'])('no text of an address is printed: %j', (finish) => {
  expect(listedLine(ALDER, { finish }, SITE)).toEqual({
    line: 'Alder 52 by Maxim Lighting, Oil Rubbed Bronze, 52 in.',
    url: 'https://www.example.com/ceiling-fans/traditional/alder-52',
  })
})

test('the store’s mail reads it again, also on this machine', () => {
  const local = 'http://localhost:4321'
  const products = [listedLine(ALDER, { finish: 'satin-nickel' }, local)]
  expect(splitMessage(withEnclosedList('Hello', { products }), local).products).toEqual(products)
})

test.each([
  { sizeInches: 60, size: '60 in.' },
  { sizeInches: 52, size: '52 in.' },
  { sizeInches: undefined, size: '52 and 60 in.' },
  { sizeInches: 44, size: '52 and 60 in.' },
])('of several sizes the one that is chosen is named: $sizeInches', ({ sizeInches, size }) => {
  const beacon = { ...ALDER, sizes: [60, 52], facts: ['52 and 60 in.', 'Wet'] }
  expect(listedLine(beacon, { sizeInches }, SITE).line).toBe(
    `Alder 52 by Maxim Lighting, Oil Rubbed Bronze, ${size}`,
  )
})
