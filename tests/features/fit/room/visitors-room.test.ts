import { describe, expect, test } from 'vitest'
import { savedSearch } from '../../../../src/client/state.ts'
import {
  type NamedRoom,
  namedRoomParameters,
  namelessRoom,
  requestedRoom,
  saveRoom,
} from '../../../../src/features/fit/visitor.ts'
import { device } from '../../../client/a-browser.ts'

const floor = { lengthInches: 168, widthInches: 144 }
const KEPT = '?room=18x16&rooms=kitchen:c9:island84x40'
const at = (search: string) => device(search, { room: KEPT })

describe('an address asks for', () => {
  test.each<[search: string, room: NamedRoom | undefined, which: string]>([
    ['?room=14x12&ceiling=9', { floor, ceilingInches: 108 }, 'a room with its measures'],
    ['?room=14x12&in=kitchen', { floor, in: 'kitchen' }, 'one of the house with measures of its own'],
    ['?in=kitchen', { ceilingInches: 108, in: 'kitchen' }, 'one of the house with the measures that it has'],
    ['?in=hall', { in: 'hall' }, 'one of the house that has none'],
    ['?place=porch', undefined, 'none'],
  ])('%s: %j, %s', (search, room) => {
    expect(requestedRoom(at(search))).toEqual(room)
  })
})

test.each<[search: string, room: NamedRoom, which: string]>([
  ['?ceiling=9', { ceilingInches: 108 }, 'that of the address'],
  ['?ceiling=9&in=kitchen', { floor: { lengthInches: 216, widthInches: 192 } }, 'not that of a named one'],
  ['', { floor: { lengthInches: 216, widthInches: 192 } }, 'that of the device'],
])('the room without a name at "%s" is %j, %s', (search, room) => {
  expect(namelessRoom(at(search))).toEqual(room)
})

test('an address says which room of the house its measures are of', () => {
  expect(namedRoomParameters({ floor, ceilingInches: 108, in: 'kitchen' })).toMatchObject({
    room: '14x12',
    ceiling: '9',
    in: 'kitchen',
  })
})

describe('a device remembers', () => {
  test.each([
    [{ in: 'kitchen', ceilingInches: 120 }, '?room=18x16&in=kitchen&rooms=kitchen:c10:island84x40'],
    [{ in: 'hall', floor }, '?room=18x16&in=hall&rooms=kitchen:c9:island84x40,hall:14x12'],
    [{ floor, ceilingInches: 108 }, '?room=14x12&ceiling=9&rooms=kitchen:c9:island84x40'],
  ])('%j beside what it remembers', (room, search) => {
    const view = at('')
    saveRoom(view, room, true)
    expect(savedSearch(view)).toBe(search)
  })

  test('a room without a name in place of the one that was worked in last', () => {
    const view = device('', { room: '?in=kitchen&rooms=kitchen:c9' })
    saveRoom(view, { floor }, true)
    expect(savedSearch(view)).toBe('?room=14x12&rooms=kitchen:c9')
  })
})
