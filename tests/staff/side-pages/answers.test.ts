import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
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
