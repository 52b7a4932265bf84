import { expect, test } from 'vitest'
import { addRecord } from '../../src/content-tools/add-record.ts'
import { type AnswersOf, newRecord } from '../../src/content-tools/new-record.ts'
import { freshContent } from '../content-check/content-copy.ts'

const FAN: AnswersOf['fans'] = {
  productCategories: ['outdoor', 'large'],
  colors: ['Matte Black', 'Satin Brass'],
  shown: ['Matte Black'],
  locationRating: 'Indoor / Outdoor (Wet)',
  sizes: [52, 60],
  productDescription: 'Three blades for a porch.',
  imageUrl: '../images/fans/white.jpg',
  manufacturerNameReference: 'hunter',
  title: 'Osprey 52',
}
const MAKER: AnswersOf['manufacturers'] = {
  id: 13,
  name: 'Airy',
  manufacturerDescription: 'Makes fans.',
  websiteUrl: 'https://airy.example/',
}
const PICTURE = { imageUrl: '../images/fans/white.jpg', picture: 'content/images/fans/white.jpg' }

const content = await freshContent()

test('a fan is written in the order of the shipped files, without what was left open', () => {
  const { file, text } = newRecord('fans', 'osprey-52', { ...FAN, airflowRating: undefined })
  expect(file).toBe('content/fans/osprey-52.json')
  expect(text).toMatch(/^\{\n {2}"title": "Osprey 52",\n/)
  expect(text).toMatch(/\n\}\n$/)
  expect(Object.keys(JSON.parse(text))).toEqual([
    'title',
    'manufacturerNameReference',
    'imageUrl',
    'productDescription',
    'sizes',
    'locationRating',
    'shown',
    'colors',
    'productCategories',
  ])
})

test('a category and a maker say the name of their file', () => {
  const category = newRecord('fanCategories', 'porch', {
    categoryDescription: 'For porches.',
    imageUrl: '../images/fans/white.jpg',
    productCategory: 'Porch Fans',
  })
  expect(Object.entries(JSON.parse(category.text)).slice(0, 2)).toEqual([
    ['name', 'porch'],
    ['productCategory', 'Porch Fans'],
  ])
  const maker = newRecord('manufacturers', 'airy', MAKER)
  expect(JSON.parse(maker.text)).toMatchObject({ id: 13, name: 'Airy', nameReference: 'airy' })
})

test('the content check finds nothing to mend in a new fan', async () => {
  const added = await addRecord(content.root, {
    files: [newRecord('fans', 'osprey-52', FAN)],
    picture: PICTURE,
  })
  expect(added).toEqual({ written: ['content/fans/osprey-52.json'], remaining: [] })
  expect(await content.report()).toEqual([])
  await content.remove('content/fans/osprey-52.json')
})

test('a finish without a colour remains to be given one', async () => {
  const teal = { ...FAN, shown: ['Teal'], colors: ['Teal'] }
  const { remaining } = await addRecord(content.root, {
    files: [newRecord('fans', 'osprey-52', teal)],
    picture: PICTURE,
  })
  expect(remaining[0]).toContain(
    '⚠ content/finish-colours.json › colours.Teal: this finish is sold but has no colour here',
  )
  await content.remove('content/fans/osprey-52.json')
})

test('nothing is written over a file that is there, and nothing beside it', async () => {
  const before = await content.read('content/fans/alder-52.json')
  const maker = newRecord('manufacturers', 'airy', MAKER)
  const asked = { files: [maker, newRecord('fans', 'alder-52', FAN)], picture: PICTURE }
  await expect(addRecord(content.root, asked)).rejects.toThrow('EEXIST')
  expect(await content.read('content/fans/alder-52.json')).toBe(before)
  await expect(content.read('content/manufacturers/airy.json')).rejects.toThrow('ENOENT')
})
