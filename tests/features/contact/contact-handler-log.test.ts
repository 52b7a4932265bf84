import { expect, test } from 'vitest'
import { MailFault } from '../../../src/features/contact/delivery/send-mail.ts'
import { createRecordingHandler } from './recording-handler.ts'
import { jsonPost, submission } from './requests.ts'

const ID = expect.stringMatching(/^[0-9a-f]{32}$/)
const outbox = { add: () => Promise.reject(new TypeError('ann@example.com')) }

/** The lines of the log after posts of one message at the same time. */
async function linesOf(changes: Parameters<typeof createRecordingHandler>[0], posts = 1) {
  const { handle, lines } = createRecordingHandler(changes)
  const fields = submission()
  await Promise.all(Array.from({ length: posts }, () => handle(jsonPost(fields))))
  return lines
}

test('a message that is accepted is a line of the log', async () => {
  expect(await linesOf({})).toContainEqual([
    'info',
    'contact.accepted',
    { id: ID, place: 'added', suspicion: undefined },
  ])
})

test('a message that two requests bring at once is accepted once', async () => {
  expect(await linesOf({ outbox: { add: async () => 'known' } }, 2)).toEqual([
    ['info', 'contact.accepted', { id: ID, place: 'known', suspicion: undefined }],
  ])
})

test('a message that is sent because the outbox is down is two lines of the log', async () => {
  expect(await linesOf({ outbox })).toEqual([
    ['error', 'contact.outbox-unavailable', { id: ID, reason: 'TypeError' }],
    ['info', 'contact.sent', { id: ID, attempts: 1 }],
  ])
})

test('a message that neither takes is an error in the log', async () => {
  const sendMail = () => Promise.reject(new MailFault('refused', 'validation_error', { status: 422 }))
  expect((await linesOf({ outbox, sendMail }))[1]).toEqual([
    'error',
    'contact.lost',
    { id: ID, kind: 'refused', status: 422, reason: 'validation_error' },
  ])
})
