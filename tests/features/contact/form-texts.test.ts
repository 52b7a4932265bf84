import { expect, test } from 'vitest'
import { formTexts } from '../../../src/features/contact/form/form-texts.ts'

const slot = (text: string, entries: Record<string, string> = {}) => ({ text, entries })
const FIELD = { Label: 'Label', Help: 'Help', Missing: 'Missing', 'Too long': 'At most {max}' }
const COPY = {
  'Field: name': slot('', { ...FIELD, Label: 'Name' }),
  'Field: email': slot('', { ...FIELD, Label: 'Email', 'Not valid': 'Not valid' }),
  'Field: message': slot('', { ...FIELD, Label: 'Message' }),
  'Submit button': slot('Send'),
  'Submit button while sending': slot('Sending'),
  'Without a connection': slot('No connection'),
  'Error summary title': slot('Please check'),
} as unknown as Parameters<typeof formTexts>[0]

const fieldTexts = (label: string, tooLong: string, notValid: string) => ({
  label,
  help: 'Help',
  faults: { missing: 'Missing', notText: 'Missing', tooLong, notValid, controlCharacters: notValid },
})

test('the form has its page’s text', () => {
  expect(formTexts(COPY, 'It was not sent')).toEqual({
    fields: {
      contactFormName: fieldTexts('Name', 'At most 100', 'Missing'),
      contactFormEmail: fieldTexts('Email', 'At most 254', 'Not valid'),
      contactFormMessage: fieldTexts('Message', 'At most 24,000', 'Missing'),
    },
    submit: 'Send',
    sending: 'Sending',
    offline: 'No connection',
    failed: 'It was not sent',
    summaryTitle: 'Please check',
  })
})

test.each(['Label', 'Help', 'Missing', 'Too long'])(
  'a field without its line "%s" stops the build',
  (line) => {
    const { [line]: _, ...rest } = FIELD as Record<string, string>
    const copy = { ...COPY, 'Field: message': slot('', rest) } as typeof COPY
    expect(() => formTexts(copy, '')).toThrow(
      `content/pages/contact.md: a field is missing its line "- ${line}: …".`,
    )
  },
)
