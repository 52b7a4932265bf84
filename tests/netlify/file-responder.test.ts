import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFileResponder } from '../../netlify/local/file-responder.ts'
import { createFileFinder } from '../../netlify/local/published-files.ts'
import { HOME, writeSite } from './made-up-site.ts'

let site: Awaited<ReturnType<typeof writeSite>>
let get: (pathname: string, headers?: Record<string, string>) => Promise<Response>
beforeAll(async () => {
  site = await writeSite()
  const dist = path.join(site.root, 'dist')
  const find = createFileFinder(dist)
  const respond = await createFileResponder(dist, path.join(site.root, 'netlify.toml'))
  get = async (pathname, headers = {}) => {
    const found = await find(pathname)
    if (!found || !('file' in found)) throw new Error(`There is no file at ${pathname}.`)
    return respond(found.file, 200, new Request(`http://localhost${pathname}`, { headers }))
  }
})
afterAll(() => site.remove())

const PICTURE = '/pictures/alder%2052%E2%80%B3.png'

describe('headers', () => {
  test.each([
    ['/', 'content-type', 'text/html; charset=utf-8'],
    ['/_astro/x.abc.css', 'content-type', 'text/css; charset=utf-8'],
    ['/api/things', 'content-type', 'application/json; charset=utf-8'],
    ['/a', 'cache-control', 'public, max-age=0, must-revalidate'],
    ['/_astro/x.abc.css', 'cache-control', 'public, max-age=31536000, immutable'],
    ['/a', 'x-made-up', 'every path'],
    ['/a', 'x-from-file', 'yes'],
  ])('%s: %s is %s', async (pathname, name, value) => {
    expect((await get(pathname)).headers.get(name)).toBe(value)
  })

  test('a page that the visitor has is not sent again', async () => {
    const tag = (await get('/a')).headers.get('etag') ?? ''
    const answer = await get('/a', { 'If-None-Match': `"another", W/${tag}` })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('etag')).toBe(tag)
    expect(await answer.text()).toBe('')
  })

  test('a page that changed since is sent again', async () => {
    expect((await get('/a', { 'If-None-Match': '"another"' })).status).toBe(200)
  })
})

const DECODE: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

describe('compression', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('a browser that accepts "%s" gets the coding %s', async (accepted, coding) => {
    const answer = await get('/', { 'Accept-Encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(coding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    const body = Buffer.from(await answer.arrayBuffer())
    expect(String(DECODE[coding ?? '']?.(body) ?? body)).toBe(HOME)
  })

  test('each coding has an entity tag of its own', async () => {
    const tags = ['br', 'gzip', 'identity'].map(async (coding) =>
      (await get('/', { 'Accept-Encoding': coding })).headers.get('etag'),
    )
    expect(new Set(await Promise.all(tags)).size).toBe(3)
  })

  test('an answer of the API without an extension is compressed', async () => {
    const { headers } = await get('/api/things', { 'Accept-Encoding': 'br' })
    expect(headers.get('content-encoding')).toBe('br')
  })

  test('a picture is not compressed', async () => {
    const { headers } = await get(PICTURE, { 'Accept-Encoding': 'br' })
    expect(headers.get('content-encoding')).toBe(null)
    expect(headers.get('vary')).toBe(null)
  })
})
