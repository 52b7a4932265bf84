import { expect, test } from 'vitest'
import type { SizeFit } from '../../../../src/catalogue/rules/room/fan-fit.ts'
import type { HungEntry } from '../../../../src/features/list/house/hung-entry.ts'
import { listedProduct } from '../../../../src/features/list/listed-product.ts'
import { createMarks, scheduleRow } from '../../../../src/features/list/schedule/schedule-row.ts'
import { PRODUCTS, RECORDS } from '../house/a-catalogue.ts'

function rowOf(productUrl: string, hung: Partial<HungEntry> = {}, changed: object = {}, chosen: object = {}) {
  const product = PRODUCTS.get(productUrl)
  const known = RECORDS.get(productUrl)
  if (!product || !known) throw new Error(`The tests' own catalogue has no ${productUrl}`)
  const listed = listedProduct(known)
  const record = { ...listed.record, ...changed } as typeof listed.record
  return scheduleRow(
    { product, listed: { ...listed, record } },
    { productUrl, ...chosen },
    { hung: { needs: [], items: [], ...hung }, room: 'Kitchen' },
    createMarks(),
  )
}

test('a light whose place nobody measured says so, a fan its ceiling', () => {
  expect(rowOf('harbor-dome-16').hangs).toBe('Place not measured')
  expect(rowOf('alder-52').hangs).toBe('Ceiling not measured')
})

test.each([
  ['a light that suits', 'harbor-dome-16', true, ''],
  ['a light that does not suit', 'harbor-dome-16', false, 'See remarks'],
  ['a fan that suits', 'alder-52', true, 'Ceiling not measured'],
  ['a fan that does not suit', 'alder-52', false, 'See remarks'],
])('%s, of which no height is known, hangs as it is said', (_what, productUrl, suits, hangs) => {
  expect(rowOf(productUrl, { verdict: { text: 'It is small.', suits } }).hangs).toBe(hangs)
})

/** A size of a fan in a room that says this of it. */
const sized = (size: Partial<SizeFit>): SizeFit => ({ spanInches: 44, suits: 'right', ...size })
const span = (fans: 1 | 2) => ({ verdict: 'right', fans, wallClearanceInches: 60 }) as const
const LOW = { kind: 'lowProfile', bladeHeightInches: 96, isHigh: false } as const
const UNKNOWN = { kind: 'unknown' } as const

test.each([
  ['chosen', undefined, 36, '36 in.'],
  ['chosen, and another suits better', sized({ span: span(1) }), 36, '36 in.'],
  ['none that there is', undefined, 52, '36 and 44 in.'],
  ['decided by the floor', sized({ span: span(1) }), undefined, '44 in.'],
  ['decided by the ceiling', sized({ height: LOW }), undefined, '44 in.'],
  ['not decided, as nothing is measured', sized({}), undefined, '36 and 44 in.'],
  ['not decided, as its mounting is unknown', sized({ height: UNKNOWN }), undefined, '36 and 44 in.'],
])('the size of a fan of two is %s', (_how, size, sizeInches, text) => {
  expect(rowOf('wren-36', { size }, {}, { sizeInches }).size).toBe(text)
})

test('under a known ceiling it is asked for how a fan of unknown mounting hangs', () => {
  const size = sized({ height: UNKNOWN })
  expect(rowOf('driftline-56', { size }).hangs).toBe('Ask us')
})

test('how it hangs is one line, in which only abbreviations keep their capitals', () => {
  const needs = [
    { name: 'height', text: 'LED Strip seven feet up' },
    { name: 'slope', text: 'No adapter' },
    { name: 'downrod', text: 'A long rod', brief: '24 in. rod' },
  ] as const
  expect(rowOf('alder-52', { needs }).hangs).toBe('24 in. rod; no adapter; LED Strip seven feet up')
})

test('the dimmer of a light stands where the control of a fan does', () => {
  const needs = [{ name: 'dimmer', text: 'An LED dimmer' }] as const
  expect(rowOf('harbor-dome-16', { needs }).control).toBe('An LED dimmer')
})

test.each([
  [false, 'Not dimmable'],
  [true, 'Ask us'],
])('a light of which it is %s that it can be dimmed has the control "%s"', (dimmable, control) => {
  expect(rowOf('harbor-dome-16', {}, { dimmable }).control).toBe(control)
})

test('the light kit of a fan stands where the bulbs of a light do', () => {
  const needs = [{ name: 'lightKit', text: 'Takes a light kit' }] as const
  expect(rowOf('alder-52', { needs }).bulbs).toBe('Takes a light kit')
})

test('remarks say first what does not suit, then what the box must carry', () => {
  const { remarks } = rowOf('beacon-60', { verdict: { text: '60 in. is large.', suits: false } })
  expect(remarks).toBe('60 in. is large. Weight: ask us')
})

test('a verdict that suits is no remark', () => {
  expect(rowOf('beacon-60', { verdict: { text: '60 in. is right.', suits: true } }).remarks).toBe(
    'Weight: ask us',
  )
})

test('one fan that is right as a pair is remarked, two of it are not', () => {
  const hung = {
    verdict: { text: 'Two 52 in. fans are right.', suits: true },
    size: sized({ span: span(2) }),
  }
  expect(rowOf('alder-52', hung, { weightPounds: 20 }).remarks).toBe('Two 52 in. fans are right.')
  expect(rowOf('alder-52', hung, { weightPounds: 20 }, { quantity: 2 }).remarks).toBe('')
})

test.each([
  ['alder-52', 60, 'Box marked for 60 lb'],
  ['harbor-dome-16', 60, '60 lb: from the framing'],
])('the box of %s at %i lb is remarked as that of its kind', (productUrl, weightPounds, remarks) => {
  expect(rowOf(productUrl, {}, { weightPounds }).remarks).toBe(remarks)
})

test('marks are F1, F2 for fans and L1, L2 for lights, and the same for the same', () => {
  const markOf = createMarks()
  const marks = [
    markOf(true, 'alder'),
    markOf(false, 'dome'),
    markOf(true, 'beacon'),
    markOf(true, 'alder'),
    markOf(false, 'reed'),
  ]
  expect(marks).toEqual(['F1', 'L1', 'F2', 'F1', 'L2'])
})

test.each([
  ['without a finish', 'harbor-dome-16', undefined, 'Matte Black', 'HD-1612-MB'],
  ['in a finish of a number of its own', 'harbor-dome-16', 'gloss-white', 'Gloss White', 'HD-1612-GW'],
  [
    'of body and blades',
    'halcyon-72',
    'satin-brass--light-oak',
    'Satin Brass body, Light Oak blades',
    'Ask us',
  ],
])(
  'a product %s is ordered by its number, or it is asked for',
  (_which, productUrl, finish, label, number) => {
    expect(rowOf(productUrl, {}, {}, { finish })).toMatchObject({ finish: label, number })
  },
)
