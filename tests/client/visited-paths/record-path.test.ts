import { expect, test } from 'vitest'
import { recordPath } from '../../../src/client/visited-paths/record-path.ts'
import { fakeBrowser, fakeEvent, MemoryStorage } from '../fake-browser.ts'

const recordOf = (storage: MemoryStorage) => [
  storage.getItem('previous-path'),
  storage.getItem('current-path'),
]

function visit(storage: MemoryStorage, ...paths: string[]) {
  for (const path of paths) recordPath(fakeBrowser({ path, storage }).globals)
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
  const { globals, page, view } = fakeBrowser({ path: '/parts', storage, isPrerendering: true })
  recordPath(globals)
  view.dispatchEvent(fakeEvent('pageshow', { persisted: false }))
  expect(recordOf(storage)).toEqual(['', '/'])
  page.prerendering = false
  // A browser tells it to the document, and the window hears of it on the way.
  view.dispatchEvent(fakeEvent('prerenderingchange'))
  expect(recordOf(storage)).toEqual(['/', '/parts'])
})

test('a page that the back/forward cache brings back is the current one again', () => {
  const storage = new MemoryStorage()
  const home = fakeBrowser({ path: '/', storage })
  recordPath(home.globals)
  visit(storage, '/parts')
  home.view.dispatchEvent(fakeEvent('pageshow', { persisted: true }))
  expect(recordOf(storage)).toEqual(['/parts', '/'])
})

test('Page Not Found is not recorded, so that two of them never lead to each other', () => {
  const storage = new MemoryStorage()
  visit(storage, '/parts')
  recordPath(fakeBrowser({ path: '/nope', storage, isNotFound: true }).globals)
  expect(recordOf(storage)).toEqual(['', '/parts'])
})

test('a tab that starts with a copy of the record comes from the screen it was opened from', () => {
  const storage = new MemoryStorage()
  visit(storage, '/ceiling-fans')
  const copy = new MemoryStorage(Object.fromEntries(storage.held))
  expect(visit(copy, '/parts')).toEqual(['/ceiling-fans', '/parts'])
  expect(recordOf(storage)).toEqual(['', '/ceiling-fans'])
})

test.each(['forbidden', 'full'] as const)('storage that is %s changes nothing else', (storage) => {
  const { globals } = fakeBrowser({ path: '/parts', storage })
  expect(() => recordPath(globals)).not.toThrow()
})
