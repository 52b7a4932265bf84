// Serves the built site, and beside it the page that it is compared with, away from the thread that measures: neither keeps the
// other waiting. Ends with its worker.
import { createServer } from 'node:http'
import { parentPort } from 'node:worker_threads'
import { serve } from '../../../netlify/local/serve.ts'
import { listen } from '../../listen.ts'
import { startHttp2Front } from './http2-front.ts'

/** What `measure.ts` is told once both are served: each over HTTP/2, and plain, over HTTP/1.1. */
export type Origins = Record<'site' | 'oneLine', { url: string; plain: string }>

/** Nothing of the site: what any page costs on the same line and machine. */
const ONE_LINE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One line</title><p>One line of text.'

const site = await serve({ port: 0, blobsDirectory: '.netlify/blobs-measure' })
const oneLine = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(ONE_LINE)
})
const oneLineUrl = `http://localhost:${await listen(oneLine)}`

parentPort?.postMessage({
  site: { url: await startHttp2Front(site.url), plain: site.url },
  oneLine: { url: await startHttp2Front(oneLineUrl), plain: oneLineUrl },
} satisfies Origins)
