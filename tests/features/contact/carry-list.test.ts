import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carryList } from '../../../src/features/contact/form/carry-list.ts'
import { aBrowser, ORIGIN } from '../../client/a-browser.ts'

const CARRIED = `Quiet?

Products on my list:

- alder-52, satin-nickel
  ${ORIGIN}/?list=alder-52.satin-nickel
- reed-6
  ${ORIGIN}/?list=reed-6`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const FORM = `
  <form>
    <input required name="contactFormName" />
    <textarea required name="contactFormMessage">Quiet?</textarea>
    <button></button>
  </form>
  <p id="note"></p>
  <p id="wait"></p>`

/** A form with words, whose list's products come when the test says so. */
function aForm({ listed = 'alder-52.satin-nickel,reed-6', name = 'Ann' } = {}) {
  const { view, element, click, fire } = aBrowser({ html: FORM })
  const { promise, reject } = Promise.withResolvers()
  const [form, note, wait] = [element<HTMLFormElement>('form'), element('#note'), element('#wait')]
  element<HTMLInputElement>('input').value = name
  let count = 0
  carryList(form, view, { listed }, () => promise, { note, wait })
  form.addEventListener('submit', (event) => {
    count += 1
    event.preventDefault()
  })
  return {
    ...{ reject, note: () => note.textContent, wait: () => wait.textContent },
    message: element<HTMLTextAreaElement>('textarea'),
    tell: (event: string) => void fire(form, event),
    press: () => void click('button'),
    /** How many times it was sent. */
    sent: () => count,
    /** What is posted of the words. */
    posted: () => {
      const formData = new FormData()
      formData.set('contactFormMessage', 'Quiet?')
      fire(form, 'formdata', { formData })
      return formData.get('contactFormMessage')
    },
  }
}

test('what does not fit into one message is told where the products cannot be known', () => {
  const finish = 'a'.repeat(200)
  const listed = Array.from({ length: 60 }, (_, at) => `fan-${at}.${finish}`).join()
  const { tell, note } = aForm({ listed })
  tell('list-failed')
  expect(note()).toBe(
    'Your list did not load. The first 52 of its 60 products go along with your message as links.',
  )
})

test('from the first moment a message carries its list, and needs no words', () => {
  const { posted, message } = aForm()
  expect(posted()).toBe(CARRIED)
  expect(message.required).toBe(false)
})

test('a message that is sent before its products are known waits for them, once, and says so', () => {
  const { tell, press, posted, wait, sent } = aForm()
  press()
  press()
  expect(wait()).toBe('Your list is loading. Your message is sent with it in a moment.')
  expect(sent()).toBe(0)
  tell('list-known')
  expect(sent()).toBe(1)
  expect(wait()).toBe('')
  press()
  expect(sent()).toBe(2)
  expect(posted()).toBe('Quiet?')
})

test.each<[string, (form: ReturnType<typeof aForm>) => unknown]>([
  ['fail', ({ tell }) => tell('list-failed')],
  ['have no script', ({ reject }) => reject(new TypeError('404'))],
  ['do not come in six seconds', () => vi.advanceTimersByTime(6000)],
])('when its products %s, a message that waits is sent with their addresses', async (_how, happen) => {
  const form = aForm()
  form.press()
  vi.advanceTimersByTime(5999)
  expect(form.sent()).toBe(0)
  happen(form)
  await vi.advanceTimersByTimeAsync(0)
  expect(form.sent()).toBe(1)
  expect(form.note()).toBe('Your list did not load. Its 2 products go along with your message as links.')
  form.press()
  expect(form.sent()).toBe(2)
  expect(form.posted()).toBe(CARRIED)
})

test('products that come late are taken over all the same', () => {
  const { tell, note, posted, sent } = aForm({ listed: 'alder-52' })
  vi.advanceTimersByTime(6000)
  expect(note()).toBe('What you ask about did not load. It goes along with your message as a link.')
  tell('list-known')
  expect([note(), posted(), sent()]).toEqual(['', 'Quiet?', 0])
})

test('a list that takes more than half a second is said to be loading', () => {
  const { tell, note } = aForm()
  vi.advanceTimersByTime(499)
  expect(note()).toBe('')
  vi.advanceTimersByTime(1)
  expect(note()).toBe('Your list is loading.')
  tell('list-known')
  expect(note()).toBe('')
})

test('a form that is not filled in is not held back from saying so', () => {
  const { press, wait } = aForm({ name: '' })
  press()
  expect(wait()).toBe('')
})

test.each(['', ',', '<b>'])('the list %j is none', (listed) => {
  const { posted, press, sent, message } = aForm({ listed })
  press()
  expect([posted(), sent(), message.required]).toEqual(['Quiet?', 1, true])
})
