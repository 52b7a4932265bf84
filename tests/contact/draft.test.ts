import { expect, test } from 'vitest'
import { readDraft, writeDraft } from '../../src/contact/form/draft.ts'
import { draftStorage, forgetDraft } from '../../src/contact/form/draft-storage.ts'

function storageWith(kept: string | null): Storage {
  let value = kept
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next
    },
    removeItem: () => {
      value = null
    },
  } as unknown as Storage
}

const fails = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('a draft is kept until it is forgotten', () => {
  const storage = storageWith(null)
  writeDraft(storage, { contactFormName: 'Ann', submissionId: 'x' })
  expect(readDraft(storage)).toEqual({ contactFormName: 'Ann', submissionId: 'x' })
  forgetDraft({ sessionStorage: storage })
  expect(readDraft(storage)).toEqual({})
})

test.each(['{', 'null', '[]', '"x"', '{"contactFormName":4,"other":"x"}', '{"__proto__":{"about":"x"}}'])(
  'what is kept as %s is no draft',
  (kept) => {
    expect(readDraft(storageWith(kept))).toEqual({})
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
  expect(readDraft(undefined)).toEqual({})
})
