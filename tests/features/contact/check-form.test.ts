import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  excessLength,
  faultyFields,
  formFaults,
  formValues,
} from '../../../src/features/contact/form/check-form.ts'

const VALUES = {
  contactFormName: 'Ann Lee',
  contactFormEmail: 'ann@example.com',
  contactFormMessage: 'Does it fit?',
  contactFormWebsite: '',
  submissionId: '',
}

describe('the form', () => {
  test.each([
    ['all filled in', {}, []],
    [
      'all empty',
      { contactFormName: '', contactFormEmail: ' ', contactFormMessage: '' },
      ['contactFormName', 'contactFormEmail', 'contactFormMessage'],
    ],
    [
      'without a name or a message',
      { contactFormMessage: '', contactFormName: '' },
      ['contactFormName', 'contactFormMessage'],
    ],
    ['with half an address', { contactFormEmail: 'ann@' }, ['contactFormEmail']],
  ])('%s', (_what, changes, faulty) => {
    expect(faultyFields(formFaults({ ...VALUES, ...changes }))).toEqual(faulty)
  })

  test('says what is wrong with a field', () => {
    expect(formFaults({ ...VALUES, contactFormEmail: 'ann@' })).toEqual({ contactFormEmail: 'notValid' })
  })
})

test.each([
  { length: 24_000, excess: undefined },
  { length: 24_001, excess: 24_001 },
])('a message of $length characters is too long by its length: $excess', ({ length, excess }) => {
  expect(excessLength({ contactFormMessage: ` ${'x'.repeat(length)}\n` }, 'contactFormMessage')).toBe(excess)
})

test('a field that is not there is not too long', () => {
  expect(excessLength({}, 'contactFormName')).toBeUndefined()
})

describe('what is posted', () => {
  const posted = (fields: Record<string, string>) => {
    const form = new Map(Object.entries(fields))
    vi.stubGlobal(
      'FormData',
      class {
        constructor(readonly of: unknown) {}
        get = (name: string) => form.get(name) ?? null
      },
    )
    return formValues({} as HTMLFormElement)
  }
  afterEach(() => vi.unstubAllGlobals())

  test('has every field, those that are missing empty', () => {
    expect(posted({ contactFormName: 'Ann', submissionId: 'id' })).toEqual({
      contactFormName: 'Ann',
      contactFormEmail: '',
      contactFormMessage: '',
      contactFormWebsite: '',
      submissionId: 'id',
    })
  })

  test('has no control characters in a name or an address, and keeps the lines of a message', () => {
    expect(
      posted({
        contactFormName: 'Ann\r\nLee',
        contactFormEmail: 'ann@example.com\u2028\u2029',
        contactFormMessage: 'Hello\nthere',
      }),
    ).toMatchObject({
      contactFormName: 'Ann Lee',
      contactFormEmail: 'ann@example.com ',
      contactFormMessage: 'Hello\nthere',
    })
  })
})
