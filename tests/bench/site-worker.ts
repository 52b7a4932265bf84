// Serves the built site beside the thread that measures it, so that neither keeps the other waiting.
import { parentPort } from 'node:worker_threads'
import { serve } from '../../netlify/local/serve.ts'

const { url, close } = await serve({ port: 0, blobsDirectory: '.netlify/blobs-measure' })
parentPort?.once('message', () => close())
parentPort?.postMessage(url)
