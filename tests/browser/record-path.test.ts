import { expect, test } from 'vitest'
import { lastScreen } from '../../src/browser/last-screen.ts'
import { recordPath } from '../../src/browser/record-path.ts'
import { MemoryStorage, made, madeUpWorld } from './made-up-world.ts'

const recordOf = (storage: MemoryStorage) => [
  storage.getItem('previous-path'),
  storage.getItem('current-path'),
]

function visit(storage: MemoryStorage, ...paths: string[]) {
  for (const path of paths) recordPath(madeUpWorld({ path, storage }).world)
  return recordOf(storage)
}

test.each([
  { way: 'the first screen has none before it', paths: ['/'], record: ['', '/'] },
  { way: 'the second comes from the first', paths: ['/', '/parts'], record: ['/', '/parts'] },
  { way: 'a reload is the same screen', paths: ['/', '/parts', '/parts'], record: ['/', '/parts'] },
  { way: 'there and back', paths: ['/', '/parts', '/'], record: ['/parts', '/'] },
  {
    way: 'a finish in the address is no other screen',
    paths: ['/', '/a', '/a?finish=b'],
    record: ['/', '/a'],
  },
])('$way', ({ paths, record }) => {
  expect(visit(new MemoryStorage(), ...paths)).toEqual(record)
})

test('a page that is prerendered is recorded when it is turned to, not before', () => {
  const storage = new MemoryStorage()
  visit(storage, '/')
  const { world, page, view } = madeUpWorld({ path: '/parts', storage, isPrerendering: true })
  recordPath(world)
  view.dispatchEvent(made('pageshow', { persisted: false }))
  expect(recordOf(storage)).toEqual(['', '/'])
  page.prerendering = false
  // A browser tells it to the document, and the window hears of it on the way.
  view.dispatchEvent(made('prerenderingchange'))
  expect(recordOf(storage)).toEqual(['/', '/parts'])
})

test('a page that the back/forward cache brings back is the current one again', () => {
  const storage = new MemoryStorage()
  const home = madeUpWorld({ path: '/', storage })
  recordPath(home.world)
  visit(storage, '/parts')
  home.view.dispatchEvent(made('pageshow', { persisted: true }))
  expect(recordOf(storage)).toEqual(['/parts', '/'])
})

test('Page Not Found is not recorded, so that two of them never lead to each other', () => {
  const storage = new MemoryStorage()
  visit(storage, '/parts')
  recordPath(madeUpWorld({ path: '/nope', storage, isNotFound: true }).world)
  expect(lastScreen(madeUpWorld({ path: '/nope', storage }).world.view)).toBe('/parts')
})

test('a tab that starts with a copy of the record comes from the screen it was opened from', () => {
  const storage = new MemoryStorage()
  visit(storage, '/ceiling-fans')
  const copy = new MemoryStorage()
  for (const [key, value] of storage.held) copy.setItem(key, value)
  expect(visit(copy, '/parts')).toEqual(['/ceiling-fans', '/parts'])
  expect(recordOf(storage)).toEqual(['', '/ceiling-fans'])
})

test.each(['forbidden', 'full'] as const)('storage that is %s changes nothing else', (storage) => {
  const { world } = madeUpWorld({ path: '/parts', storage })
  expect(() => recordPath(world)).not.toThrow()
  expect(lastScreen(world.view)).toBe(null)
})
