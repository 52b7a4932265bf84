import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/**
 * The URL of a Node request. `undefined` for a path that does not decode or holds control characters, and for an invalid
 * host: neither files nor functions see such a request.
 */
export function addressOf(incoming: IncomingMessage): URL | undefined {
  const target = incoming.url ?? ''
  const address = URL.parse(`http://${incoming.headers.host ?? 'localhost'}${target}`)
  return address && target.startsWith('/') && isReadable(address.pathname) ? address : undefined
}

function isReadable(pathname: string): boolean {
  try {
    return /^\P{Cc}*$/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/**
 * A Node request as a fetch `Request` with a streaming body, which nothing else can read afterwards.
 * @throws TypeError for TRACE, which fetch does not allow.
 */
export function toRequest(incoming: IncomingMessage, address: URL): Request {
  const method = incoming.method ?? 'GET'
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    `${value}`,
  ])
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers })
  const body = { body: Readable.toWeb(incoming), duplex: 'half' } as RequestInit
  return new Request(address, { method, headers, ...body })
}

/** The visitor's IP address, as Netlify gives it to a function in `context.ip`. */
export const visitorOf = (incoming: IncomingMessage): string =>
  incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''

/** Sends a fetch `Response` with the length of its body; an answer to HEAD has no body. */
export async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  if (response.status !== 204 && response.status !== 304) headers.set('Content-Length', `${body.length}`)
  outgoing.writeHead(response.status, [...headers].flat())
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

/** A short answer in plain text. */
export const textResponse = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })
