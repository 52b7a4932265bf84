import { describe, expect, test } from 'vitest'
import { toCategory, toGallery, toManufacturers } from '../../src/catalogue/from-records.ts'

const room = (name: string, id?: number) => ({
  file: 'content/gallery.json',
  fields: {
    name,
    manufacturer: 'Plain & Sons',
    url: './images/scenes/room.jpg',
    ...(id !== undefined && { id }),
  },
})

const maker = (file: string, fields: { id?: number; nameReference?: string } = {}) => ({
  file: `content/manufacturers/${file}.json`,
  fields: {
    name: 'Plain & Sons',
    manufacturerDescription: 'Plain fans.',
    websiteUrl: 'https://example.com/',
    ...fields,
  },
})

test('a category is named as its file is', () => {
  const category = toCategory({
    file: 'content/fan-categories/porch.json',
    fields: {
      productCategory: 'Porch Fans',
      categoryDescription: 'For porches.',
      imageUrl: '../images/fans/plain-52.jpg',
    },
  })
  expect(category.name).toBe('porch')
  expect(category.imageUrl).toBe('content/images/fans/plain-52.jpg')
})

describe('a maker', () => {
  test('is found under the name of its file', () => {
    expect(toManufacturers([maker('plain')])[0]?.nameReference).toBe('plain')
  })

  test('keeps the number that it has, and who has none is given the next', () => {
    const makers = toManufacturers([maker('airy'), maker('hunter', { id: 4 }), maker('plain')])
    expect(makers.map(({ id }) => id)).toEqual([5, 4, 6])
  })
})

test.each([
  ['in the order of the list', [room('Porch'), room('Den')], ['0 Porch', '1 Den']],
  ['in the order of their numbers', [room('Porch', 1), room('Den', 0)], ['0 Den', '1 Porch']],
  ['after those that have a number', [room('Hall'), room('Porch', 0)], ['0 Porch', '1 Hall']],
])('the rooms of the gallery stand %s', (_order, rooms, names) => {
  expect(toGallery(rooms).map(({ id, name }) => `${id} ${name}`)).toEqual(names)
})
