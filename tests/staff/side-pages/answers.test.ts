import { Window } from 'happy-dom'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { mostSaved } from '../../../src/features/weekly-stats/most-saved.ts'
import { weekTable } from '../../../src/features/weekly-stats/week.ts'
import { answerSheet } from '../../../src/staff/side-pages/answers.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

test('the answer sheet has hours with special days, displays in order, and sold products by brand', () => {
  const page = parse(answerSheet(own, new Date('2026-11-26T04:00:00Z')))
  const lines = page.querySelectorAll('li').map(({ text }) => text)
  expect(lines.slice(0, 5)).toEqual([
    'Wed, Nov 25: 9 AM to 5 PM',
    'Thu, Nov 26: Closed (Thanksgiving)',
    'Fri, Nov 27: 9 AM to 5 PM',
    'Sat, Nov 28: 10 AM to 5 PM',
    'Sun, Nov 29: Closed',
  ])
  expect(lines).toContain('Patio display: Beacon 60')
  expect(lines).toContain('Big Ass Fans: 1 fan')
})

test('the ten most saved products come from the weekly stats, without those of the week before only', () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({
    name: `Alder ${index}`,
    count: Math.max(0, 9 - index),
    before: 1,
  }))
  const group = (name: string) => ({ name, count: 45, before: 12, rows })
  const { document } = new Window()
  document.body.innerHTML = weekTable({
    monday: '2026-11-16',
    groups: [group('Searches with no results'), group('Products saved')],
  })
  const products = mostSaved(document as unknown as ParentNode)
  expect(products).toHaveLength(9)
  expect(products[0]).toBe('Alder 0: 9')
})
