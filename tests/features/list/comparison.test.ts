import { expect, test } from 'vitest'
import { widestInches } from '../../../src/drawing/to-scale/BesidePerson.tsx'
import { barLength, comparison as compare } from '../../../src/features/list/comparison.ts'
import { type KnownRecord, knownRecord } from '../../../src/features/list/known-record.ts'
import { type ListedProduct, listedProduct } from '../../../src/features/list/listed-product.ts'
import { ownFanColumn } from '../../../src/features/list/own-fan/own-fan-column.ts'
import { aFan, aFixture } from '../../builders.ts'
import { ownFan } from '../../own-catalogue/own-catalogue.ts'

const COST = { hoursADay: 6.4, centsPerKwh: 12 }
const comparison = (given: readonly ListedProduct[]) => compare(given, COST)

const fan = (given: Parameters<typeof aFan>[0] = {}) =>
  listedProduct(knownRecord({ ceilingFanResults: aFan(given) }, '/') as KnownRecord)
const fixture = (given: Parameters<typeof aFixture>[0] = {}) =>
  listedProduct(knownRecord({ lightingFixtureResults: aFixture(given) }, '/') as KnownRecord)

test.each([
  ['one product', [fan()], undefined],
  ['two fans', [fan(), fan()], ['fans', 'fans']],
  ['four fans', [fan(), fan(), fan(), fan()], ['fans', 'fans', 'fans', 'fans']],
  ['five fans', [fan(), fan(), fan(), fan(), fan()], ['fans', 'fans', 'fans', 'fans']],
  ['two kinds', [fixture(), fan(), fixture()], ['fixtures', 'fixtures']],
  ['a fan and a fixture', [fan(), fixture()], undefined],
])('of %s two to four of the first kind are compared, or none', (_what, given, kinds) => {
  expect(comparison(given)?.products.map(({ kind }) => kind)).toEqual(kinds)
})

test('a fact that one product alone has is unknown of the other', () => {
  const rows = comparison([fan(), fan({ motorType: 'Whisper-quiet' })])?.rows
  expect(rows?.[0]).toEqual({
    key: 'motor',
    label: 'Motor',
    cells: [['Call or email us for details.'], ['Whisper-quiet']],
    differs: true,
  })
})

test('the finishes of body and blades are in one row with those of a fan of one finish', () => {
  const mixed = fan({
    mixAndMatch: true,
    shown: { body: ['Graphite'], blades: ['Walnut'] },
    colors: { body: ['Graphite', 'Brass'], blades: ['Walnut'] },
    finishPictures: [],
  })
  const row = comparison([fan(), mixed])?.rows.find(({ label }) => label === 'Finishes')
  expect(row?.cells).toEqual([['Matte Black'], ['Body: Graphite, Brass', 'Blade: Walnut']])
})

test('the finishes of a light of its own are in that row too', () => {
  const orbital = listedProduct(knownRecord({ ceilingFanResults: ownFan('orbital-70') }, '/') as KnownRecord)
  const row = comparison([fan(), orbital])?.rows.find(({ label }) => label === 'Finishes')
  expect(row?.cells[1]).toEqual([
    'Body: Soft Brass, Matte Black',
    'Blade: Dark Walnut',
    'Light: Opal, Blank cap',
  ])
})

test('twins have all rows but the sizes, which stand under the drawings, and none of them differs', () => {
  const rows = comparison([fan(), fan()])?.rows ?? []
  expect(rows.map(({ label, differs }) => [label, differs])).toEqual(
    fan()
      .specs({ hoursADay: 6.4, centsPerKwh: 12 })
      .map(({ label }) => [label, false])
      .filter(([label]) => label !== 'Sizes'),
  )
  expect(rows).toContainEqual({
    key: 'location',
    label: 'Location rating',
    cells: [
      ['Indoor', 'For dry indoor rooms.'],
      ['Indoor', 'For dry indoor rooms.'],
    ],
    differs: false,
  })
})

test('of a fan in the size that is chosen, the figures of that size alone are compared', () => {
  const flush = fan({ sizes: [44, 52], airflowRating: [3960, 5020], wattsOnHigh: [19, 25] }).inSize(52)
  const rows = comparison([flush, fan({ sizes: [54], airflowRating: [5680], wattsOnHigh: [27] })])?.rows ?? []
  const cells = (name: string) => rows.find(({ label }) => label === name)?.cells
  expect(cells('Airflow')).toEqual([['5,020 CFM on High'], ['5,680 CFM on High']])
  expect(cells('Electricity')).toEqual([
    ['25 W on high, without the light'],
    ['27 W on high, without the light'],
  ])
  expect(flush.figures.airflow).toEqual([5020])
  expect(flush.spans).toEqual([52, 44])
})

