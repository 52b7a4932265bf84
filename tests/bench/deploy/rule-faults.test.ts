import { expect, test } from 'vitest'
import { headerFaults } from './rule-faults.ts'

const RULED = { 'X-Frame-Options': 'DENY', 'Cache-Control': 'no-store' }

test('headers that are sent as the rules say are in order', () => {
  const sent = new Headers({ ...RULED, ETag: '"1"', 'Content-Type': 'text/html' })
  expect(headerFaults(new Headers(RULED), sent)).toEqual([])
})

test('a header of a rule that is not sent is a fault', () => {
  const sent = new Headers({ 'Cache-Control': 'no-store' })
  expect(headerFaults(new Headers(RULED), sent)).toEqual(['x-frame-options is null here, DENY by the rules'])
})

test('a header that no rule asks for is a fault', () => {
  const sent = new Headers({ ...RULED, 'X-Powered-By': 'Fans' })
  expect(headerFaults(new Headers(RULED), sent)).toEqual(['x-powered-by is sent here and by no rule'])
})
