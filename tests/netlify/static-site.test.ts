import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askRaw, HOME, serveSite } from './made-up-site.ts'

let site: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  site = await serveSite()
})
afterAll(() => site.stop())

describe('addresses', () => {
  test.each([
    ['/', HOME],
    ['/a', '<title>A</title>'],
    ['/folder/', '<title>Folder</title>'],
    ['/api/things', '{"things":[]}'],
    ['/_astro/x.abc.css', 'p { color: red }'],
    ['/other-name', '<title>A</title>'],
  ])('%s shows its file', async (pathname, content) => {
    const answer = await site.ask(pathname)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(content)
  })

  test.each([
    ['/a/', 301, '/a'],
    ['/a/?from=menu', 301, '/a?from=menu'],
    ['/folder', 301, '/folder/'],
    ['/old', 301, '/a'],
    ['/elsewhere', 302, 'https://example.com/fans'],
    ['/from-file', 302, '/a'],
  ])('%s sends on with %i to %s', async (pathname, status, location) => {
    const answer = await site.ask(pathname)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('location')).toBe(location)
  })

  test('a published file wins over a redirect rule for its address', async () => {
    expect(await (await site.ask('/a/b')).text()).toBe('<title>B</title>')
  })

  test('a forced rule wins over a published file', async () => {
    const answer = await site.ask('/forced')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('<title>Page Not Found</title>')
  })

  test('a name with spaces and signs is found by its encoded address', async () => {
    const answer = await site.ask('/pictures/alder%2052%E2%80%B3.png')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
  })

  test.each([
    '/nowhere',
    '/a/b/c',
    '/_headers',
    '/_redirects',
    '/%5Fheaders',
    '/_headers/',
    '/folder/nothing',
  ])('%s shows the 404 page with status 404', async (pathname) => {
    const answer = await site.ask(pathname)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toBe('<title>Page Not Found</title>')
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s of a page is refused', async (method) => {
    const answer = await site.ask('/a', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('headers', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/api/things', 'application/json; charset=utf-8'],
    ['/_astro/x.abc.css', 'text/css; charset=utf-8'],
  ])('%s is sent as %s', async (pathname, contentType) => {
    expect((await site.ask(pathname)).headers.get('content-type')).toBe(contentType)
  })

  test('a page is revalidated on each visit where no rule says otherwise', async () => {
    expect((await site.ask('/a')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('a rule replaces the caching of hashed files', async () => {
    const { headers } = await site.ask('/_astro/x.abc.css')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('the rules of netlify.toml and of _headers both apply to a page', async () => {
    const { headers } = await site.ask('/a')
    expect(headers.get('x-made-up')).toBe('every path')
    expect(headers.get('x-from-file')).toBe('yes')
  })

  test('a page that the visitor holds is not sent again', async () => {
    const tag = (await site.ask('/a')).headers.get('etag') ?? ''
    const answer = await site.ask('/a', { headers: { 'If-None-Match': `"another", W/${tag}` } })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('etag')).toBe(tag)
    expect(await answer.text()).toBe('')
  })

  test('a page that changed since is sent again', async () => {
    expect((await site.ask('/a', { headers: { 'If-None-Match': '"another"' } })).status).toBe(200)
  })

  test('HEAD tells the length of the page and sends none of it', async () => {
    const answer = await site.ask('/', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe(`${HOME.length}`)
    expect(await answer.text()).toBe('')
  })
})

describe('compression', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('a browser that accepts "%s" gets the coding %s', async (accepted, coding) => {
    const answer = await site.ask('/', { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBe(coding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toBe(HOME)
  })

  test('the length is that of the compressed page, on each visit', async () => {
    const length = async () =>
      (await site.ask('/', { headers: { 'Accept-Encoding': 'br' } })).headers.get('content-length')
    const first = Number(await length())
    expect(first).toBeLessThan(200)
    expect(await length()).toBe(`${first}`)
  })

  test('each coding has an entity tag of its own', async () => {
    const tag = async (coding: string) =>
      (await site.ask('/', { headers: { 'Accept-Encoding': coding } })).headers.get('etag')
    expect(new Set([await tag('br'), await tag('gzip'), await tag('identity')]).size).toBe(3)
  })

  test('an answer of the API without an extension is compressed', async () => {
    const { headers } = await site.ask('/api/things', { headers: { 'Accept-Encoding': 'br' } })
    expect(headers.get('content-encoding')).toBe('br')
  })

  test('a picture is sent as it is', async () => {
    const { headers } = await site.ask('/pictures/alder%2052%E2%80%B3.png', {
      headers: { 'Accept-Encoding': 'br' },
    })
    expect(headers.get('content-encoding')).toBe(null)
    expect(headers.get('vary')).toBe(null)
  })
})

describe('hostile requests', () => {
  const get = (target: string) =>
    askRaw(site.port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)

  test.each([
    ['/%E0%A4%A', 400],
    ['/%', 400],
    ['/%00', 400],
    ['/a%00.html', 400],
    ['/a%0d%0aX-Injected:%20yes', 400],
    ['*', 400],
    ['http://example.com/a', 400],
    ['/../secret.txt', 404],
    ['/../../../../etc/passwd', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/a/..%2f..%2fsecret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['/%252e%252e/secret.txt', 404],
    [`/${'a'.repeat(5000)}`, 404],
  ])('GET %s answers %i and nothing from outside', async (target, status) => {
    const answer = await get(target)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).not.toContain('outside of what is published')
    expect((await site.ask('/a')).status).toBe(200)
  })

  test('a second slash does not make a redirect to another host', async () => {
    const answer = await get('//a/')
    expect(answer).toMatch(/^HTTP\/1\.1 301 /)
    expect(answer).toContain('\nlocation: /a\r\n')
  })

  test('a host that is none, and a method that fetch does not know, are refused', async () => {
    expect(await askRaw(site.port, 'GET /a HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toContain(
      ' 400 ',
    )
    expect(await askRaw(site.port, 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain(
      ' 400 ',
    )
    expect((await site.ask('/a')).status).toBe(200)
  })
})
