// A process of its own for one bundled function: calls it as AWS Lambda would, through Netlify's own entry point.
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'

interface Metadata {
  statusCode: number
}

type Handler = (event: unknown, stream: Writable, context: object) => Promise<void>

const chunks: Buffer[] = []
let metadata: Metadata = { statusCode: 0 }
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    chunks.push(chunk)
    done()
  },
})
/** What Lambda gives to every process; `from` is called once, with the head of the answer. */
const awslambda = {
  streamifyResponse: (handler: Handler) => handler,
  HttpResponseStream: {
    from: (body: Writable, head: Metadata) => {
      metadata = head
      return body
    },
  },
}
Object.assign(globalThis, { awslambda })

process.once('message', async (event) => {
  const entry = pathToFileURL(join(process.cwd(), '___netlify-entry-point.mjs')).href
  const { handler } = (await import(entry)) as { handler: Handler }
  const context = { awsRequestId: '0', clientContext: {}, getRemainingTimeInMillis: () => 30_000 }
  await handler(event, stream, context)
  const text = Buffer.concat(chunks).toString()
  process.send?.({ status: metadata.statusCode, text }, () => process.disconnect())
})
