import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aBrowser, aStorage, type Kept, ORIGIN } from '../../client/a-browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PAGE = `
  <form class="contact-form">
    <textarea required name="contactFormMessage">Quiet?</textarea>
    <button></button>
  </form>
  <p data-list-note></p>
  <p data-list-wait></p>`

let opened = 0

/** A page that runs the script. */
async function aPage(settings: { path?: string; storage?: Kept; html?: string }) {
  const browser = aBrowser({ path: '/contact', html: PAGE, ...settings })
  const { page, view, fire, element } = browser
  for (const [name, value] of Object.entries({ document: page, window: view, location: view.location }))
    vi.stubGlobal(name, value)
  opened += 1
  const script = `../../../src/features/contact/form/carry.ts?${opened}`
  await import(/* @vite-ignore */ script)
  return {
    ...browser,
    /** What is posted of the words. */
    posted: () => {
      const formData = new FormData()
      formData.set('contactFormMessage', 'Quiet?')
      fire(element('form'), 'formdata', { formData })
      return formData.get('contactFormMessage')
    },
  }
}

const DRAFT = '{"list":"alder-52@kitchen","rooms":"kitchen:14x12"}'
const KITCHEN = `Quiet?

Products on my list:

kitchen, 14x12
- alder-52
  ${ORIGIN}/?list=alder-52`

test.each([
  ['the address', { path: '/contact?list=alder-52@kitchen&rooms=kitchen:14x12' }],
  ['the draft', { storage: aStorage({ 'contact-draft': DRAFT }) }],
])('a message carries the list of %s with its rooms', async (_what, settings) => {
  const { posted } = await aPage(settings)
  expect(posted()).toBe(KITCHEN)
})

test('a list that is awaited is said to be, in its places', async () => {
  const { click, element } = await aPage({ path: '/contact?list=alder-52' })
  click('button')
  vi.advanceTimersByTime(500)
  expect(element('[data-list-wait]').textContent).toBe(
    'Your list is loading. Your message is sent with it in a moment.',
  )
  expect(element('[data-list-note]').textContent).toBe('Your list is loading.')
})

test('where the tab stores nothing, a message has the list of its address', async () => {
  const { posted } = await aPage({ path: '/contact?list=alder-52', storage: 'forbidden' })
  expect(posted()).toContain('- alder-52')
})

test('a page without the form is left as it is', async () => {
  const { page } = await aPage({ path: '/contact?list=alder-52', html: '<form></form>' })
  expect(page.body.innerHTML).toBe('<form></form>')
})
