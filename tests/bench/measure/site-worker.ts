// Serves the built site, and beside it the page that it is compared with, away from the thread that measures: neither keeps the
// other waiting.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort } from 'node:worker_threads'
import { serve } from '../../../netlify/local/serve.ts'
import { startHttp2Front } from './http2-front.ts'

/** What `measure.ts` is told once both pages and site are served. */
export interface Origins {
  site: string
  oneLine: string
  /** Both again, over HTTP/1.1. */
  plain: { site: string; oneLine: string }
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
const fronts = [await startHttp2Front(site.url), await startHttp2Front(`http://localhost:${port}`)] as const

parentPort?.once('message', async () => {
  for (const front of fronts) front.close()
  oneLine.close()
  oneLine.closeAllConnections()
  await site.close()
})
parentPort?.postMessage({
  site: fronts[0].url,
  oneLine: fronts[1].url,
  plain: { site: site.url, oneLine: `http://localhost:${port}` },
} satisfies Origins)
