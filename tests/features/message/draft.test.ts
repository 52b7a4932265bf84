import { expect, test } from 'vitest'
import { moveToSent, readDraft, readSent, writeDraft } from '../../../src/features/message/draft.ts'
import { aBrowser } from '../../client/a-browser.ts'

const aTab = () => aBrowser().view

test('a draft is stored under its own name until it is sent', () => {
  const tab = aTab()
  expect(writeDraft(tab, { contactFormName: 'Ann', submissionId: 'x' })).toBe(true)
  expect(readDraft(tab)).toEqual({ contactFormName: 'Ann', submissionId: 'x' })
  expect(tab.sessionStorage.getItem('contact-draft')).toBe('{"contactFormName":"Ann","submissionId":"x"}')
  expect(readSent(tab)).toEqual({})
  moveToSent(tab, 'Hello')
  expect(readDraft(tab)).toEqual({})
  expect(readSent(tab)).toEqual({ contactFormName: 'Ann', submissionId: 'x', posted: 'Hello' })
})

test.each(['{', 'null', '[]', '"x"', '{"contactFormName":4,"other":"x"}', '{"__proto__":{"about":"x"}}'])(
  'a stored %s is no draft',
  (stored) => {
    const tab = aTab()
    tab.sessionStorage.setItem('contact-draft', stored)
    expect(readDraft(tab) ?? {}).toEqual({})
  },
)

test.each(['forbidden', 'full'] as const)(
  'in a browser whose storage is %s there is no draft, and nothing fails',
  (storage) => {
    const tab = aBrowser({ storage }).view
    expect(writeDraft(tab, {})).toBe(false)
    moveToSent(tab, 'Hello')
    expect(readDraft(tab) ?? {}).toEqual({})
    expect(readSent(tab)).toEqual({})
  },
)
