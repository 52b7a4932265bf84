import { expect, test } from 'vitest'
import { shareLink } from '../../../src/features/list/sheet/ListActions.tsx'

const DATA = { title: 'Fans', url: 'https://www.example.com/?list=alder-52' }
const fails = (name: string) => () => Promise.reject(new DOMException('no', name))
const copies = { writeText: async () => undefined }
const refuses = { writeText: fails('NotAllowedError') }

test.each([
  ['shared', 'the device shares it', { share: async () => undefined, clipboard: refuses }],
  ['shared', 'the visitor closes the share sheet', { share: fails('AbortError'), clipboard: refuses }],
  ['shared', 'the share sheet is open already', { share: fails('InvalidStateError'), clipboard: refuses }],
  ['copied', 'there is no share sheet', { clipboard: copies }],
  ['copied', 'the device refuses to share', { share: fails('NotAllowedError'), clipboard: copies }],
  ['failed', 'copying is blocked, too', { clipboard: refuses }],
  ['failed', 'there is no clipboard', {}],
])('the share link is %s when %s', async (outcome, _when, navigator) => {
  expect(await shareLink(navigator as unknown as Navigator, DATA)).toBe(outcome)
})
