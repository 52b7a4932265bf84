import { expect, test } from 'vitest'
import { shareLink } from '../../../src/features/list/sheet/ListActions.tsx'

const DATA = { title: 'Fans', url: 'https://www.example.com/?list=alder-52' }
const fails = (name: string) => () => Promise.reject(new DOMException('no', name))
const aNavigator = (parts: object) => parts as Navigator

test('the link is shared by the device where it can', async () => {
  const shared: unknown[] = []
  const navigator = aNavigator({ share: async (data: unknown) => void shared.push(data) })
  expect([await shareLink(navigator, DATA), shared]).toEqual(['shared', [DATA]])
})

test.each([
  ['closes the share sheet', 'AbortError'],
  ['presses again while it is open', 'InvalidStateError'],
])('a visitor who %s needs no message', async (_who, error) => {
  expect(await shareLink(aNavigator({ share: fails(error) }), DATA)).toBe('shared')
})

test.each([
  ['there is no share sheet', {}],
  ['the device refuses', { share: fails('NotAllowedError') }],
  ['the device cannot share it', { share: fails('DataError') }],
])('where %s, the link is copied', async (_where, parts) => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  expect([await shareLink(aNavigator({ ...parts, clipboard }), DATA), copied]).toEqual(['copied', [DATA.url]])
})

test.each([
  ['copying is forbidden', { clipboard: { writeText: fails('NotAllowedError') } }],
  ['there is no clipboard', {}],
  [
    'both are refused',
    { share: fails('NotAllowedError'), clipboard: { writeText: fails('NotAllowedError') } },
  ],
])('when %s, the link is shown instead', async (_when, parts) => {
  expect(await shareLink(aNavigator(parts), DATA)).toBe('failed')
})
