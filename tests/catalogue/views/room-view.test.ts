import { expect, test } from 'vitest'
import { roomView } from '../../../src/catalogue/views/gallery-view.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

test('a room leads to the product that hangs in it', () => {
  expect(roomView(own, 'content/images/scenes/porch.jpg')).toEqual({
    picture: 'content/images/scenes/porch.jpg',
    product: { title: 'Beacon 60', url: '/ceiling-fans/contemporary/beacon-60' },
  })
})

test('a room of which nothing is known leads nowhere', () => {
  expect(roomView(own, 'content/images/scenes/living.jpg')).toEqual({
    picture: 'content/images/scenes/living.jpg',
  })
})
