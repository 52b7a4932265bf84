import { describe, expect, test } from 'vitest'
import { finishChoice } from '../../../src/catalogue/views/finish-choice.ts'
import {
  bodyFinish,
  chosenFinish,
  chosenSize,
  finishGroups,
  listedFacts,
  orderNumber,
  pictureOfFinish,
  sizesToChoose,
  withOption,
} from '../../../src/features/list/choices.ts'
import { aFan } from '../../builders.ts'

const singleChoice = finishChoice(
  aFan({
    shown: ['Matte Black', 'Walnut'],
    colors: ['Satin Nickel', 'Matte Black', 'Matte White', 'Walnut'],
    finishPictures: { 'Satin Nickel': 'content/satin-nickel.jpg' },
  }),
  { 'Satin Nickel': '#aaa' },
)
const mixedChoice = finishChoice(
  aFan({
    mixAndMatch: true,
    shown: { body: ['Graphite'], blades: ['Walnut'] },
    colors: { body: ['Graphite', 'Brass'], blades: ['Oak', 'Walnut'] },
    finishPictures: [{ body: 'Brass', blades: 'Oak', imageUrl: 'content/brass-oak.jpg' }],
  }),
  { Brass: '#b80', Oak: '#ca7' },
)
const [{ groups: single }, { groups: mixed }] = [singleChoice, mixedChoice]

test('a slug names a finish', () => {
  expect(chosenFinish(single, 'satin-nickel')).toEqual({
    slug: 'satin-nickel',
    label: 'Satin Nickel',
    colours: ['#aaa'],
    key: '0',
  })
})

test.each([undefined, '', 'gold', 'satin-nickel--walnut', '__proto__'])(
  'where %j is none of its finishes, the one on the main picture is meant',
  (slug) => {
    expect(chosenFinish(single, slug)).toMatchObject({ label: 'Matte Black', slug: undefined, key: '1' })
  },
)

test('body and blades are named together', () => {
  expect(chosenFinish(mixed, 'brass--oak')).toEqual({
    slug: 'brass--oak',
    label: 'Brass body, Oak blades',
    colours: ['#b80', '#ca7'],
    key: '1-0',
  })
})

test.each([undefined, 'graphite--walnut', 'brass', 'walnut--graphite'])(
  'the body and blades on the main picture are meant by %j',
  (slug) => {
    expect(chosenFinish(mixed, slug)).toMatchObject({
      label: 'Graphite body, Walnut blades',
      slug: undefined,
    })
  },
)

test('another finish is chosen, and the one on the main picture needs no slug', () => {
  expect(withOption(single, undefined, 0, 2)).toBe('matte-white')
  expect(withOption(single, 'matte-white', 0, 1)).toBeUndefined()
})

test('other blades are chosen for the same body', () => {
  expect(withOption(mixed, 'brass--oak', 1, 1)).toBe('brass--walnut')
  expect(withOption(mixed, 'brass--walnut', 0, 0)).toBeUndefined()
})

test('blades of the site’s data are a group of their own', () => {
  const option = { label: 'Oak', slug: 'oak', isShown: true }
  expect(finishGroups({ finishes: [option], bladeFinishes: [] }).map(({ label }) => label)).toEqual([
    'Finish',
  ])
  expect(finishGroups({ finishes: [option], bladeFinishes: [option] }).map(({ label }) => label)).toEqual([
    'Body',
    'Blades',
  ])
})

test.each([
  ['has a picture of its own', singleChoice, 'satin-nickel', 'content/satin-nickel.jpg'],
  ['of body and blades has a picture of its own', mixedChoice, 'brass--oak', 'content/brass-oak.jpg'],
  ['is on the main picture', singleChoice, undefined, undefined],
  ['is on the main picture beside another one', singleChoice, 'walnut', undefined],
  ['has no picture', singleChoice, 'matte-white', undefined],
  ['of body and blades has no picture', mixedChoice, 'brass--walnut', undefined],
])('a finish that %s', (_what, finishes, slug, picture) => {
  expect(pictureOfFinish(finishes, chosenFinish(finishes.groups, slug).key)).toBe(picture)
})

