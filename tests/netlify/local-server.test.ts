import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { serve } from '../../netlify/local/serve.ts'
import { HOME, serveSite } from './made-up-site.ts'

const FUNCTIONS = {
  echo: `
    export default async (request: Request, { ip }: { ip: string }) =>
      Response.json([request.method, await request.text(), ip, process.env.MADE_UP_WORD ?? ''])
    export const config = { path: '/echo/:word' }`,
  'all-but-one': `
    export default () => new Response('all but one')
    export const config = { path: ['/api', '/api/*'], excludedPath: '/api/excluded', preferStatic: true }`,
  'each-hour': `
    export default async (request: Request) =>
      new Response(typeof (await request.json()).next_run, { status: request.method === 'POST' ? 200 : 500 })
    export const config = { schedule: '@hourly' }`,
  failing: `
    export default () => { throw new Error('the database is unavailable') }
    export const config = { path: '/failing' }`,
}
const NOT_FOUND = '<title>Page Not Found</title>'

let site: Awaited<ReturnType<typeof serveSite>>
let withFunctions: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  site = await serveSite()
  withFunctions = await serveSite(FUNCTIONS)
})
afterAll(async () => {
  await site.stop()
  await withFunctions.stop()
})
afterEach(() => vi.restoreAllMocks())

