import { expect, test } from 'vitest'
import type { HungEntry } from '../../../../src/features/list/house/hung-entry.ts'
import { listedProduct } from '../../../../src/features/list/listed-product.ts'
import { createMarks, scheduleRow } from '../../../../src/features/list/schedule/schedule-row.ts'
import { PRODUCTS, RECORDS } from '../house/a-catalogue.ts'

function rowOf(productUrl: string, hung: Partial<HungEntry> = {}, changed: object = {}) {
  const product = PRODUCTS.get(productUrl)
  const known = RECORDS.get(productUrl)
  if (!product || !known) throw new Error(`The tests' own catalogue has no ${productUrl}`)
  const listed = listedProduct(known)
  const record = { ...listed.record, ...changed } as typeof listed.record
  return scheduleRow(
    { product, listed: { ...listed, record } },
    { productUrl },
    { hung: { needs: [], items: [], ...hung }, room: 'Kitchen' },
    createMarks(),
  )
}

test('a light whose place nobody measured says so, a fan its ceiling', () => {
  expect(rowOf('harbor-dome-16').hangs).toBe('Place not measured')
  expect(rowOf('alder-52').hangs).toBe('Ceiling not measured')
})

test.each([
  [true, ''],
  [false, 'See remarks'],
])('where it is %s that it suits, and nothing else is known, it hangs "%s"', (suits, hangs) => {
  expect(rowOf('harbor-dome-16', { verdict: { text: 'It is small.', suits } }).hangs).toBe(hangs)
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
