import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { gapsIn, reportPage } from '../../../src/staff/side-pages/report.ts'
import { ownRecords } from '../../own-catalogue/own-catalogue.ts'

const changed = new Map([
  ['content/fans/wren-36.json', '2025-01-31'],
  ['content/fans/axial-54.json', '2024-12-01'],
])
const page = parse(reportPage(ownRecords, ['content/images/a.jpg'], changed))
const rows = (table: string) =>
  page.querySelectorAll(`${table} tr`).map((row) => row.childNodes.map(({ text }) => text.trim()))

test('the report counts the sold fans with a value, without fields that most leave empty', () => {
  const counts = rows('h2 + table')
  const labels = counts.map(([label]) => label)
  expect(counts).toContainEqual(['Name', '57 of 57'])
  expect(labels).toContain('Light included')
  expect(labels).not.toContain('Smart fan')
  expect(labels).not.toContain('Replacement')
})

test('the report links to the longest unchanged products first, without discontinued ones', () => {
  const toDo = page.querySelectorAll('tbody tr')
  const dated = toDo.filter((row) => row.querySelectorAll('td')[1]?.text)
  expect(dated.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    '/#/collections/fans/entries/axial-54',
    '/#/collections/fans/entries/wren-36',
  ])
  expect(toDo.map((row) => row.querySelector('a')?.text)).not.toContain('Relic 52')
  expect(page.querySelector('summary')?.text).toBe('1 photo not on any page')
})

test('names the missing facts of a product', () => {
  const finishes = {
    shown: 'Black',
    colors: ['Black', 'White', 'Brass'],
    finishPictures: { White: 'white.jpg' },
  }
  const numbers = {
    airflowRating: [5000],
    wattsOnHigh: [30],
    bladeCount: 3,
    motorType: 'DC',
    modelNumber: 'A',
  }
  expect(gapsIn('fans', { ...finishes, ...numbers, lightIncluded: true })).toEqual([
    'Photo of Brass',
    'Mounting',
    'Ceiling to blades',
    'Lumens',
  ])
  const mixed = { shown: { body: 'Black' }, colors: { body: ['Black', 'White'] } }
  expect(gapsIn('fans', mixed)[0]).toBe('Photo of White')
  const light = { shown: 'Black', colors: ['Black'], mounting: 'Wall', numberOfBulbs: 2 }
  expect(gapsIn('fixtures', light)).toEqual(['Bulb type', 'Lumens'])
})