/** Sends a target as it is, which `fetch` would normalize, and gives the whole answer. */
const askRaw = (target: string, host = 'localhost', method = 'GET'): Promise<string> => {
  const socket = connect(site.port, '127.0.0.1')
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

test('rules of a new build apply without a restart', async () => {
  const file = path.join(site.root, 'dist/_redirects')
  await writeFile(file, '/from-file /a 302\n/moved /a 301\n')
  await expect
    .poll(async () => {
      await writeFile(file, '/from-file /a 302\n/moved /a 301\n')
      return (await site.ask('/moved')).status
    })
    .toBe(301)
})

describe('files', () => {
  test.each([
    ['/', HOME],
    ['/a', '<title>A</title>'],
    ['/a/b', '<title>B</title>'], // wins over a redirect rule
    ['/folder/', '<title>Folder</title>'],
    ['/api/things', '{"things":[]}'],
    ['/other-name', '<title>A</title>'],
    ['/photos/alder%2052%E2%80%B3.png', '\u{FFFD}PNG'],
  ])('publishes %s', async (pathname, content) => {
    const answer = await site.ask(pathname)
    expect([answer.status, await answer.text()]).toEqual([200, content])
  })

  test.each([
    ['/a/?from=menu', 301, '/a?from=menu'],
    ['/folder', 301, '/folder/'],
    ['/old', 301, '/a'],
    ['/elsewhere', 302, 'https://example.com/fans'],
    ['/from-file', 302, '/a'],
  ])('redirects %s with %i to %s', async (pathname, status, location) => {
    const answer = await site.ask(pathname)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  })

  test.each(['/nowhere', '/_headers', '/%5Fredirects', '/_headers/', '/folder/nothing', '/forced'])(
    'answers %s with the 404 page',
    async (pathname) => {
      const answer = await site.ask(pathname)
      expect([answer.status, await answer.text()]).toEqual([404, NOT_FOUND])
      expect(answer.headers.get('x-made-up')).toBe('every path')
    },
  )

  test.each([
    ['/', 'content-type', 'text/html; charset=utf-8'],
    ['/api/things', 'content-type', 'application/json; charset=utf-8'],
    ['/a', 'cache-control', 'public, max-age=0, must-revalidate'],
    ['/a', 'x-from-file', 'yes'],
  ])('sends for %s the header %s: %s', async (pathname, name, value) => {
    expect((await site.ask(pathname)).headers.get(name)).toBe(value)
  })

  test('are compressed if accepted, and not sent again if unchanged', async () => {
    const ask = (headers: Record<string, string>) => site.ask('/', { headers })
    const plain = await ask({ 'Accept-Encoding': 'identity' })
    const packed = await ask({ 'Accept-Encoding': 'gzip, br' })
    expect([plain, packed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'br'])
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(200)
    expect(await packed.text()).toBe(HOME)
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    const etag = `W/${packed.headers.get('etag')}`
    expect((await ask({ 'Accept-Encoding': 'br', 'If-None-Match': etag })).status).toBe(304)
    expect((await ask({ 'Accept-Encoding': 'br', 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('have a length and no body for HEAD; other methods are rejected', async () => {
    const head = await site.ask('/', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
    expect([head.headers.get('content-length'), await head.text()]).toEqual([`${HOME.length}`, ''])
    const post = await site.ask('/a', { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test.each([
    '/%',
    '/%zz',
    '/%0A',
    '/a%0d%0aX-Injected:%20yes',
    '//',
    '//a/',
    '/../secret.txt',
    '/a/..%2f..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    `/${'a'.repeat(5000)}`,
  ])('answers the hostile address %s with the 404 page and its headers', async (target) => {
    const answer = await askRaw(target)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).toContain('x-made-up: every path')
    expect(answer).toContain(NOT_FOUND)
  })

  test.each([
    ['*', 'localhost', 'GET'],
    ['http://example.com/a', 'localhost', 'GET'],
    ['/a', 'a b', 'GET'],
    ['/', 'localhost', 'TRACE'],
  ])('answers %s to %s with %s with a 400', async (target, host, method) => {
    expect(await askRaw(target, host, method)).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('functions', () => {
  test.each([
    ['/api', 'all but one'],
    ['/API/unknown/Thing/', 'all but one'],
    ['/api/things', '{"things":[]}'], // preferStatic
    ['/.netlify/functions/each-hour', 'string'],
    ['/api/excluded', NOT_FOUND],
    ['/.netlify/functions/unknown', NOT_FOUND],
  ])('%s answers "%s"', async (pathname, content) => {
    expect(await (await withFunctions.ask(pathname)).text()).toBe(content)
  })

  test('get method, body and the visitor’s address, and no header rules', async () => {
    const echo = await withFunctions.ask('/echo/brass', { method: 'POST', body: 'Hello' })
    expect(await echo.json()).toEqual(['POST', 'Hello', '127.0.0.1', ''])
    expect(echo.headers.get('x-made-up')).toBe(null)
  })

  test('that throw answer 500 in one sentence and log the stack', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = await withFunctions.ask('/failing')
    expect([answer.status, await answer.text()]).toEqual([
      500,
      'This function failed. The reason is in the server’s log.',
    ])
    expect(log).toHaveBeenCalledExactlyOnceWith('failing.mts:', expect.any(Error))
  })
})

describe('starting', () => {
  test('the command serves with the settings of .env until it is stopped', async () => {
    await writeFile(path.join(withFunctions.root, '.env'), 'MADE_UP_WORD=walnut\n')
    const env = { ...process.env, PORT: '0' }
    const command = spawn(process.execPath, [path.resolve('netlify/local/serve.ts')], {
      cwd: withFunctions.root,
      env,
    })
    const [line] = await once(command.stdout.setEncoding('utf8'), 'data')
    const port = /^The site is at http:\/\/localhost:(\d+) \(stop it with Ctrl\+C\)\n$/.exec(line)?.[1]
    const echo = await fetch(`http://127.0.0.1:${port}/echo/brass`)
    expect(await echo.json()).toContain('walnut')
    command.kill('SIGTERM')
    expect(await once(command, 'close')).toEqual([0, null])
  })

  test('prints a problem as a sentence', async () => {
    const { root, port, stop } = await serveSite()
    await expect(serve({ root, port })).rejects.toThrow(
      `Port ${port} is taken: stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    )
    await expect(serve({ root, publish: 'other' })).rejects.toThrow('Nothing is built yet: run npm start')
    await writeFile(path.join(root, 'netlify.toml'), 'headers = [{ for = 5, values = { A = "b" } }]')
    await expect(serve({ root, port: 0 })).rejects.toThrow('"for" must be a string not: 5')
    await stop()
  })
})
