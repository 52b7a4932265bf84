import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aVisitPage, NOON_IN_THE_STORE } from './a-visit-page.ts'

beforeEach(() => void vi.useFakeTimers({ now: NOON_IN_THE_STORE, toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const FORM = '<form class="contact-form"></form>'

let opened = 0

/** A page that runs the script. */
async function aPage(html: string, change: (page: Document) => void = () => {}) {
  const { page, view } = aVisitPage({ html })
  change(page)
  const { CSSStyleSheet } = view
  for (const [name, value] of Object.entries({ document: page, window: view, CSSStyleSheet }))
    vi.stubGlobal(name, value)
  opened += 1
  const script = `../../../../src/features/message/visit/start.ts?${opened}`
  await import(/* @vite-ignore */ script)
  return { fields: page.querySelectorAll('label').length, sheets: page.adoptedStyleSheets.length }
}

test('the form’s page has the fields of a visit, with their styles', async () => {
  expect(await aPage(FORM)).toEqual({ fields: 3, sheets: 1 })
})

test('a page without the form has none', async () => {
  expect(await aPage('<form></form>')).toEqual({ fields: 0, sheets: 0 })
})

test('a page without a place for them has none', async () => {
  expect(await aPage(FORM, (page) => page.querySelector('#visit')?.remove())).toEqual({
    fields: 0,
    sheets: 0,
  })
})
