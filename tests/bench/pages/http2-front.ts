import { execFileSync } from 'node:child_process'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { listen } from '../../listen.ts'

/** For a browser that is to take a certificate that nobody vouches for. */
export const FRONT_ARGUMENTS = ['--ignore-certificate-errors']

/**
 * A key and its certificate, in one text.
 * @throws Error when there is no openssl
 */
function createCertificate(): Buffer {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const words = ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', '-']
  try {
    return execFileSync('openssl', words, { stdio: ['ignore', 'pipe', 'ignore'] })
  } catch (cause) {
    throw new Error('No certificate could be made: install openssl, which measuring over HTTP/2 needs.', {
      cause,
    })
  }
}

/**
 * Serves another server's answers over TLS and HTTP/2, as Netlify does: one connection for all files, and headers that are packed.
 *
 * @param origin of the other server, such as `http://localhost:4321`
 * @returns its own origin
 * @throws Error when no certificate can be made
 */
export async function startHttp2Front(origin: string): Promise<string> {
  const pem = createCertificate()
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    const { ':authority': host = '', ...others } = incoming.headers
    const asked = Object.entries(others).filter(([name]) => !name.startsWith(':'))
    const headers = { ...Object.fromEntries(asked), host }
    const passed = request(origin + incoming.url, { method: incoming.method, headers }, (answer) => {
      // They say how one connection of HTTP/1.1 is used, and are an error in HTTP/2 (RFC 9113, 8.2.2).
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
    })
    // The browser went on to another page, or is closed.
    passed.on('error', () => outgoing.stream.close())
    incoming.pipe(passed)
  })
  return `https://localhost:${await listen(server)}`
}
