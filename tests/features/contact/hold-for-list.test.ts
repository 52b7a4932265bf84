import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdForList } from '../../../src/features/contact/form/hold-for-list.ts'
import { aBrowser } from '../../client/a-browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const FORM = `
  <form>
    <input required name="contactFormName" />
    <button value="one"></button>
  </form>
  <p id="wait"></p>`

/** A form whose script of the list comes when the test says so. */
function aForm({ path = '/contact?list=alder-52', name = 'Ann', wait = true } = {}) {
  const { page, view, element, click } = aBrowser({ path, html: FORM })
  vi.stubGlobal('location', view.location)
  vi.stubGlobal('history', view.history)
  view.history.replaceState('kept', '', path)
  element<HTMLInputElement>('input').value = name
  const { promise, resolve, reject } = Promise.withResolvers()
  const form = element<HTMLFormElement>('form')
  const asked: SubmitEvent[] = []
  page.addEventListener('submit', (event) => asked.push(event), { capture: true })
  let posts = 0
  const place = wait ? element('#wait') : null
  holdForList(
    form,
    'alder-52.satin-nickel',
    () => promise,
    () => (posts += 1),
    place,
  )
  let heard = 0
  form.addEventListener('submit', () => (heard += 1))
  const soon = () => vi.advanceTimersByTimeAsync(0)
  return {
    view,
    press: () => void click('button'),
    come: () => {
      resolve({})
      return soon()
    },
    fail: () => {
      reject(new TypeError('404'))
      return soon()
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    wait: () => element('#wait').textContent,
    /** How often the form's island was told, and the browser posted the form itself. */
    heard: () => heard,
    posts: () => posts,
    last: () => asked.at(-1),
  }
}

test('a message that is sent before the script of its list is there waits for it, and says so', async () => {
  const { press, wait, heard, last, posts, come } = aForm()
  press()
  press()
  expect(wait()).toBe('Your list is loading. Your message is sent with it in a moment.')
  expect([heard(), last()?.defaultPrevented]).toEqual([0, true])
  await come()
  expect(wait()).toBe('')
  expect([heard(), last()?.defaultPrevented, posts()]).toEqual([1, false, 0])
})

test('a message that waited is sent by the button that was pressed', async () => {
  const { press, last, come } = aForm()
  press()
  await come()
  expect(last()?.submitter?.getAttribute('value')).toBe('one')
})

test('once the script is there, nothing is sent by itself, and nothing waits', async () => {
  const { press, wait, heard, come } = aForm()
  await come()
  expect(heard()).toBe(0)
  press()
  expect([heard(), wait()]).toEqual([1, ''])
})

test('once the script is there, the address stays as it is', async () => {
  const { come, pass, view } = aForm({ path: '/contact' })
  await come()
  await pass(6000)
  expect(view.location.search).toBe('')
})

test.each<[string, (form: ReturnType<typeof aForm>) => unknown]>([
  ['cannot be had', ({ fail }) => fail()],
  ['does not come in six seconds', ({ pass }) => pass(1)],
])('where the script %s, the browser posts the form itself', async (_how, happen) => {
  const form = aForm()
  form.press()
  await form.pass(5999)
  expect([form.heard(), form.posts()]).toEqual([0, 0])
  await happen(form)
  expect([form.heard(), form.posts(), form.last()?.defaultPrevented]).toEqual([0, 1, false])
  expect(form.wait()).toBe('')
  form.press()
  expect([form.heard(), form.posts()]).toEqual([0, 2])
})

test('where the script cannot be had before anything is sent, nothing is', async () => {
  const { fail, posts } = aForm()
  await fail()
  expect(posts()).toBe(0)
})

test('a script that comes late is told of no message a second time', async () => {
  const { press, come, pass, heard, posts } = aForm()
  press()
  await pass(6000)
  await come()
  expect([heard(), posts()]).toEqual([0, 1])
  press()
  expect([heard(), posts()]).toEqual([1, 1])
})

test.each([
  ['/contact', '/contact?list=alder-52.satin-nickel'],
  ['/contact?size=52', '/contact?list=alder-52.satin-nickel'],
  ['/contact?wishlist=reed-6', '/contact?list=alder-52.satin-nickel'],
  ['/contact?list=reed-6', '/contact?list=reed-6'],
  ['/contact?size=52&list=reed-6', '/contact?size=52&list=reed-6'],
  ['/contact?about=/parts', '/contact?about=/parts'],
])('where the script cannot be had, the page at %s names the list for the store: %s', async (path, after) => {
  const { view, fail } = aForm({ path })
  await fail()
  expect(view.location.pathname + view.location.search).toBe(after)
  expect(view.history.state).toBe('kept')
})

test('a form that is not filled in is not held back from saying so', async () => {
  const { press, wait, come, heard } = aForm({ name: '' })
  press()
  expect(wait()).toBe('')
  await come()
  expect(heard()).toBe(0)
})

test('a page without a place for what is said holds a message all the same', async () => {
  const { press, heard, come } = aForm({ wait: false })
  press()
  expect(heard()).toBe(0)
  await come()
  expect(heard()).toBe(1)
})
