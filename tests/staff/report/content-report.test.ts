import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { alikeDescriptions } from '../../../src/staff/report/alike-descriptions.ts'
import { contentReport } from '../../../src/staff/report/content-report.ts'
import { GAPS } from '../../../src/staff/report/product-gaps.ts'
import { reportLines } from '../../../src/staff/report/report-lines.ts'
import { reportPage } from '../../../src/staff/report/report-page.ts'
import { contentBefore } from '../spreadsheet/content-before.ts'

const { raw } = contentBefore()
const report = contentReport(
  raw,
  ['content/images/a.jpg', 'content/images/b.jpg'],
  new Map([
    ['content/fans/wren-36.json', '2025-01-31'],
    ['content/fans/axial-54.json', '2024-12-01'],
  ]),
)

test('how many fans say it is counted among those that are sold', () => {
  const [fans] = report.fields
  expect(fans?.fields.find(({ label }) => label === 'Name')).toEqual({ label: 'Name', filled: 57, of: 57 })
  expect(fans?.fields.find(({ label }) => label === 'Model number')?.filled).toBeLessThan(10)
})

test('a yes or no that means no is not missed, nor is what follows a product', () => {
  const labels = report.fields.flatMap(({ fields }) => fields.map(({ label }) => label))
  expect(labels).not.toContain('Smart fan')
  expect(labels).not.toContain('Successor')
  expect(labels).toContain('Comes with a light')
})

test('what was changed longest ago comes first, after what has no date', () => {
  const dated = report.toDo.filter(({ changed }) => changed)
  expect(dated.map(({ title, changed }) => [title, changed])).toEqual([
    ['Axial 54', '2024-12-01'],
    ['Wren 36', '2025-01-31'],
  ])
  expect(report.toDo.map(({ title }) => title)).not.toContain('Relic 52')
})

test('what is not known of a fan', () => {
  expect(
    GAPS.fans({
      shown: 'Black',
      colors: ['Black', 'White', 'Brass'],
      finishPictures: { White: 'white.jpg' },
      lightIncluded: true,
      airflowRating: [5000],
      wattsOnHigh: [30],
      bladeCount: 3,
      motorType: 'DC',
      modelNumber: 'A',
    }),
  ).toEqual([
    'no picture of Brass',
    'unknown how it hangs',
    'no distance from ceiling to blades',
    'no lumens',
  ])
  expect(GAPS.fans({ shown: { body: 'Black' }, colors: { body: ['Black', 'White'] } })[0]).toBe(
    'no picture of White',
  )
})

test('what is not known of a fixture', () => {
  expect(GAPS.fixtures({ shown: 'Black', colors: ['Black'], mounting: 'Wall', numberOfBulbs: 2 })).toEqual([
    'no bulb type',
    'no lumens',
  ])
})

test('descriptions are alike that differ in little more than the name', () => {
  const words = (name: string, rest = 'moves much air quietly over a wide room') => ({
    title: name,
    productDescription: `The ${name} ${rest}.`,
  })
  expect(
    alikeDescriptions([
      words('Aspen 52'),
      words('Birch 60'),
      words('Dune 44', 'is a lantern of seeded glass'),
    ]),
  ).toEqual([['Aspen 52', 'Birch 60']])
})

test('pictures that nobody shows are one line', () => {
  expect(reportLines(report).at(-1)).toBe(
    '2 pictures that no record uses, such as content/images/a.jpg, content/images/b.jpg',
  )
})

test('on its page each product leads to its form', () => {
  const links = parse(reportPage(report))
    .querySelectorAll('tbody a')
    .map((link) => link.getAttribute('href'))
  expect(links).toContain('/#/collections/fans/entries/axial-54')
  expect(links).toHaveLength(report.toDo.length)
})
