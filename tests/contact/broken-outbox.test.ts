import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setEnvironmentContext } from '@netlify/blobs'
import { expect, test } from 'vitest'
import { createStation, jsonPost, submission } from './contact-station.ts'

// The Blobs client takes every answer but 412 to a conditional write for a success.
test.each([500, 503, 429, 401, 403, 404, 204])(
  'an outbox that answers %i has not kept the message, so it is sent at once',
  async (status) => {
    const answer = await postWithBlobs((outgoing) => outgoing.writeHead(status).end())
    expect(answer).toEqual({ text: 'Success', mails: 1, errors: ['contact.outbox-unavailable'] })
  },
)

test('an outbox that never answers is not waited for', { timeout: 20_000 }, async () => {
  const start = performance.now()
  const answer = await postWithBlobs(() => {})
  expect(answer).toEqual({ text: 'Success', mails: 1, errors: ['contact.outbox-unavailable'] })
  expect(performance.now() - start).toBeLessThan(8000)
})

async function postWithBlobs(answer: (outgoing: ServerResponse) => void) {
  const station = await createStation()
  const blobs = createServer((_incoming, outgoing) => void answer(outgoing))
  await once(blobs.listen(0, '127.0.0.1'), 'listening')
  const edgeURL = `http://127.0.0.1:${(blobs.address() as AddressInfo).port}`
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, token: 't', siteID: 'local' })
  const posted = await station.post(jsonPost(submission()))
  const text = await posted.text()
  const mails = station.resend.mails.length
  await station.stop()
  blobs.closeAllConnections()
  blobs.close()
  return { text, mails, errors: station.events('error') }
}
