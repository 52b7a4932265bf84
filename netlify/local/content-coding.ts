import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Coding = 'br' | 'gzip'
type Body = Buffer<ArrayBuffer>

const COMPRESS: Record<Coding, (body: Body) => Promise<Body>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Body, Body>(gzip),
}

const CACHED_BODIES = 1000

/** Whether a body of this content type is worth compressing; pictures and fonts are compressed already. */
export const isCompressible = (contentType: string): boolean =>
  /^text\/|[/+](json|xml|javascript)\b|^application\/manifest/.test(contentType)

/** The coding to send for an `Accept-Encoding` header: brotli before gzip, `undefined` for neither (RFC 9110, 12.5.3). */
export function preferredCoding(acceptEncoding: string | null): Coding | undefined {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [name = '', quality = '1'] = part.trim().split(/\s*;\s*q=/)
      return Number(quality) > 0 ? name : []
    })
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding))
}

/**
 * Compresses bodies and caches the results by key, so a second visit costs no compression, as on a CDN. The body is read only
 * if needed.
 */
export function createCompressor(): (
  key: string,
  coding: Coding,
  read: () => Promise<Body>,
) => Promise<Body> {
  const bodies = new Map<string, Body>()
  return async (key, coding, read) => {
    const known = bodies.get(key)
    if (known) return known
    const body = await COMPRESS[coding](await read())
    const [oldest] = bodies.keys()
    if (oldest !== undefined && bodies.size >= CACHED_BODIES) bodies.delete(oldest)
    bodies.set(key, body)
    return body
  }
}
