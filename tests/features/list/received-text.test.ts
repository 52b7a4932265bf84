import { expect, test } from 'vitest'
import { readList } from '../../../src/features/list/entries.ts'
import { receivedText } from '../../../src/features/list/sheet/ReceivedHead.tsx'

const many = (count: number) => Array.from({ length: count }, (_, place) => `fan-${place + 1}`)
const SOLD = new Set(many(70))

test.each([
  ['fan-1', [], 'Someone shared 1 product with you.'],
  ['fan-1', ['fan-2', 'fan-1'], 'Someone shared 1 product with you. It’s already on your list.'],
  ['fan-61', many(60), 'Someone shared 1 product with you. Your list is full.'],
  ['fan-1,fan-2', many(61).slice(2), 'Someone shared 2 products with you. Your list has room for 1 of them.'],
  ['gone-1,<b>', [], 'This link has nothing from our catalog.'],
  [
    'fan-1,fan-2,gone-1,<b>',
    [],
    'Someone shared 2 products with you. 2 products in this link aren’t in our catalog.',
  ],
  [many(61).join(), [], 'Someone shared 60 products with you. 1 more didn’t fit. A list holds 60 products.'],
])('describes the received list %s next to %j', (received, own, text) => {
  const read = readList(received, (name) => SOLD.has(name))
  expect(receivedText(read, readList(own.join()).entries, 0)).toBe(text)
})

test('doesn’t count discontinued products as unknown', () => {
  const read = (text: string) => readList(text, (name) => SOLD.has(name))
  expect(receivedText(read('relic-52'), [], 1)).toBe('We no longer sell what someone shared with you.')
  expect(receivedText(read('fan-1,relic-52'), [], 1)).toBe('Someone shared 1 product with you.')
})
