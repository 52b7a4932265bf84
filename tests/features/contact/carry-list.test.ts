import { expect, test } from 'vitest'
import { carryList } from '../../../src/features/contact/form/carry-list.ts'
import { fakeBrowser, fakeEvent, ORIGIN } from '../../client/fake-browser.ts'

const CARRIED = `Quiet?

Products on my list:

- alder-52, satin-nickel
  ${ORIGIN}/?list=alder-52.satin-nickel
- reed-6
  ${ORIGIN}/?list=reed-6`

/** A form with words, whose list's products come when the test says so. */
function aForm({ listed = 'alder-52.satin-nickel,reed-6', isValid = true } = {}) {
  const { view } = fakeBrowser()
  const { promise, reject } = Promise.withResolvers()
  const message = { required: true }
  const submitted: unknown[] = []
  const form = Object.assign(new EventTarget(), {
    elements: { namedItem: () => message },
    checkValidity: () => isValid,
    requestSubmit: (submitter: unknown) => void submitted.push(submitter),
  })
  const place = () => {
    const found = { text: '', replaceChildren: (text: string) => void Object.assign(found, { text }) }
    return found
  }
  const [note, wait] = [place(), place()]
  carryList(form as unknown as HTMLFormElement, view as unknown as Window, listed, () => promise, {
    note: note as unknown as Element,
    wait: wait as unknown as Element,
  })
  return {
    ...{ form, note, wait, message, submitted, reject, pass: view.pass },
    /** What is posted of these words. */
    posted: () => {
      const formData = new FormData()
      formData.set('contactFormMessage', 'Quiet?')
      form.dispatchEvent(fakeEvent('formdata', { formData }))
      return formData.get('contactFormMessage')
    },
    /** Whether pressing the button sends. */
    press: () => form.dispatchEvent(fakeEvent('submit', { submitter: 'the button' })),
  }
}

test('from the first moment a message carries its list, and needs no words', () => {
  const { posted, message } = aForm()
  expect(posted()).toBe(CARRIED)
  expect(message.required).toBe(false)
})

test('a message that is sent before its products are known waits for them, once, and says so', () => {
  const { form, press, posted, wait, submitted } = aForm()
  expect([press(), press()]).toEqual([false, false])
  expect(wait.text).toBe('Your list is loading. Your message is sent with it in a moment.')
  expect(submitted).toEqual([])
  form.dispatchEvent(new Event('list-known'))
  expect(submitted).toEqual(['the button'])
  expect(wait.text).toBe('')
  expect(press()).toBe(true)
  expect(posted()).toBe('Quiet?')
})

test.each<[string, (form: ReturnType<typeof aForm>) => unknown]>([
  ['fail', ({ form }) => form.dispatchEvent(new Event('list-failed'))],
  ['have no script', ({ reject }) => reject(new TypeError('404'))],
  ['do not come in six seconds', ({ pass }) => pass(6000)],
])('when its products %s, a message that waits is sent with their addresses', async (_how, happen) => {
  const form = aForm()
  form.press()
  form.pass(5999)
  expect(form.submitted).toEqual([])
  happen(form)
  await expect.poll(() => form.submitted).toEqual(['the button'])
  expect(form.note.text).toBe('Your list did not load. Its 2 products go along with your message as links.')
  expect(form.press()).toBe(true)
  expect(form.posted()).toBe(CARRIED)
})

test('products that come late are taken over all the same', () => {
  const { form, pass, note, posted, submitted } = aForm({ listed: 'alder-52' })
  pass(6000)
  expect(note.text).toBe('What you ask about did not load. It goes along with your message as a link.')
  form.dispatchEvent(new Event('list-known'))
  expect([note.text, posted(), submitted]).toEqual(['', 'Quiet?', []])
})

test('a list that takes more than half a second is said to be loading', () => {
  const { form, pass, note } = aForm()
  pass(499)
  expect(note.text).toBe('')
  pass(1)
  expect(note.text).toBe('Your list is loading.')
  form.dispatchEvent(new Event('list-known'))
  expect(note.text).toBe('')
})

test('a form that is not filled in is not held back from saying so', () => {
  expect(aForm({ isValid: false }).press()).toBe(true)
})

test.each(['', ',', '<b>'])('the list %j is none', (listed) => {
  const { posted, press, message } = aForm({ listed })
  expect([posted(), press(), message.required]).toEqual(['Quiet?', true, true])
})
