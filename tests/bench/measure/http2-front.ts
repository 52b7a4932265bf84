import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** For a browser that is to take a certificate that nobody vouches for. */
export const FRONT_ARGUMENTS = ['--ignore-certificate-errors']

/** They say how one connection of HTTP/1.1 is used, and are an error in HTTP/2 (RFC 9113, 8.2.2). */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding']

/** @throws Error when there is no openssl */
function createCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
      {
        stdio: 'ignore',
      },
    )
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch (cause) {
    throw new Error('No certificate could be made: install openssl, which measuring over HTTP/2 needs.', {
      cause,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const without = (headers: IncomingHttpHeaders, isLeftOut: (name: string) => boolean): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)))

/**
 * Serves another server's answers over TLS and HTTP/2, as Netlify does: one connection for all files, and headers that are packed.
 *
 * @param origin of the other server, such as `http://localhost:4321`
 * @throws Error when no certificate can be made
 */
export async function startHttp2Front(origin: string): Promise<{ url: string; close: () => void }> {
  const pass = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const { method, url, headers } = incoming
    const host = headers[':authority'] ?? ''
    const asked = { ...without(headers, (name) => name.startsWith(':')), host }
    const passed = request(`${origin}${url}`, { method, headers: asked }, (answer) => {
      outgoing.writeHead(
        answer.statusCode ?? 502,
        without(answer.headers, (name) => OF_CONNECTION.includes(name)),
      )
      answer.pipe(outgoing)
    })
    // The browser went on to another page, or is closed.
    passed.on('error', () => outgoing.stream.close())
    incoming.pipe(passed)
  }
  const server = createSecureServer(createCertificate(), pass)
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => sessions.add(session))
  await once(server.listen(0), 'listening')
  const close = () => {
    server.close()
    for (const session of sessions) session.destroy()
  }
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, close }
}
