import { expect, test } from 'vitest'
import { draftStorage, forgetDraft, readDraft, writeDraft } from '../../src/contact/form/draft.ts'
import { MemoryStorage } from '../browser/fake-browser.ts'

const aStorage = () => new MemoryStorage() as unknown as Storage

const fails = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('a draft is stored under its own name until it is forgotten', () => {
  const storage = aStorage()
  writeDraft(storage, { contactFormName: 'Ann', submissionId: 'x' })
  expect(readDraft(storage)).toEqual({ contactFormName: 'Ann', submissionId: 'x' })
  expect(storage.getItem('contact-draft')).toBe('{"contactFormName":"Ann","submissionId":"x"}')
  forgetDraft({ sessionStorage: storage })
  expect(readDraft(storage)).toEqual({})
})

test('without a storage there is no draft, and nothing fails', () => {
  writeDraft(undefined, { contactFormName: 'Ann' })
  expect(readDraft(undefined)).toEqual({})
})

test.each(['{', 'null', '[]', '"x"', '{"contactFormName":4,"other":"x"}', '{"__proto__":{"about":"x"}}'])(
  'a stored %s is no draft',
  (stored) => {
    const storage = aStorage()
    storage.setItem('contact-draft', stored)
    expect(readDraft(storage)).toEqual({})
  },
)

test('a browser that forbids storage is no error', () => {
  expect(
    draftStorage({
      get sessionStorage(): Storage {
        return fails()
      },
    }),
  ).toBe(undefined)
  const forbidden = { getItem: fails, setItem: fails, removeItem: fails } as unknown as Storage
  writeDraft(forbidden, {})
  forgetDraft({ sessionStorage: forbidden })
  expect(readDraft(forbidden)).toEqual({})
})
