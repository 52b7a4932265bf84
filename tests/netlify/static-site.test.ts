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
  ])('%s has its file', async (pathname, content) => {
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
  ])('%s redirects with %i to %s', async (pathname, status, location) => {
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
  ])('%s has the 404 page with status 404', async (pathname) => {
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

test('HEAD has the length of the page and no body', async () => {
  const answer = await site.ask('/', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-length')).toBe(`${HOME.length}`)
  expect(await answer.text()).toBe('')
})

test('a compressed page arrives whole, with the length of what is sent, on each visit', async () => {
  for (const _visit of ['first', 'second']) {
    const answer = await site.ask('/', { headers: { 'Accept-Encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(200)
    expect(await answer.text()).toBe(HOME)
  }
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

  test('an invalid host, and a method that fetch does not allow, are refused', async () => {
    expect(await askRaw(site.port, 'GET /a HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toContain(
      ' 400 ',
    )
    expect(await askRaw(site.port, 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain(
      ' 400 ',
    )
    expect((await site.ask('/a')).status).toBe(200)
  })
})
