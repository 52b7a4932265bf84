import { expect, test } from 'vitest'
import { widestInches } from '../../../src/drawing/to-scale/BesidePerson.tsx'
import { columnOf, comparison, ownColumn } from '../../../src/features/list/compare.ts'
import { recordIn } from '../../../src/features/list/records.ts'
import { aFan, aFixture } from '../../builders.ts'
import { ownFan } from '../../own-catalogue/own-catalogue.ts'

const COST = { hoursADay: 6.4, centsPerKwh: 12 }
const fan = (given: Parameters<typeof aFan>[0] = {}, size?: number) => columnOf(aFan(given), COST, size)
const fixture = (given: Parameters<typeof aFixture>[0] = {}) => columnOf(aFixture(given), COST)

const rowsOf = (compared: ReturnType<typeof comparison>) => [
  ...(compared?.differing ?? []),
  ...(compared?.same ?? []),
]

/** The lines of a row, with the best marked. */
const lines = (compared: ReturnType<typeof comparison>, key: string) =>
  rowsOf(compared)
    .find((row) => row.key === key)
    ?.cells.map((cell) => cell.map(({ text, best }) => (best ? `${text}: ${best}` : text)).join('; '))

test.each([
  ['one product', [fan()], undefined],
  ['two fans', [fan(), fan()], ['fans', 'fans']],
  ['five fans', [fan(), fan(), fan(), fan(), fan()], ['fans', 'fans', 'fans', 'fans']],
  ['two kinds', [fixture(), fan(), fixture()], ['fixtures', 'fixtures']],
  ['a fan and a fixture', [fan(), fixture()], undefined],
])('compares two to four products of the first kind in %s, or none', (_what, given, kinds) => {
  expect(comparison(given)?.columns.map(({ kind }) => kind)).toEqual(kinds)
})

test('reads the product in an answer, if any, without unknown fields', () => {
  const answers = [undefined, null, {}, 'No Results', { ceilingFanResults: null }]
  expect(answers.map(recordIn)).toEqual(answers.map(() => undefined))
  expect(recordIn({ ceilingFanResults: { ...aFan(), motorType: null } })).toStrictEqual(aFan())
})

test('shows a fact that one product lacks as unknown', () => {
  expect(comparison([fan(), fan({ motorType: 'Whisper-quiet' })])?.differing).toContainEqual({
    key: 'motor',
    label: 'Motor',
    cells: [[{ text: 'Call or email us for details.' }], [{ text: 'Whisper-quiet' }]],
  })
})

test('joins the finishes of a fan’s parts in one row', () => {
  const orbital = columnOf(ownFan('orbital-70'), COST)
  expect(lines(comparison([fan(), orbital]), 'finish')).toEqual([
    'Matte Black',
    'Body: Soft Brass, Matte Black; Blade: Dark Walnut; Light: Opal, Blank cap',
  ])
})

test('lists only the chosen size’s numbers', () => {
  const flush = fan({ sizes: [44, 52], airflowRating: [3960, 5020], wattsOnHigh: [19, 25] }, 52)
  const compared = comparison([flush, fan({ sizes: [54], airflowRating: [5680], wattsOnHigh: [27] })])
  expect(lines(compared, 'airflow')).toEqual(['5,020 CFM on High', '5,680 CFM on High: Most air'])
  expect(flush.spans).toEqual([52, 44])
  expect(flush.facts.has('sizes')).toBe(false)
})

test('marks a row when one of three differs', () => {
  const motors = ['DC AC AC', 'AC DC AC', 'AC AC DC', 'AC AC AC'].map((types) => types.split(' '))
  const differing = motors.map((types) =>
    comparison(types.map((motorType) => fan({ motorType })))?.differing.map(({ label }) => label),
  )
  expect(differing).toEqual([['Motor'], ['Motor'], ['Motor'], []])
})

test('lists rows that differ, and those that do not, in the order of the longest table', () => {
  const short = fan({ locationRating: 'Indoor' })
  const long = fan({ locationRating: 'Indoor / Outdoor (Wet)', motorType: 'DC', bladeCount: 5 })
  const { differing = [], same = [] } = comparison([short, long]) ?? {}
  const inOrder = [...long.facts.keys()]
  for (const rows of [differing, same]) {
    const keys = rows.map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(1)
    expect(keys).toEqual(inOrder.filter((key) => keys.includes(key)))
  }
  expect(differing.length + same.length).toBe(inOrder.length)
})

test('scales every drawing to the largest dimension', () => {
  expect(widestInches([fan({ sizes: [44, 84] }), fan({ sizes: [60] })])).toBe(84)
  expect(widestInches([fixture({ fixtureLength: 12, fixtureWidth: 12, fixtureHeight: 30 })])).toBe(30)
})

test('marks the best numbers, and draws all as bars of one scale', () => {
  const compared = comparison([
    fan({ airflowRating: [5140], wattsOnHigh: [80] }),
    fan({ sizes: [52, 60], airflowRating: [9450, 3000], wattsOnHigh: [20, 20] }),
    fan(),
  ])
  expect(lines(compared, 'runningCost')).toEqual([
    'About $22 a year on high',
    'About $6 a year on high (52 in.): Costs least; About $6 a year on high (60 in.): Costs least',
    'Call or email us for details.',
  ])
  const bars = (key: string) =>
    rowsOf(compared)
      .find((row) => row.key === key)
      ?.cells.map((cell) => cell.map(({ bar }) => bar))
  expect(bars('airflow')).toEqual([[5140 / 9450], [1, 3000 / 9450], [undefined]])
  expect(bars('runningCost')).toEqual([[1], [6 / 22, 6 / 22], [undefined]])
})

test('marks no best value among equal figures', () => {
  const equal = fan({ airflowRating: [6000] })
  expect(lines(comparison([equal, equal]), 'airflow')).toEqual(['6,000 CFM on High', '6,000 CFM on High'])
})

const OWN = ownColumn({ airflow: 4100, watts: 65, spanInches: 52 }, COST)

test('puts the visitor’s own fan first, and compares only its label’s facts', () => {
  const compared = comparison([fan({ airflowRating: [6000] }), fan({ airflowRating: [6000] })], OWN)
  expect(compared?.columns.map(({ title }) => title)).toEqual(['Yours', 'Plain 52', 'Plain 52'])
  expect(compared?.differing.map(({ key, cells }) => [key, cells[0]?.[0]?.text])).toEqual([
    ['airflow', '4,100 CFM'],
    ['efficiency', '63 CFM per watt'],
    ['electricity', '65 W'],
    ['runningCost', 'About $18 a year'],
  ])
  expect(lines(compared, 'weight')).toBeUndefined()
})

test('asks the store nothing about the visitor’s own fan', () => {
  const compared = comparison([fan({ motorType: 'Quiet' }), fan({ motorType: 'Quiet' })], OWN)
  expect(compared?.same.map(({ key }) => key)).toContain('motor')
  expect(lines(compared, 'motor')).toEqual(['Not on the label', 'Quiet', 'Quiet'])
})

test('leaves out the visitor’s own fan among lights, and counts it in no limit', () => {
  expect(comparison([fixture(), fixture()], OWN)?.columns).toHaveLength(2)
  expect(comparison([fan(), fan(), fan(), fan()], OWN)?.columns).toHaveLength(5)
  expect(comparison([fan()], OWN)).toBeUndefined()
})
