// Serves the built site and a page with one line of text over TLS and HTTP/2, as Netlify does: one connection for all files. In a
// worker, so that measuring does not hold it up. Ends with its worker.
import { execFileSync } from 'node:child_process'
import { createServer, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { parentPort } from 'node:worker_threads'
import { serve } from '../../netlify/local/serve.ts'
import { listen } from '../listen.ts'

/** Origin of each site, such as `https://localhost:4321`. */
export type Origins = Record<'site' | 'oneLine', string>

const ONE_LINE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One line</title><p>One line of text.'

/** A key and its certificate. */
const pem = execFileSync(
  'openssl',
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout -'.split(
    ' ',
  ),
  { stdio: ['ignore', 'pipe', 'ignore'] },
)

async function overHttp2(origin: string): Promise<string> {
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    const { ':authority': host = '', ...others } = incoming.headers
    const headers = Object.fromEntries(Object.entries(others).filter(([name]) => !name.startsWith(':')))
    const forwarded = request(
      origin + incoming.url,
      { method: incoming.method, headers: { ...headers, host } },
      (answer) => {
        // Headers about one HTTP/1.1 connection are an error in HTTP/2 (RFC 9113, 8.2.2).
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...rest } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, rest)
        answer.pipe(outgoing)
      },
    )
    // The browser went on to another page, or is closed.
    forwarded.on('error', () => outgoing.stream.close())
    incoming.pipe(forwarded)
  })
  return `https://localhost:${await listen(server)}`
}

const site = await serve({ port: 0, blobsDirectory: '.netlify/blobs-measure' })
const oneLine = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(ONE_LINE)
})

parentPort?.postMessage({
  site: await overHttp2(site.url),
  oneLine: await overHttp2(`http://localhost:${await listen(oneLine)}`),
} satisfies Origins)