test.each([
  { which: 'first', motors: ['DC', 'AC', 'AC'] },
  { which: 'second', motors: ['AC', 'DC', 'AC'] },
  { which: 'last', motors: ['AC', 'AC', 'DC'] },
])('of three fans it is enough that the $which differs', ({ motors }) => {
  const row = comparison(motors.map((motorType) => fan({ motorType })))?.rows[0]
  expect(row).toMatchObject({ label: 'Motor', differs: true })
})

test('what differs stands before what is equal, and each half is in the order of the longest table', () => {
  const short = fan({ locationRating: 'Indoor' })
  const long = fan({ locationRating: 'Indoor / Outdoor (Wet)', motorType: 'DC', bladeCount: 5 })
  const labels = long.specs({ hoursADay: 6.4, centsPerKwh: 12 }).map(({ label }) => label)
  const rows = comparison([short, long])?.rows ?? []
  const differing = rows.filter(({ differs }) => differs).map(({ label }) => label)
  const equal = rows.filter(({ differs }) => !differs).map(({ label }) => label)
  expect(differing).toEqual(labels.filter((label) => differing.includes(label)))
  expect(equal).toEqual(labels.filter((label) => equal.includes(label)))
  expect(rows.map(({ label }) => label)).toEqual([...differing, ...equal])
  expect(equal.length).toBeGreaterThan(2)
})

test('every drawing is scaled to the widest span', () => {
  expect(widestInches([fan({ sizes: [44, 84] }), fan({ sizes: [60] })])).toBe(84)
})

test('a fixture is measured by its larger side, also when that is its height', () => {
  expect(widestInches([fixture({ fixtureLength: 12, fixtureWidth: 12, fixtureHeight: 30 })])).toBe(30)
})

test('of two fans the longer bar is the better one: more air, less money', () => {
  const fans = [
    fan({ airflowRating: [5140], wattsOnHigh: [80] }),
    fan({ airflowRating: [9450, 3000], wattsOnHigh: [20] }),
    fan(),
  ]
  expect(barLength(fans, 'airflow', 9450)).toBe(1)
  expect(barLength(fans, 'airflow', 4725)).toBe(0.5)
  expect(barLength(fans, 'runningCost', 80)).toBe(0)
  expect(barLength(fans, 'runningCost', 20)).toBe(0.75)
  expect(barLength(fans, 'airflow', undefined)).toBeUndefined()
})

test('what has no figures shortens no bar', () => {
  expect(barLength([fan({ airflowRating: [5000] }), fixture()], 'airflow', 2500)).toBe(0.5)
})

const OWN = ownFanColumn({ airflow: 4100, watts: 65, spanInches: 52 })

test("one's own fan comes first, and differs only in what its label says", () => {
  const compared = compare([fan({ airflowRating: [6000] }), fan({ airflowRating: [6000] })], COST, OWN)
  expect(compared?.products.map(({ title }) => title)).toEqual(['Yours', 'Plain 52', 'Plain 52'])
  expect(compared?.rows.filter(({ differs }) => differs).map(({ key, cells }) => [key, cells[0]])).toEqual([
    ['airflow', ['4,100 CFM']],
    ['efficiency', ['63 CFM per watt']],
    ['electricity', ['65 W']],
    ['runningCost', ['About $18 a year']],
  ])
})

test("what one's own fan's label does not say is not asked of the store", () => {
  const rows = compare(
    [fan({ motorType: 'Whisper-quiet' }), fan({ motorType: 'Whisper-quiet' })],
    COST,
    OWN,
  )?.rows
  expect(rows?.find(({ key }) => key === 'motor')?.cells).toEqual([
    ['Not on its label'],
    ['Whisper-quiet'],
    ['Whisper-quiet'],
  ])
})

test("beside lights one's own fan is not shown, and it takes no place of a product", () => {
  expect(compare([fixture(), fixture()], COST, OWN)?.products).toHaveLength(2)
  expect(compare([fan(), fan(), fan(), fan()], COST, OWN)?.products).toHaveLength(5)
  expect(compare([fan()], COST, OWN)).toBeUndefined()
})
