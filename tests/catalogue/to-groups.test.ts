import { describe, expect, test } from 'vitest'
import { toCategory, toGallery, toManufacturers } from '../../src/catalogue/to-groups.ts'

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

describe('the rooms of the gallery stand', () => {
  const names = (rooms: ReturnType<typeof room>[]) => toGallery(rooms).map(({ id, name }) => `${id} ${name}`)

  test('in the order of the list', () => {
    expect(names([room('Porch'), room('Den')])).toEqual(['0 Porch', '1 Den'])
  })

  test('in the order of their numbers, where they have them', () => {
    expect(names([room('Porch', 1), room('Den', 0)])).toEqual(['0 Den', '1 Porch'])
  })

  test('after those that have a number, where some have none', () => {
    expect(names([room('Hall'), room('Porch', 0)])).toEqual(['0 Porch', '1 Hall'])
  })
})