const plain = (label: string) => ({ label, slug: label.toLowerCase(), isShown: false })

test.each([
  ['of one finish, in the one on its picture', single, undefined, 'Matte Black'],
  ['of one finish, in another', single, 'satin-nickel', 'Satin Nickel'],
  ['of one finish, in one that it has not', single, 'gold', 'Matte Black'],
  ['of body and blades, in that of the body', mixed, 'brass--oak', 'Brass'],
  ['of no finish, in none', [], 'brass', undefined],
  [
    'that no picture shows, in none',
    finishGroups({ finishes: [plain('Oak')], bladeFinishes: [] }),
    undefined,
    undefined,
  ],
])('a rod is ordered for a fan %s', (_which, groups, slug, finish) => {
  expect(bodyFinish(groups, slug)).toBe(finish)
})

const fan = (...sizes: number[]) => ({ kind: 'fans', sizes }) as const

describe('there is a choice of sizes', () => {
  test.each([
    { what: 'of a fan of several, smallest first', product: fan(60, 52, 120), sizes: [52, 60, 120] },
    { what: 'each once', product: fan(60, 52, 60), sizes: [52, 60] },
    { what: 'not of a fan of one', product: fan(52), sizes: [] },
    { what: 'not of a fan that says its one size twice', product: fan(52, 52), sizes: [] },
    { what: 'not of a fixture', product: { kind: 'fixtures', sizes: [12, 30] } as const, sizes: [] },
  ])('$what: $sizes', ({ product, sizes }) => {
    expect(sizesToChoose(product)).toEqual(sizes)
  })
})

test.each([
  { product: fan(52, 60), given: 60, size: 60 },
  { product: fan(52, 60), given: 56, size: undefined },
  { product: fan(52, 60), given: undefined, size: undefined },
  { product: fan(52), given: 52, size: undefined },
])('of $product.sizes the size $given means $size', ({ product, given, size }) => {
  expect(chosenSize(product, given)).toBe(size)
})

describe('the facts of a fan on a list', () => {
  const product = { ...fan(52, 60), facts: ['52 and 60 in.', 'Wet'] }

  test('name the chosen size instead of all', () => {
    expect(listedFacts(product, 60)).toEqual(['60 in.', 'Wet'])
  })

  test.each([undefined, 56])('name all sizes where %s is chosen', (size) => {
    expect(listedFacts(product, size)).toEqual(['52 and 60 in.', 'Wet'])
  })
})

const finishes = [
  { label: 'Matte Black', slug: 'matte-black', isShown: true },
  { label: 'Aged Bronze', slug: 'aged-bronze', isShown: false },
  { label: 'Copper', slug: 'copper', isShown: false },
]
const wagoner = {
  kind: 'fixtures',
  sizes: [8],
  finishes,
  partNumber: 'WG-0838-MB',
  finishPartNumbers: { 'aged-bronze': 'WG-0838-AB' },
} as const

const beacon = { kind: 'fans', sizes: [52, 60], finishes, partNumber: 'BE-5203' } as const

test.each([
  [undefined, 'Part number WG-0838-MB'],
  ['matte-black', 'Part number WG-0838-MB'],
  ['aged-bronze', 'Part number WG-0838-AB'],
  ['copper', undefined],
])('a fixture in %s is ordered by %s', (slug, number) => {
  expect(orderNumber(wagoner, slug)).toBe(number)
})

test('a fan has one model number in every finish', () => {
  expect(orderNumber(beacon, 'copper')).toBe('Model BE-5203')
})

test('the model number is that of the first size only', () => {
  expect(orderNumber(beacon, undefined, 52)).toBe('Model BE-5203')
  expect(orderNumber(beacon, undefined, 60)).toBeUndefined()
})
