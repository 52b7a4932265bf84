import { expect, test } from 'vitest'
import { meantMeasures } from '../../../src/features/fit/meant-measures.ts'
import { namelessRoomParameters } from '../../../src/features/fit/visitor.ts'
import { device } from '../../client/a-browser.ts'

const fan = { kind: 'fans' } as const
const fixture = { kind: 'fixtures' } as const
const at = (search: string, room: string) => device(search, { room })

test.each([
  { products: [fan], kept: '?room=14x12&ceiling=9', places: ['Room: 14 × 12 ft, 9 ft ceiling'] },
  {
    products: [fan, fixture],
    kept: '?spot=table&size=72x40&room=14x12&ceiling=9',
    places: ['Room: 14 × 12 ft, 9 ft ceiling', 'Table: 72 × 40 in., 9 ft ceiling'],
  },
  { products: [fixture], kept: '?spot=door&size=84', places: ['Door: 84 in.'] },
  // The place of a light is no place for fans.
  { products: [fan], kept: '?spot=door&size=84', places: [] },
  // Said once.
  { products: [fixture], kept: '?spot=room&room=14x12', places: ['Room: 14 × 12 ft'] },
  { products: [fixture], kept: '?spot=table', places: [] },
  { products: [], kept: '?room=14x12', places: [] },
  { products: [fixture], kept: '', places: [] },
])('a list of $products.length, with $kept, is meant for $places', ({ products, kept, places }) => {
  expect(meantMeasures(at('', kept), products)).toEqual(places)
})

test('the room goes into a link as it would be asked for, and nothing else that is remembered', () => {
  expect(namelessRoomParameters(at('', '?spot=table&size=72x40&room=14x12&ceiling=9'))).toEqual({
    room: '14x12',
    ceiling: '9',
    slope: undefined,
  })
})

test.each([
  ['that of the address goes before it', '?room=20x16', { room: '20x16', ceiling: undefined }],
  ['that of a room of the house does not', '?room=20x16&in=bedroom', { room: '14x12', ceiling: '9' }],
])('of rooms for a link %s', (_which, search, room) => {
  expect(namelessRoomParameters(at(search, '?room=14x12&ceiling=9'))).toEqual({ slope: undefined, ...room })
})

test('the place of the address goes before the one that is remembered', () => {
  expect(meantMeasures(at('?spot=mirror&size=36', '?spot=door&size=84'), [fixture])).toEqual([
    'Mirror: 36 in.',
  ])
})
