import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { contentReport, gapsIn, reportLines, reportPage } from '../../../src/staff/report/report.ts'
import { CONTENT } from '../../own-catalogue/content.ts'
import { rawOf } from '../../own-catalogue/records-of.ts'

const report = contentReport(
  rawOf(CONTENT),
  ['content/images/a.jpg', 'content/images/b.jpg'],
  new Map([
    ['content/fans/wren-36.json', '2025-01-31'],
    ['content/fans/axial-54.json', '2024-12-01'],
  ]),
)

test('counts the sold fans with a value', () => {
  const [fans] = report.fields
  expect(fans?.fields.find(({ label }) => label === 'Name')).toEqual({ label: 'Name', filled: 57, of: 57 })
  expect(fans?.fields.find(({ label }) => label === 'Model number')?.filled).toBeLessThan(10)
})

test('has no fields that are empty for most products', () => {
  const labels = report.fields.flatMap(({ fields }) => fields.map(({ label }) => label))
  expect(labels).not.toContain('Smart fan')
  expect(labels).not.toContain('Replacement')
  expect(labels).toContain('Light included')
})

test('lists the longest unchanged product first, without discontinued ones', () => {
  const dated = report.toDo.filter(({ changed }) => changed)
  expect(dated.map(({ title }) => title)).toEqual(['Axial 54', 'Wren 36'])
  expect(report.toDo.map(({ title }) => title)).not.toContain('Relic 52')
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
    'no picture of Brass',
    'mounting unknown',
    'drop unknown',
    'no lumens',
  ])
  const mixed = { shown: { body: 'Black' }, colors: { body: ['Black', 'White'] } }
  expect(gapsIn('fans', mixed)[0]).toBe('no picture of White')
  const light = { shown: 'Black', colors: ['Black'], mounting: 'Wall', numberOfBulbs: 2 }
  expect(gapsIn('fixtures', light)).toEqual(['no bulb type', 'no lumens'])
})

test('is printed with unused pictures in one line, and as a page with a link to each form', () => {
  expect(reportLines(report).at(-1)).toBe(
    '2 pictures that no record uses, such as content/images/a.jpg, content/images/b.jpg',
  )
  const links = parse(reportPage(report)).querySelectorAll('tbody a')
  expect(links.map((link) => link.getAttribute('href'))).toContain('/#/collections/fans/entries/axial-54')
  expect(links).toHaveLength(report.toDo.length)
})
