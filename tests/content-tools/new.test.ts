import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aPicture, type ContentCopy, copyContent } from '../content-check/content-copy.ts'
import { CTRL_C, converse, DOWN, EMPTY, ENTER, SPACE, type Turn } from './conversation.ts'

let content: ContentCopy
let desktop: string
beforeAll(async () => {
  content = await copyContent()
  desktop = await mkdtemp(join(tmpdir(), 'desktop-'))
  await writeFile(join(desktop, 'fan.jpg'), await aPicture(900, 900))
})
const CHANGED: string[] = []
afterEach(async () => {
  for (const file of CHANGED.splice(0)) await rm(join(content.root, file))
})
afterAll(async () => {
  await content.discard()
  await rm(desktop, { recursive: true })
})

const files = () => readdir(join(content.root, 'content'), { recursive: true })

const PRODUCT: Turn[] = [
  ['What is it called?', 'Osprey 52', ENTER],
  ['Its name in web addresses', ENTER],
  ['Who makes it?', DOWN, ENTER],
  ['Which categories', SPACE, DOWN, SPACE, ENTER],
  ['the main one?', DOWN, ENTER],
  ['Describe it', 'Three blades for a porch.', ENTER],
]

test('a fan is asked for, written with its picture, and in order', async () => {
  CHANGED.push('content/fans/osprey-52.json', 'content/images/fans/osprey-52.jpg')
  const { status, screen } = await converse('fan', content.root, [
    ...PRODUCT,
    ['Blade span', 'fifty', ENTER],
    ['expected a number of inches such as 52 or 33.5, got "fifty"', EMPTY, '52, 60', ENTER],
    ['Airflow', '5140', ENTER],
    ['Where may it hang?', DOWN, ENTER],
    ['How is its finish chosen?', ENTER],
    ['Every finish', 'Matte Black, Satin Brass', ENTER],
    ['on the picture?', DOWN, ENTER],
    ['Where is its picture?', join(desktop, 'fan.jpg'), ENTER],
  ])
  expect(screen).toContain('The content check finds nothing to mend.')
  expect(status).toBe(0)
  expect(JSON.parse(await content.read('content/fans/osprey-52.json'))).toEqual({
    title: 'Osprey 52',
    manufacturerNameReference: 'casablanca',
    imageUrl: '../images/fans/osprey-52.jpg',
    productDescription: 'Three blades for a porch.',
    sizes: [52, 60],
    airflowRating: [5140],
    locationRating: 'Indoor / Outdoor (Damp)',
    shown: ['Satin Brass'],
    colors: ['Matte Black', 'Satin Brass'],
    productCategories: ['contemporary', 'small-rooms'],
  })
  expect(await readFile(join(content.root, 'content/images/fans/osprey-52.jpg'))).toEqual(
    await readFile(join(desktop, 'fan.jpg')),
  )
  expect(await content.report()).toEqual([])
})

test('a fan of a new maker, body and blades apart, is in order with the maker', async () => {
  CHANGED.push('content/fans/osprey-52.json', 'content/manufacturers/airy-fans.json')
  const { status } = await converse('fan', content.root, [
    ...PRODUCT.slice(0, 2),
    ['Who makes it?', ...Array(14).fill(DOWN), ENTER],
    ['name of the maker?', 'Airy Fans', ENTER],
    ['Its name in web addresses', ENTER],
    ["maker's web address?", 'https://airy.example/', ENTER],
    ['Two sentences', 'Airy makes fans. We show two.', ENTER],
    ['Which categories', SPACE, ENTER],
    ['Describe it', 'Three blades for a porch.', ENTER],
    ['Blade span', '52', ENTER],
    ['Airflow', ENTER],
    ['Where may it hang?', ENTER],
    ['How is its finish chosen?', DOWN, ENTER],
    ['finish of the body', 'Matte Black, Satin Brass', ENTER],
    ['finish of the blades', 'Walnut', ENTER],
    ['Which body is on the picture?', ENTER],
    ['Where is its picture?', join(content.root, 'content/images/fans/white.jpg'), ENTER],
  ])
  expect(status).toBe(0)
  expect(await content.report()).toEqual([])
  expect(JSON.parse(await content.read('content/manufacturers/airy-fans.json'))).toMatchObject({
    id: 15,
    name: 'Airy Fans',
    nameReference: 'airy-fans',
  })
  expect(JSON.parse(await content.read('content/fans/osprey-52.json'))).toMatchObject({
    manufacturerNameReference: 'airy-fans',
    imageUrl: '../images/fans/white.jpg',
    shown: { body: ['Matte Black'], blades: ['Walnut'] },
    colors: { body: ['Matte Black', 'Satin Brass'], blades: ['Walnut'] },
  })
  expect(await content.read('content/.schemas/fans.json')).toContain('"airy-fans"')
})

test('a fixture is asked for, and in order', async () => {
  CHANGED.push('content/fixtures/osprey-52.json', 'content/images/fixtures/osprey-52.jpg')
  const { status } = await converse('fixture', content.root, [
    ...PRODUCT,
    ['height', '10', ENTER],
    ['length', '33.5', ENTER],
    ['width', '7', ENTER],
    ['Where may it hang?', DOWN, ENTER],
    ['Every finish', 'Satin Brass', ENTER],
    ['part number', 'OS-52', ENTER],
    ['Where is its picture?', join(desktop, 'fan.jpg'), ENTER],
  ])
  expect(status).toBe(0)
  expect(await content.report()).toEqual([])
  expect(JSON.parse(await content.read('content/fixtures/osprey-52.json'))).toMatchObject({
    fixtureHeight: 10,
    fixtureLength: 33.5,
    fixtureWidth: 7,
    shown: 'Satin Brass',
    locationRating: 'Damp',
    partNumber: 'OS-52',
  })
})

test('a category is asked for, and what remains is told', async () => {
  CHANGED.push('content/fan-categories/porch-fans.json', 'content/images/fan-categories/porch-fans.jpg')
  const { status, screen } = await converse('category', content.root, [
    ['A category of what?', ENTER],
    ['What is it called?', 'Porch Fans', ENTER],
    ['Its name in web addresses', ENTER],
    ['Describe it', 'Fans for porches.', ENTER],
    ['Where is its picture?', join(desktop, 'fan.jpg'), ENTER],
  ])
  expect(screen).toContain('no fan is in this category, so its page shows none')
  expect(status).toBe(0)
  expect(Object.keys(JSON.parse(await content.read('content/fan-categories/porch-fans.json')))).toEqual([
    'name',
    'productCategory',
    'categoryDescription',
    'imageUrl',
  ])
})

test('a name that is there already is refused, and Ctrl+C leaves nothing behind', async () => {
  const before = await files()
  const { status, screen } = await converse('fan', content.root, [
    ['What is it called?', 'Alder 52', ENTER],
    ['Its name in web addresses', ENTER],
    ['content/fans/alder-52.json is there already. Choose another name, or change', CTRL_C],
  ])
  expect(screen).toContain('Nothing was written.')
  expect(status).toBe(1)
  expect(await files()).toEqual(before)
})

test('what cannot be added is named', async () => {
  const { status, screen } = await converse('fam', content.root, [])
  expect({ status, screen }).toEqual({
    status: 1,
    screen: '✖ There is nothing called "fam" to add. Did you mean "fan"?\n',
  })
})
