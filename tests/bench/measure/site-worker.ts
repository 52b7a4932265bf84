// Serves the built site, and beside it the page that it is compared with, away from the thread that measures: neither keeps the
// other waiting.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort } from 'node:worker_threads'
import { serve } from '../../../netlify/local/serve.ts'

/** What `measure.ts` is told once both pages and site are served. */
export interface Origins {
  site: string
  oneLine: string
}

/** Nothing of the site: what any page costs on the same line and machine. */
const ONE_LINE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One line</title><p>One line of text.'

const site = await serve({ port: 0, blobsDirectory: '.netlify/blobs-measure' })
const oneLine = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(ONE_LINE)
})
await once(oneLine.listen(0), 'listening')
const { port } = oneLine.address() as AddressInfo

parentPort?.once('message', async () => {
  oneLine.close()
  oneLine.closeAllConnections()
  await site.close()
})
parentPort?.postMessage({ site: site.url, oneLine: `http://localhost:${port}` } satisfies Origins)
