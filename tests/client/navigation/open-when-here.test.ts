import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAhead } from '../../../src/client/navigation/fetch-ahead.ts'
import { aBrowser } from '../a-browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page whose link is pressed while what it leads to is on its way. */
function pressing(readyState: DocumentReadyState = 'complete') {
  const { page, view, fire, globals } = aBrowser({ path: '/parts', html: '<a href="/blog">Blog</a>' })
  Object.defineProperty(page, 'readyState', { value: readyState })
  let answer = (_: Response) => {}
  let refuse = (_: Error) => {}
  Object.assign(view, {
    HTMLScriptElement: {},
    matchMedia: () => ({ matches: true }),
    fetch: () =>
      new Promise<Response>((resolve, reject) => {
        answer = resolve
        refuse = reject
      }),
  })
  const opened: string[] = []
  vi.spyOn(view.location, 'assign').mockImplementation((address) => void opened.push(String(address)))
  fetchAhead(globals)
  const link = page.querySelector('a') as HTMLAnchorElement
  const touch = () => fire(link, 'pointerdown')
  const settled = () => vi.advanceTimersByTimeAsync(0)
  return {
    ...{ page, link, opened, touch },
    press: (fields: object = {}) => {
      touch()
      return fire(link, 'click', fields)
    },
    leave: () => fire(view, 'pagehide'),
    comes: () => {
      answer(new Response('Blog'))
      return settled()
    },
    fails: () => {
      refuse(new TypeError('offline'))
      return settled()
    },
  }
}

test('a page that is pressed while it is on its way is opened once it is here', async () => {
  const { press, opened, comes } = pressing()
  expect(press().defaultPrevented).toBe(true)
  expect(opened).toEqual([])
  await comes()
  expect(opened).toEqual(['https://www.example.com/blog'])
})

test('one that takes longer than five seconds is opened by the browser, and once', async () => {
  const { press, opened, comes } = pressing()
  press()
  await vi.advanceTimersByTimeAsync(5000)
  expect(opened).toEqual(['https://www.example.com/blog'])
  await comes()
  expect(opened).toHaveLength(1)
})

test('one that does not come is opened by the browser, which says why', async () => {
  const { press, opened, fails } = pressing()
  press()
  await fails()
  expect(opened).toEqual(['https://www.example.com/blog'])
})

test('one that is here is left to the browser', async () => {
  const { touch, press, comes } = pressing()
  touch()
  await comes()
  expect(press().defaultPrevented).toBe(false)
})

test('so is a press with Ctrl, which opens a tab', () => {
  expect(pressing().press({ ctrlKey: true }).defaultPrevented).toBe(false)
})

test('so is a press before the page is complete', () => {
  expect(pressing('interactive').press().defaultPrevented).toBe(false)
})

test('so is a link whose address another script has changed at the press', () => {
  const { press, page, link } = pressing()
  page.addEventListener('click', () => {
    link.search = '?list=alder-52'
  })
  expect(press().defaultPrevented).toBe(false)
})

test('a press that another script has answered is not answered again', async () => {
  const { press, page, comes, opened } = pressing()
  page.addEventListener('click', (event) => event.preventDefault())
  press()
  await comes()
  expect(opened).toEqual([])
})

test('a page that was left another way does not go on when Back brings it again', async () => {
  const { press, leave, comes, opened } = pressing()
  press()
  leave()
  await comes()
  await vi.advanceTimersByTimeAsync(5000)
  expect(opened).toEqual([])
})
