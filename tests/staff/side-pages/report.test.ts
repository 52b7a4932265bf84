import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { gapsIn, reportPage } from '../../../src/staff/side-pages/report.ts'
import { ownRecords } from '../../own-catalogue/own-catalogue.ts'

test('the report links to the products with the most gaps first, without discontinued ones', () => {
  const page = parse(reportPage(ownRecords, ['content/images/a.jpg']))
  const toDo = page.querySelectorAll('tbody tr')
  const gaps = toDo.map((row) => row.querySelector('td')?.text.split('; ').length ?? 0)
  expect(gaps).toEqual(gaps.toSorted((a, b) => b - a))
  expect(toDo.map((row) => row.querySelector('a')?.getAttribute('href'))).toContain(
    '/#/collections/fans/entries/wren-36',
  )
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
