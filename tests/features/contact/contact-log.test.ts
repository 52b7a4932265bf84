import { afterEach, expect, test, vi } from 'vitest'
import { errorName, jsonLog } from '../../../src/features/contact/contact-log.ts'

afterEach(() => vi.unstubAllGlobals())

test('an event is one line of JSON on the channel of its level', () => {
  const lines: string[] = []
  vi.stubGlobal('console', { ...console, warn: (line: string) => void lines.push(line) })
  jsonLog('warn', 'contact.busy', { id: 'a', attempts: 2 })
  expect(lines).toEqual(['{"level":"warn","event":"contact.busy","id":"a","attempts":2}'])
})

test('of an error only its name is logged', () => {
  expect([errorName(new RangeError('ann@example.com')), errorName('ann@example.com')]).toEqual([
    'RangeError',
    'string',
  ])
})
