import { expect, test } from 'vitest'
import { roomKinds } from '../../../src/features/fit/rooms.ts'
import { readList } from '../../../src/features/list/entries.ts'
import { walkText, whatToBring } from '../../../src/features/message/VisitPlan.tsx'

const fan = (productUrl: string, onDisplayAt?: string) => ({
  kind: 'fans' as const,
  productUrl,
  title: productUrl,
  ...(onDisplayAt && { onDisplayAt }),
})
const light = { kind: 'fixtures' as const, productUrl: 'Wagoner', title: 'Wagoner' }

test('leads from display to display in the order of their numbers', () => {
  expect(walkText([fan('Alder', 'Aisle 10'), light, fan('Beacon', 'Aisle 2'), fan('Wren', 'Aisle 10')])).toBe(
    '3 of your 4 products are on display, in this order: Aisle 2 (Beacon), Aisle 10 (Alder, Wren).',
  )
  expect(walkText([fan('Alder', 'Patio')])).toBe('Alder is on display: Patio.')
  expect(walkText([fan('Alder', 'Patio'), light])).toBe('1 of your 2 products is on display: Patio (Alder).')
  expect(walkText([light])).toBe('')
})

test.each([
  ['a fan', [fan('a')], 'a', '', ['each room', 'canopy', 'slope', 'switch']],
  ['a light', [light], 'a', '', ['each room', 'the spot', 'switch', 'The day']],
  ['both', [fan('a'), light], 'a', '', ['each room', 'canopy', 'slope', 'the spot', 'switch']],
  ['a room without its size', [fan('a')], 'a@bedroom', '', [': Bedroom', 'canopy', 'slope', 'switch']],
  ['a measured room', [fan('a')], 'a@bedroom', 'bedroom:14x12:c9', ['canopy', 'slope', 'switch']],
  ['a sloped room', [fan('a')], 'a@bedroom', 'bedroom:14x12:c9:s4', ['canopy', 'switch']],
  [
    'an island under an unknown ceiling',
    [light],
    'wagoner@bedroom',
    'bedroom:island84x40',
    ['Ceiling height: Bedroom', 'the spot', 'switch', 'The day'],
  ],
  ['a mirror', [light], 'wagoner@bedroom', 'bedroom:mirror36', ['the spot', 'switch', 'The day']],
])('with %s lists what isn’t known yet', (_what, products, list, rooms, lines) => {
  const kinds = roomKinds([{ name: 'Bedroom' }])
  const found = whatToBring({ entries: readList(list).entries, products, rooms, kinds })
  expect(found).toHaveLength(lines.length)
  for (const [index, line] of lines.entries()) expect(found[index]).toContain(line)
})
