import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contactServices } from '../../../src/features/contact/contact-services.ts'
import { startBlobs } from './blobs-sandbox.ts'
import { anEntry } from './requests.ts'

const SETTINGS = {
  RESEND_API_KEY: 're_123',
  CONTACT_TO: 'store@example.com',
  CONTACT_FROM: 'site@example.com',
}
const lines: string[] = []
let blobs: Awaited<ReturnType<typeof startBlobs>>
beforeEach(async () => {
  lines.length = 0
  vi.stubGlobal('console', { ...console, error: (line: string) => void lines.push(line) })
  blobs = await startBlobs()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await blobs.stop()
})

test.each([
  { context: '', settings: {}, sends: true, why: 'on this machine mails are files' },
  { context: 'dev', settings: {}, sends: true, why: 'on this machine mails are files' },
  { context: '', settings: SETTINGS, sends: true, why: 'a key sends from this machine, too' },
  { context: '', settings: { RESEND_API_KEY: 're_123' }, sends: false, why: 'a key alone does not' },
  { context: 'production', settings: SETTINGS, sends: true, why: 'the site sends' },
  { context: 'production', settings: {}, sends: false, why: 'the site never writes files' },
  { context: 'deploy-preview', settings: {}, sends: false, why: 'nor does a preview' },
])('in "$context" mail can be sent: $sends, as $why', ({ context, settings, sends }) => {
  expect(contactServices(context, settings).sendMail !== undefined).toBe(sends)
  expect(lines).toHaveLength(sends ? 0 : 1)
})

test('what is missing among the settings is one line of the log', () => {
  contactServices('production', { CONTACT_TO: 'store@example.com' })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 'error',
      event: 'contact.not-configured',
      problems: expect.stringMatching(/^RESEND_API_KEY: .+\. CONTACT_FROM: .+\.$/),
    },
  ])
})

test('messages of previews are kept apart from those of the site', async () => {
  const entry = anEntry({ id: 'a'.repeat(32) })
  const pending = (context: string) => contactServices(context, SETTINGS).outbox.pendingIds()
  await contactServices('production', SETTINGS).outbox.add(entry)
  expect(await pending('production')).toEqual([entry.id])
  expect(await pending('deploy-preview')).toEqual([])
  expect(await pending('dev')).toEqual([])
  await contactServices('', SETTINGS).outbox.add({ ...entry, id: 'b'.repeat(32) })
  expect(await pending('dev')).toEqual(['b'.repeat(32)])
})
