import { expect, test } from 'vitest'
import { finishChoice } from '../../../src/catalogue/views/finish-choice.ts'
import {
  bodyFinish,
  chosenFinish,
  chosenIn,
  chosenSize,
  finishGroups,
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
const plain = (label: string) => ({ label, slug: label.toLowerCase(), isShown: false })
const NOT_SHOWN = finishGroups({ finishes: [plain('Oak')], bladeFinishes: [] })

test('a slug names a finish, or body and blades', () => {
  expect(chosenFinish(single, 'satin-nickel')).toEqual({
    slug: 'satin-nickel',
    label: 'Satin Nickel',
    colours: ['#aaa'],
    key: '0',
  })
  expect(chosenFinish(mixed, 'brass--oak')).toEqual({
    slug: 'brass--oak',
    label: 'Brass body, Oak blades',
    colours: ['#b80', '#ca7'],
    key: '1-0',
  })
})

test.each([
  [single, 'Matte Black', [undefined, '', 'gold', 'satin-nickel--walnut', '__proto__']],
  [mixed, 'Graphite body, Walnut blades', [undefined, 'graphite--walnut', 'brass', 'walnut--graphite']],
])('reads an unknown slug as the main photo’s finish: %#', (groups, label, slugs) => {
  for (const slug of slugs) expect(chosenFinish(groups, slug)).toMatchObject({ label, slug: undefined })
})

test('a chosen finish, or body and blades, has a slug, and the main photo’s finish needs none', () => {
  expect(withOption(single, undefined, 0, 2)).toBe('matte-white')
  expect(withOption(single, 'matte-white', 0, 1)).toBeUndefined()
  expect(withOption(mixed, 'brass--oak', 1, 1)).toBe('brass--walnut')
  expect(withOption(mixed, 'brass--walnut', 0, 0)).toBeUndefined()
})

test('blades in the site’s data are a group of their own', () => {
  const finishes = [plain('Oak')]
  const labels = [[], finishes].map((bladeFinishes) => finishGroups({ finishes, bladeFinishes }))
  expect(labels.map((groups) => groups.map(({ label }) => label))).toEqual([['Finish'], ['Body', 'Blades']])
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

test.each([
  ['of one finish, in the one on its picture', single, undefined, 'Matte Black'],
  ['of one finish, in another', single, 'satin-nickel', 'Satin Nickel'],
  ['of one finish, in one that it has not', single, 'gold', 'Matte Black'],
  ['of body and blades, in that of the body', mixed, 'brass--oak', 'Brass'],
  ['of no finish, in none', [], 'brass', undefined],
  ['that no picture shows, in none', NOT_SHOWN, undefined, undefined],
])('orders a downrod for a fan %s', (_which, groups, slug, finish) => {
  expect(bodyFinish(groups, slug)).toBe(finish)
})

const fan = (...sizes: number[]) => ({ kind: 'fans', sizes }) as const

test.each([
  [fan(60, 52, 60, 120), undefined, [52, 60, 120], undefined],
  [fan(52, 60), 60, [52, 60], 60],
  [fan(52, 60), 56, [52, 60], undefined],
  [fan(52, 52), 52, [], undefined],
  [{ kind: 'fixtures', sizes: [12, 30] } as const, 12, [], undefined],
])('reads %j with %s chosen as %j, in %s', (product, given, sizes, chosen) => {
  expect([sizesToChoose(product), chosenSize(product, given)]).toEqual([sizes, chosen])
})

const finishes = [{ ...plain('Black'), isShown: true }, plain('Bronze'), plain('Copper')]
const CARD = { url: '/beacon-60', facts: ['52 and 60 in.', 'Wet'], bladeFinishes: [] }
const wagoner = {
  ...CARD,
  kind: 'fixtures',
  sizes: [8],
  finishes,
  partNumber: 'WG-0838-MB',
  finishPartNumbers: { bronze: 'WG-0838-AB' },
} as const
const beacon = { ...CARD, kind: 'fans', sizes: [52, 60], finishes, partNumber: 'BE-5203' } as const

test.each([
  [wagoner, undefined, undefined, 'Part number WG-0838-MB'],
  [wagoner, 'black', undefined, 'Part number WG-0838-MB'],
  [wagoner, 'bronze', undefined, 'Part number WG-0838-AB'],
  [wagoner, 'copper', undefined, undefined],
  [beacon, 'copper', undefined, 'Model BE-5203'],
  // The model number is that of the first size only.
  [beacon, undefined, 52, 'Model BE-5203'],
  [beacon, undefined, 60, undefined],
])('orders %j in %s, %s in., by %s', (product, finish, sizeInches, number) => {
  expect(chosenIn(product, { finish, sizeInches }).number).toBe(number)
})

test('lists a fan’s chosen size, or all sizes', () => {
  const facts = [60, undefined, 56].map((sizeInches) => chosenIn(beacon, { sizeInches }).facts)
  expect(facts).toEqual([['60 in.', 'Wet'], CARD.facts, CARD.facts])
})
