import { expect, test } from 'vitest'
import { galleryView, roomView } from '../../../src/catalogue/views/gallery-view.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

test.each([
  { name: 'Beacon 60', manufacturer: 'Maxim Lighting', url: '/ceiling-fans/contemporary/beacon-60' },
  { name: 'Reed Cylinder 6', manufacturer: 'Hunter', url: '/lighting-fixtures/pendants/reed-cylinder-6' },
  { name: 'Beacon 60', manufacturer: 'Hunter' },
])('the room with $name by $manufacturer leads to $url', ({ name, manufacturer, ...link }) => {
  const picture = 'content/images/room.jpg'
  expect(galleryView({ ...own, gallery: [{ id: 0, name, manufacturer, url: picture }] })).toEqual([
    { picture, name, manufacturer, ...link },
  ])
})

test.each([
  ['porch.jpg', { title: 'Beacon 60', url: '/ceiling-fans/contemporary/beacon-60' }],
  ['living.jpg', undefined],
])('the room on %s leads to the product in it, if known', (file, product) => {
  const picture = `content/images/scenes/${file}`
  expect(roomView(own, picture)).toEqual({ picture, ...(product && { product }) })
})
