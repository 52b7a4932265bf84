import { expect, test } from 'vitest'
import { wakeWithRoom } from '../../src/room-fit/wake-with-room.ts'

interface Visit {
  search?: string
  kept?: string
  isInSight?: boolean
  isForbidden?: boolean
}

/** A page with a tool in it, and how often the tool was woken. */
function page({ search = '', kept, isInSight = true, isForbidden = false }: Visit) {
  const woken: string[] = []
  const island = { dispatchEvent: ({ type }: Event) => woken.push(type) }
  class IntersectionObserver {
    constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.seen([{ isIntersecting: isInSight }])
    }
    disconnect() {}
  }
  const localStorage = { getItem: () => kept ?? null }
  const view = {
    location: { search },
    IntersectionObserver,
    get localStorage() {
      if (isForbidden) throw new DOMException('forbidden by a test', 'SecurityError')
      return localStorage
    },
  }
  wakeWithRoom(
    { querySelector: () => island } as unknown as Element,
    view as unknown as Window & typeof globalThis,
  )
  return woken
}

test.each([
  { visitor: 'with a room in the address', given: { search: '?place=porch&room=14x12' } },
  { visitor: 'with a ceiling in the address', given: { search: '?ceiling=9' } },
  { visitor: 'whose device remembers a room', given: { kept: '?room=14x12' } },
])('the tool wakes in sight of a visitor $visitor', ({ given }) => {
  expect(page(given)).toEqual(['island-wake'])
  expect(page({ ...given, isInSight: false })).toEqual([])
})

test('the tool sleeps for anybody else', () => {
  expect(page({ search: '?place=porch&q=room' })).toEqual([])
})

test('where storage is forbidden the address alone wakes the tool', () => {
  expect(page({ search: '?room=14x12', isForbidden: true })).toEqual(['island-wake'])
  expect(page({ kept: '?room=14x12', isForbidden: true })).toEqual([])
})
