import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setEnvironmentContext } from '@netlify/blobs'
import { expect } from 'vitest'
import { test } from './harness-test.ts'
import { jsonPost, submission } from './requests.ts'

// The Blobs client takes every answer but 412 to a conditional write for a success.
test.for([
  ...[500, 503, 429, 401, 403, 404, 204].map((status) => ({
    what: `answers ${status}`,
    answer: (outgoing: ServerResponse) => outgoing.writeHead(status).end(),
  })),
  { what: 'never answers', answer: () => {} },
])('an outbox that $what has not stored the message, so it is sent at once', async ({ answer }, { open }) => {
  const harness = await open({ outboxTimeoutMs: 200 })
  const blobs = createServer((_incoming, outgoing) => void answer(outgoing))
  await once(blobs.listen(0, '127.0.0.1'), 'listening')
  const edgeURL = `http://127.0.0.1:${(blobs.address() as AddressInfo).port}`
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, token: 't', siteID: 'local' })

  const posted = await harness.post(jsonPost(submission()))
  expect(await posted.text()).toBe('Success')
  expect(harness.resend.mails).toHaveLength(1)
  expect(harness.events('error')).toEqual(['contact.outbox-unavailable'])

  blobs.closeAllConnections()
  blobs.close()
})
