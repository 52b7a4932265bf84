import { afterEach, expect, test, vi } from 'vitest'
import { prefillMessage } from '../../../src/features/contact/ask/prefill-message.ts'
import { type Draft, readDraft } from '../../../src/features/message/draft.ts'
import { aBrowser, aStorage, type Kept } from '../../client/a-browser.ts'

afterEach(() => void vi.unstubAllGlobals())

function aTab(storage: Kept) {
  const { view } = aBrowser({ storage })
  vi.stubGlobal('window', view)
  return view
}

test.each<[string, Draft, string]>([
  ['no draft', {}, 'Looking for a quiet fan'],
  [
    'a draft without a message',
    { contactFormName: 'Ann', contactFormMessage: '' },
    'Looking for a quiet fan',
  ],
  ['a draft with a message', { contactFormName: 'Ann', contactFormMessage: 'Hello' }, 'Hello'],
])(
  'in a tab with %s the message begins with what is looked for, unless there is one',
  (_what, draft, message) => {
    const view = aTab(aStorage({ 'contact-draft': JSON.stringify(draft) }))
    prefillMessage('Looking for a quiet fan')
    expect(readDraft(view)).toEqual({ ...draft, contactFormMessage: message })
  },
)

test('where nothing can be stored, nothing fails', () => {
  aTab('forbidden')
  expect(() => prefillMessage('Looking for a quiet fan')).not.toThrow()
})
