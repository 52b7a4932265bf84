import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openList } from '../../../src/client/scroll/open-list.ts'
import { restoreDelayMs } from '../../../src/client/scroll/restore-delay.ts'
import { saveScrollOffset } from '../../../src/client/scroll/save-scroll-offset.ts'
import { aBrowser, aStorage, type Kept } from '../a-browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
function leave(storage: Storage, path: string, scrollY: number, link = '') {
  const { view, click, fire } = onPage(path, storage, link)
  Object.defineProperty(view, 'scrollY', { value: scrollY })
  if (link) click('a')
  fire(view, 'pagehide')
}

/** A page that keeps where it is left, with a link. */
function onPage(path: string, storage: Kept, link: string) {
  const opened = aBrowser({ path, storage, html: link })
  if (restoreDelayMs(path) !== undefined) opened.page.body.dataset.list = '150'
  saveScrollOffset(opened.globals)
  return opened
}

function open(storage: Kept, path: string, settings: Parameters<typeof aBrowser>[0] = {}) {
  const opened = aBrowser({ path, storage, ...settings })
  const { page, scrollTo } = opened
  page.documentElement.dataset.parts = ''
  openList(opened.globals, 150)
  const scrolls = () => scrollTo.mock.calls.flat()
  return { ...opened, scrolls, isInParts: () => 'parts' in page.documentElement.dataset }
}

/** Where a page that is opened scrolls by itself. */
function scrollsOf(storage: Kept, path: string) {
  const { scrolls } = open(storage, path)
  vi.advanceTimersByTime(1000)
  return scrolls()
}

const LIST = '/ceiling-fans/outdoor'
const DETAIL = '/ceiling-fans/outdoor/beacon-60'
const linkTo = (path: string, marks = '') => `<a href="${path}" ${marks}>Link</a>`
const BACK = linkTo(LIST, 'data-back="list"')

/** List, detail and the click on its back link. */
function wayBack(offset = 1200.5): Storage {
  const storage = aStorage()
  leave(storage, LIST, offset, linkTo(DETAIL))
  leave(storage, DETAIL, 300, BACK)
  return storage
}

describe('coming back to a list', () => {
  test('by a back link: laid out whole, after the delay, at once and not smoothly', () => {
    const { scrolls, isInParts } = open(wayBack(), LIST)
    expect(isInParts()).toBe(false)
    vi.advanceTimersByTime(149)
    expect(scrolls()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(scrolls()).toEqual([{ top: 1200.5, behavior: 'instant' }])
  })

  test('by any other link: at its top', () => {
    const storage = wayBack()
    leave(storage, DETAIL, 300, linkTo(LIST))
    const { scrolls, isInParts } = open(storage, LIST)
    vi.advanceTimersByTime(1000)
    expect([scrolls(), isInParts()]).toEqual([[], true])
  })

  test('a second time by reload: left to the browser', () => {
    const storage = wayBack()
    scrollsOf(storage, LIST)
    expect(scrollsOf(storage, LIST)).toEqual([])
  })

  test('by reload or Back, with results that the browser could not wait for: once they are shown', () => {
    const html = '<div class="finder"><astro-island data-asked></astro-island></div>'
    const { view, page, scrolls, element, fire } = open(wayBack(), LIST, { openedBy: 'reload', html })
    Object.defineProperty(view, 'scrollY', { value: 300 })
    vi.advanceTimersByTime(1000)
    expect(scrolls()).toEqual([])
    delete element('astro-island').dataset.asked
    fire(page, 'results-shown')
    expect(scrolls()).toEqual([{ top: 1200.5, behavior: 'instant' }])
  })

  test('to another list than the one that was left: at its top', () => {
    const storage = wayBack()
    leave(storage, DETAIL, 300, linkTo('/ceiling-fans/large', 'data-back="list"'))
    expect(scrollsOf(storage, '/ceiling-fans/large')).toEqual([])
  })

  test('a list that was prerendered waits until it is turned to', () => {
    const { page, scrolls, fire } = open(wayBack(), LIST, { isPrerendering: true })
    vi.advanceTimersByTime(1000)
    expect(scrolls()).toEqual([])
    page.prerendering = false
    fire(page, 'prerenderingchange')
    vi.advanceTimersByTime(150)
    expect(scrolls()).toHaveLength(1)
  })

  test.each(['wheel', 'pointerdown', 'keydown'])('a visitor who comes first (%s) is not moved', (sign) => {
    const { view, scrolls, fire } = open(wayBack(), LIST)
    fire(view, sign)
    vi.advanceTimersByTime(1000)
    expect(scrolls()).toEqual([])
  })

  test('a page that has scrolled already is not moved', () => {
    const { view, scrolls } = open(wayBack(), LIST)
    Object.defineProperty(view, 'scrollY', { value: 40 })
    vi.advanceTimersByTime(1000)
    expect(scrolls()).toEqual([])
  })

  test.each(['forbidden', 'full'] as const)('with storage that is %s: at its top', (storage) => {
    expect(scrollsOf(storage, LIST)).toEqual([])
  })
})

describe('leaving a list', () => {
  test('by other means than a link keeps its place, too', () => {
    const storage = aStorage()
    leave(storage, LIST, 700)
    expect(storage.getItem(`offset:${LIST}`)).toBe('700')
  })

  test('by its own back link forgets its place', () => {
    const storage = wayBack()
    leave(storage, LIST, 900, linkTo('/ceiling-fans', 'data-back="categories"'))
    open(storage, '/ceiling-fans')
    leave(storage, DETAIL, 300, BACK)
    expect(scrollsOf(storage, LIST)).toEqual([])
  })

  test.each(['/', '/privacy-policy', DETAIL, '/ceiling-fans/by-brand/maxim-lighting/alder-52'])(
    'the place on %s is never kept',
    (path) => {
      const storage = aStorage()
      leave(storage, path, 700, linkTo(LIST))
      expect(Object.keys(storage)).toEqual(['back-to'])
    },
  )

  test('the internal brand link on Home keeps the offset for the categories', () => {
    const storage = aStorage()
    const link = linkTo('/ceiling-fans/by-brand/maxim-lighting', 'data-offset-for="/ceiling-fans"')
    leave(storage, '/', 640, link)
    expect(storage.getItem('offset:/ceiling-fans')).toBe('640')
    expect(storage.getItem('offset:/')).toBe(null)
  })

  test.each([
    { how: 'in a new tab by a key', fields: { ctrlKey: true } },
    { how: 'in a new window by a key', fields: { shiftKey: true } },
  ])('opening the list $how is not going back', ({ fields }) => {
    const storage = aStorage()
    onPage(DETAIL, storage, BACK).click('a', fields)
    expect(storage.getItem('back-to')).toBe(null)
  })

  test.each(['forbidden', 'full'] as const)('with storage that is %s: nothing is thrown', (storage) => {
    const { view, click, fire } = onPage(LIST, storage, BACK)
    expect(() => click('a')).not.toThrow()
    expect(() => fire(view, 'pagehide')).not.toThrow()
  })
})
