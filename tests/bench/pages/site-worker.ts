// Serves the built site, and beside it the page that it is compared with, away from the thread that measures: neither keeps the
// other waiting. Ends with its worker.
import { parentPort } from 'node:worker_threads'
import { serve } from '../../../netlify/local/serve.ts'
import { listen } from '../../listen.ts'
import { createOneLine } from '../one-line.ts'
import { startHttp2Front } from './http2-front.ts'

/** What `measure.ts` is told once both are served: each over HTTP/2, and plain, over HTTP/1.1. */
export type Origins = Record<'site' | 'oneLine', { url: string; plain: string }>

const site = await serve({ port: 0, blobsDirectory: '.netlify/blobs-measure' })
const oneLineUrl = `http://localhost:${await listen(createOneLine())}`

parentPort?.postMessage({
  site: { url: await startHttp2Front(site.url), plain: site.url },
  oneLine: { url: await startHttp2Front(oneLineUrl), plain: oneLineUrl },
} satisfies Origins)
