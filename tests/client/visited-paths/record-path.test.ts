import { expect, test } from 'vitest'
import { recordPath } from '../../../src/client/visited-paths/record-path.ts'
import { aBrowser, aStorage } from '../a-browser.ts'

const recordOf = (storage: Storage) => [storage.getItem('previous-path'), storage.getItem('current-path')]

function visit(storage: Storage, ...paths: string[]) {
  for (const path of paths) recordPath(aBrowser({ path, storage }).globals)
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
  expect(visit(aStorage(), ...paths)).toEqual(record)
})

test('a page that is prerendered is recorded when it is turned to, not before', () => {
  const storage = aStorage()
  visit(storage, '/')
  const { globals, page, view, fire } = aBrowser({ path: '/parts', storage, isPrerendering: true })
  recordPath(globals)
  fire(view, 'pageshow', { persisted: false })
  expect(recordOf(storage)).toEqual(['', '/'])
  page.prerendering = false
  fire(page, 'prerenderingchange')
  expect(recordOf(storage)).toEqual(['/', '/parts'])
})

test('a page that the back/forward cache brings back is the current one again', () => {
  const storage = aStorage()
  const home = aBrowser({ path: '/', storage })
  recordPath(home.globals)
  visit(storage, '/parts')
  home.fire(home.view, 'pageshow', { persisted: true })
  expect(recordOf(storage)).toEqual(['/parts', '/'])
})

test('Page Not Found is not recorded, so that two of them never lead to each other', () => {
  const storage = aStorage()
  visit(storage, '/parts')
  recordPath(aBrowser({ path: '/nope', storage, html: '<a id="go-back" href="/">Go Back</a>' }).globals)
  expect(recordOf(storage)).toEqual(['', '/parts'])
})

test('a tab that starts with a copy of the record comes from the screen it was opened from', () => {
  const storage = aStorage()
  visit(storage, '/ceiling-fans')
  const copy = aStorage({ ...storage })
  expect(visit(copy, '/parts')).toEqual(['/ceiling-fans', '/parts'])
  expect(recordOf(storage)).toEqual(['', '/ceiling-fans'])
})

test.each(['forbidden', 'full'] as const)('storage that is %s changes nothing else', (storage) => {
  const { globals } = aBrowser({ path: '/parts', storage })
  expect(() => recordPath(globals)).not.toThrow()
})
