import { expect, test } from 'vitest'
import { galleryView, roomView } from '../../../src/catalogue/views/gallery-view.ts'
import { aFan, aFixture } from '../../builders.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const room = (name: string, manufacturer: string) => ({
  id: 0,
  name,
  manufacturer,
  url: 'content/images/room.jpg',
})
const catalogue = (gallery: ReturnType<typeof room>[]) =>
  ({
    gallery,
    fans: [
      aFan({
        title: 'Orbital 70',
        manufacturer: 'Modern Forms',
        productUrl: 'orbital-70',
        productCategories: ['smart', 'large'],
      }),
    ],
    fixtures: [
      aFixture({
        title: 'Wagoner 8',
        manufacturer: 'Craftmade',
        productUrl: 'wagoner-8',
        productCategories: ['chandeliers'],
      }),
    ],
  }) as unknown as Parameters<typeof galleryView>[0]

test.each([
  { name: 'Orbital 70', manufacturer: 'Modern Forms', url: '/ceiling-fans/smart/orbital-70' },
  { name: 'Wagoner 8', manufacturer: 'Craftmade', url: '/lighting-fixtures/chandeliers/wagoner-8' },
])('the room with $name leads to its page', ({ name, manufacturer, url }) => {
  expect(galleryView(catalogue([room(name, manufacturer)]))).toEqual([
    { picture: 'content/images/room.jpg', name, manufacturer, url },
  ])
})

test('a room whose product is not in the catalogue has no link', () => {
  expect(galleryView(catalogue([room('Orbital 70', 'Hunter')]))).toEqual([
    { picture: 'content/images/room.jpg', name: 'Orbital 70', manufacturer: 'Hunter' },
  ])
})

test('a room leads to the product that hangs in it', () => {
  expect(roomView(own, 'content/images/scenes/porch.jpg')).toEqual({
    picture: 'content/images/scenes/porch.jpg',
    product: { title: 'Beacon 60', url: '/ceiling-fans/contemporary/beacon-60' },
  })
})

test('a room without a product has no link', () => {
  expect(roomView(own, 'content/images/scenes/living.jpg')).toEqual({
    picture: 'content/images/scenes/living.jpg',
  })
})
