import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/**
 * The address that a Node request asks for. `undefined` where no file or function may be asked: a path that does not
 * decode, that holds control characters, or a host that is no host.
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
 * A Node request as a fetch `Request`; its body streams. Makes the Node request unreadable for anyone else.
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

/** The address of the visitor's machine, as Netlify gives it to a function in `context.ip`. */
export const visitorOf = (incoming: IncomingMessage): string =>
  incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''

/** Prints a fetch `Response` whole, with the length of its body; the body itself stays out of an answer to HEAD. */
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

/** A short answer for people. */
export const sentence = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })
