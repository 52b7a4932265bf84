import { afterEach, expect, test, vi } from 'vitest'
import {
  clearSentForm,
  endDraft,
  keepDraft,
  saveDraft,
} from '../../../src/features/contact/form/keep-draft.ts'
import { type Draft, readDraft, readSent } from '../../../src/features/message/draft.ts'
import { aBrowser, aStorage, type Kept } from '../../client/a-browser.ts'

afterEach(() => void vi.restoreAllMocks())

const FORM = `
  <form>
    <input name="contactFormName" maxlength="100" />
    <input name="contactFormEmail" maxlength="254" />
    <textarea name="contactFormMessage" maxlength="24000"></textarea>
    <input type="hidden" name="submissionId" />
  </form>`
const FIELDS = ['contactFormName', 'contactFormEmail', 'contactFormMessage', 'submissionId'] as const

interface Settings {
  draft?: Draft
  sent?: Draft
  storage?: Kept
  openedBy?: NavigationTimingType
}

/** A form in a tab that keeps this, whose next ids are `id-1`, `id-2` and so on. */
function aForm({ draft = {}, sent = {}, storage, openedBy = 'navigate' }: Settings = {}) {
  const kept = { 'contact-draft': JSON.stringify(draft), 'contact-sent': JSON.stringify(sent) }
  const opened = aBrowser({ html: FORM, storage: storage ?? aStorage(kept), openedBy })
  const { view, element, fire } = opened
  let ids = 0
  const randomUUID = () => {
    ids += 1
    return `id-${ids}`
  }
  Object.defineProperty(view, 'crypto', { value: { randomUUID }, configurable: true })
  const form = element<HTMLFormElement>('form')
  const control = (name: string) => element<HTMLInputElement>(`[name=${name}]`)
  return {
    ...{ ...opened, form, control },
    type: (name: string, text: string) => {
      control(name).value = text
      fire(control(name), 'input')
    },
    /** What the form holds. */
    values: () => FIELDS.map((name) => control(name).value),
    show: (persisted: boolean) => fire(view, 'pageshow', { persisted }),
  }
}

const ANN = {
  contactFormName: 'Ann',
  contactFormEmail: 'ann@example.com',
  contactFormMessage: 'Quiet?',
  submissionId: 'id-0',
}
const OF_ANN = ['Ann', 'ann@example.com', 'Quiet?', 'id-0']

test.each([
  ['the draft and its id', { draft: ANN }, OF_ANN],
  ['an id of its own without a draft', {}, ['', '', '', 'id-1']],
  ['an id of its own where nothing is stored', { storage: 'forbidden' as const }, ['', '', '', 'id-1']],
  ['what is known of half a draft', { draft: { contactFormName: 'Ann' } }, ['Ann', '', '', 'id-1']],
])('a form begins with %s', (_what, settings, values) => {
  const form = aForm(settings)
  keepDraft(form.form, form.view)
  expect(form.values()).toEqual(values)
})

test('what was typed before the script came stays', () => {
  const { form, view, control, values } = aForm({ draft: ANN })
  control('contactFormName').value = 'Ben'
  keepDraft(form, view)
  expect(values()).toEqual(['Ben', 'ann@example.com', 'Quiet?', 'id-0'])
})

test('a browser without ids leaves a message without one', () => {
  const { form, view, values } = aForm()
  Object.defineProperty(view, 'crypto', { value: {} })
  keepDraft(form, view)
  expect(values()).toEqual(['', '', '', ''])
})

test('a pasted text is not cut', () => {
  const { form, view } = aForm()
  keepDraft(form, view)
  expect(form.querySelector('[maxlength]')).toBeNull()
})

test('what is typed is kept with the message’s id, beside the list of the draft', () => {
  const { form, view, type } = aForm({ draft: { list: 'alder-52' } })
  keepDraft(form, view)
  type('contactFormName', 'Ann')
  expect(readDraft(view)).toEqual({
    contactFormName: 'Ann',
    contactFormEmail: '',
    contactFormMessage: '',
    submissionId: 'id-1',
    list: 'alder-52',
  })
})

test('a message that the browser posts is kept whole, until it is typed in again', () => {
  const { form, view, control } = aForm({ draft: ANN })
  keepDraft(form, view)
  expect(saveDraft(form, view, 'Quiet?\n\nList')).toBe(true)
  expect(readDraft(view)).toEqual({ ...ANN, posted: 'Quiet?\n\nList' })
  control('contactFormMessage').value = 'Loud?'
  saveDraft(form, view)
  expect(readDraft(view)).toEqual({ ...ANN, contactFormMessage: 'Loud?' })
})

test('where nothing can be stored, saving says so', () => {
  const { form, view } = aForm({ storage: 'full' })
  expect(saveDraft(form, view)).toBe(false)
})

test('a message that was sent leaves an empty form with the next id, and is known as sent', () => {
  const { form, view, values } = aForm({ draft: ANN })
  keepDraft(form, view)
  endDraft(form, view, 'Quiet?\n\nList')
  expect(values()).toEqual(['', '', '', 'id-1'])
  expect(readDraft(view)).toEqual({})
  expect(readSent(view)).toEqual({ ...ANN, posted: 'Quiet?\n\nList' })
})

const LEFT = ['', '', '', 'id-1']

test.each([
  ['back to a page that the browser kept, with what was sent', 'navigate', true, ANN, LEFT],
  ['back to a page that is loaded again, with what was sent', 'back_forward', false, ANN, LEFT],
  ['a new visit', 'navigate', false, ANN, OF_ANN],
  ['a page that is reloaded', 'reload', false, ANN, OF_ANN],
  ['back to another text', 'navigate', true, { ...ANN, contactFormMessage: 'Loud?' }, OF_ANN],
  ['back to a text of another name', 'navigate', true, { ...ANN, contactFormName: 'Ben' }, OF_ANN],
  ['back where nothing was sent', 'back_forward', false, {}, OF_ANN],
] as const)('%s leaves the form as it should be', (_how, openedBy, persisted, sent, values) => {
  const { form, view, control, show, ...opened } = aForm({ sent, openedBy })
  clearSentForm(form, view)
  for (const name of FIELDS) control(name).value = ANN[name]
  show(persisted)
  expect(opened.values()).toEqual(values)
})

test('a browser that does not say how a page was opened clears nothing by itself', () => {
  const { form, view, control, show, values } = aForm({ sent: ANN })
  view.performance.getEntriesByType = () => []
  clearSentForm(form, view)
  for (const name of FIELDS) control(name).value = ANN[name]
  show(false)
  expect(values()).toEqual(OF_ANN)
})
