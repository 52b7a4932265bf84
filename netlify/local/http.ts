import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/** A Node request's URL; undefined for an invalid host, or a target such as `*`. */
export function addressOf({ url = '', headers }: IncomingMessage): URL | undefined {
  const address = URL.parse(`http://${headers.host ?? 'localhost'}${url}`)
  return address && url.startsWith('/') ? address : undefined
}

/** @throws TypeError for TRACE, which fetch doesn't allow */
export function toRequest(incoming: IncomingMessage, address: URL): Request {
  const method = incoming.method ?? 'GET'
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    `${value}`,
  ])
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody && ({ body: Readable.toWeb(incoming), duplex: 'half' } as RequestInit)
  return new Request(address, { method, headers, ...body })
}

/** The visitor's IP address, as in Netlify's `context.ip`. */
export const visitorOf = (incoming: IncomingMessage): string =>
  incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''

export async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse) {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  if (response.status !== 204 && response.status !== 304) headers.set('Content-Length', `${body.length}`)
  outgoing.writeHead(response.status, [...headers].flat())
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}
