import { describe, expect, test } from 'vitest'
import { openList } from '../../../src/client/scroll/open-list.ts'
import { restoreDelayMs } from '../../../src/client/scroll/restore-delay.ts'
import { saveScrollOffset } from '../../../src/client/scroll/save-scroll-offset.ts'
import { type FakeLink, fakeBrowser, fakeEvent, MemoryStorage } from '../fake-browser.ts'

describe('how long after its showing a page is scrolled to where it was left', () => {
  test.each([
    { path: '/ceiling-fans', delay: 180 },
    { path: '/ceiling-fans/outdoor', delay: 150 },
    { path: '/ceiling-fans/by-brand/maxim-lighting', delay: 200 },
    { path: '/lighting-fixtures', delay: 200 },
    { path: '/lighting-fixtures/pendants', delay: 200 },
    { path: '/ceiling-fans/outdoor/beacon-60', delay: undefined },
    { path: '/ceiling-fans/by-brand/maxim-lighting/alder-52', delay: undefined },
    { path: '/lighting-fixtures/chandeliers/wagoner-8', delay: undefined },
    { path: '/', delay: undefined },
    { path: '/privacy-policy', delay: undefined },
    { path: '/contact', delay: undefined },
  ])('$path: $delay ms', ({ path, delay }) => {
    expect(restoreDelayMs(path)).toBe(delay)
  })
})

/** A visitor on a page, `scrollY` px from its top, who clicks a link and is gone. */
function leave(storage: MemoryStorage, path: string, scrollY: number, link?: FakeLink) {
  const { globals, view, click } = fakeBrowser({ path, storage, isList: restoreDelayMs(path) !== undefined })
  saveScrollOffset(globals)
  view.scrollY = scrollY
  if (link) click(link)
  view.dispatchEvent(fakeEvent('pagehide'))
}

function open(storage: MemoryStorage | 'forbidden' | 'full', path: string, isPrerendering = false) {
  const opened = fakeBrowser({ path, storage, isPrerendering })
  openList(opened.globals, 150)
  return opened
}

/** Where a page that is opened scrolls by itself. */
function scrollsOf(storage: MemoryStorage | 'forbidden' | 'full', path: string) {
  const { view } = open(storage, path)
  view.pass(1000)
  return view.scrolls
}

const LIST = '/ceiling-fans/outdoor'
const DETAIL = '/ceiling-fans/outdoor/beacon-60'
const BACK: FakeLink = { href: LIST, dataset: { back: 'list' } }

/** List, detail and the click on its back link. */
function wayBack(offset = 1200.4): MemoryStorage {
  const storage = new MemoryStorage()
  leave(storage, LIST, offset, { href: DETAIL })
  leave(storage, DETAIL, 300, BACK)
  return storage
}

describe('coming back to a list', () => {
  test('by a back link: laid out whole, after the delay, at once and not smoothly', () => {
    const { view, page } = open(wayBack(), LIST)
    expect(page.documentElement.attributes).toEqual({})
    view.pass(149)
    expect(view.scrolls).toEqual([])
    view.pass(1)
    expect(view.scrolls).toEqual([{ top: 1200, behavior: 'instant' }])
  })

  test('by any other link: at its top', () => {
    const storage = wayBack()
    leave(storage, DETAIL, 300, { href: LIST })
    const { view, page } = open(storage, LIST)
    view.pass(1000)
    expect([view.scrolls, page.documentElement.attributes]).toEqual([[], { 'data-in-parts': '' }])
  })

  test('a second time by reload: left to the browser', () => {
    const storage = wayBack()
    scrollsOf(storage, LIST)
    expect(scrollsOf(storage, LIST)).toEqual([])
  })

  test('by reload or Back, with results that the browser could not wait for: once they are shown', () => {
    const { globals, view, page } = fakeBrowser({ path: LIST, storage: wayBack(), openedBy: 'reload' })
    let isLoading = true
    page.querySelector = () => (isLoading ? {} : null)
    openList(globals, 150)
    view.scrollY = 300
    view.pass(1000)
    expect(view.scrolls).toEqual([])
    isLoading = false
    page.dispatchEvent(fakeEvent('results-shown'))
    expect(view.scrolls).toEqual([{ top: 1200, behavior: 'instant' }])
  })

  test('to another list than the one that was left: at its top', () => {
    const storage = wayBack()
    leave(storage, DETAIL, 300, { ...BACK, href: '/ceiling-fans/large' })
    expect(scrollsOf(storage, '/ceiling-fans/large')).toEqual([])
  })

  test('a list that was prerendered waits until it is turned to', () => {
    const { view, page } = open(wayBack(), LIST, true)
    view.pass(1000)
    expect(view.scrolls).toEqual([])
    page.prerendering = false
    page.dispatchEvent(fakeEvent('prerenderingchange'))
    view.pass(150)
    expect(view.scrolls).toHaveLength(1)
  })

  test.each(['wheel', 'pointerdown', 'keydown'])('a visitor who comes first (%s) is not moved', (sign) => {
    const { view } = open(wayBack(), LIST)
    view.dispatchEvent(fakeEvent(sign))
    view.pass(1000)
    expect(view.scrolls).toEqual([])
  })

  test('a page that has scrolled already is not moved', () => {
    const { view } = open(wayBack(), LIST)
    view.scrollY = 40
    view.pass(1000)
    expect(view.scrolls).toEqual([])
  })

  test.each(['forbidden', 'full'] as const)('with storage that is %s: at its top', (storage) => {
    expect(scrollsOf(storage, LIST)).toEqual([])
  })
})

describe('leaving a list', () => {
  test('by other means than a link keeps its place, too', () => {
    const storage = new MemoryStorage()
    leave(storage, LIST, 700)
    expect(storage.getItem(`offset:${LIST}`)).toBe('700')
  })

  test('by its own back link forgets its place', () => {
    const storage = wayBack()
    leave(storage, LIST, 900, { href: '/ceiling-fans', dataset: { back: 'categories' } })
    open(storage, '/ceiling-fans')
    leave(storage, DETAIL, 300, BACK)
    expect(scrollsOf(storage, LIST)).toEqual([])
  })

  test.each(['/', '/privacy-policy', DETAIL, '/ceiling-fans/by-brand/maxim-lighting/alder-52'])(
    'the place on %s is never kept',
    (path) => {
      const storage = new MemoryStorage()
      leave(storage, path, 700, { href: LIST })
      expect([...storage.held.keys()]).toEqual(['back-to'])
    },
  )

  test('the internal brand link on Home keeps the offset for the categories', () => {
    const storage = new MemoryStorage()
    leave(storage, '/', 640, {
      href: '/ceiling-fans/by-brand/maxim-lighting',
      dataset: { offsetFor: '/ceiling-fans' },
    })
    expect(storage.getItem('offset:/ceiling-fans')).toBe('640')
    expect(storage.getItem('offset:/')).toBe(null)
  })

  test.each([
    { how: 'in a new tab by a key', link: BACK, fields: { ctrlKey: true } },
    { how: 'in a new window by a key', link: BACK, fields: { shiftKey: true } },
  ])('opening the list $how is not going back', ({ link, fields }) => {
    const storage = new MemoryStorage()
    const { globals, click } = fakeBrowser({ path: DETAIL, storage })
    saveScrollOffset(globals)
    click(link, fields)
    expect(storage.getItem('back-to')).toBe(null)
  })

  test.each(['forbidden', 'full'] as const)('with storage that is %s: nothing is thrown', (storage) => {
    const { globals, view, click } = fakeBrowser({ path: LIST, storage, isList: true })
    saveScrollOffset(globals)
    expect(() => click(BACK)).not.toThrow()
    expect(() => view.dispatchEvent(fakeEvent('pagehide'))).not.toThrow()
  })
})
