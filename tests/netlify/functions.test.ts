import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { askRaw, serveSite } from './made-up-site.ts'

const FUNCTIONS = {
  plain: `export default () => new Response('plain', { headers: { 'Set-Cookie': 'a=1' } })`,
  echo: `
    export default async (request: Request, { params, ip }: { params: object; ip: string }) =>
      Response.json({ method: request.method, body: await request.text(), params, ip, url: request.url })
    export const config = { path: '/echo/:word' }`,
  'all-but-one': `
    export default () => new Response('all but one')
    export const config = { path: ['/api', '/api/*'], excludedPath: '/api/excluded', preferStatic: true }`,
  'before-files': `
    export default () => new Response('the function')
    export const config = { path: '/a' }`,
  'only-post': `
    export default () => new Response('posted')
    export const config = { path: '/only-post', method: 'POST' }`,
  later: `
    export default () => { (globalThis as any).later = 'ran' }
    export const config = { path: '/later', background: true }`,
  'each-hour': `
    export default async (request: Request) =>
      new Response(typeof (await request.json()).next_run, { status: request.method === 'POST' ? 200 : 500 })
    export const config = { schedule: '@hourly' }`,
  nothing: `
    export default () => undefined
    export const config = { path: '/nothing' }`,
  failing: `
    export default () => { throw new Error('the database is unavailable') }
    export const config = { path: '/failing' }`,
  stored: `
    import { getStore } from '${import.meta.resolve('@netlify/blobs')}'
    declare const Netlify: { env: { get(name: string): string | undefined } }
    export default async () => {
      const store = getStore({ name: 'words', consistency: 'strong' })
      await store.set('word', Netlify.env.get('MADE_UP_WORD') ?? '')
      return new Response(await store.get('word'))
    }
    export const config = { path: '/stored' }`,
}

let site: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  site = await serveSite(FUNCTIONS)
})
afterAll(() => site.stop())
afterEach(() => vi.restoreAllMocks())

test.each([
  ['/.netlify/functions/plain', 'plain'],
  ['/a', 'the function'],
  ['/api', 'all but one'],
  ['/api/', 'all but one'],
  ['/api/unknown/thing', 'all but one'],
  ['/.netlify/functions/each-hour', 'string'],
])('%s is answered by its function', async (pathname, text) => {
  const answer = await site.ask(pathname)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(text)
})

test('a function that prefers static files leaves a published file alone', async () => {
  expect(await (await site.ask('/api/things')).json()).toEqual({ things: [] })
})

test.each(['/api/excluded', '/api/excluded/', '/only-post', '/.netlify/functions/unknown'])(
  'GET %s matches no function and is a 404',
  async (pathname) => {
    const answer = await site.ask(pathname)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('<title>Page Not Found</title>')
  },
)

test('a function limited to POST answers POST', async () => {
  expect(await (await site.ask('/only-post', { method: 'POST' })).text()).toBe('posted')
})

test('a function gets the method, the body, the parameters and the visitor’s IP address', async () => {
  const answer = await site.ask('/echo/brass', { method: 'POST', body: 'Hello' })
  expect(await answer.json()).toEqual({
    method: 'POST',
    body: 'Hello',
    params: { word: 'brass' },
    ip: '127.0.0.1',
    url: `http://127.0.0.1:${site.port}/echo/brass`,
  })
})

test('header rules do not apply to functions', async () => {
  const { headers } = await site.ask('/api/unknown')
  expect(headers.get('content-type')).toBe('text/plain;charset=UTF-8')
  expect(headers.get('x-made-up')).toBe(null)
  expect((await site.ask('/.netlify/functions/plain')).headers.getSetCookie()).toEqual(['a=1'])
})

test('HEAD of a function has the length and no body', async () => {
  const answer = await askRaw(site.port, 'HEAD /api/unknown HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(answer).toContain('content-length: 11\r\n')
  expect(answer.endsWith('\r\n\r\n')).toBe(true)
})

test('a function without an answer is a 204', async () => {
  expect((await site.ask('/nothing')).status).toBe(204)
})

test('a background function answers 202 and runs', async () => {
  expect((await site.ask('/later', { method: 'POST' })).status).toBe(202)
  await vi.waitFor(() => expect(globalThis).toHaveProperty('later', 'ran'))
})

test('a function that throws is a 500 in one sentence, with its stack in the log only', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await site.ask('/failing')
  expect(answer.status).toBe(500)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe('This function failed. The reason is in the server’s log.')
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'failing.mts:',
    expect.objectContaining({ message: 'the database is unavailable' }),
  )
})

test('a function reads the environment and keeps what it stores', async () => {
  vi.stubEnv('MADE_UP_WORD', 'brass')
  expect(await (await site.ask('/stored')).text()).toBe('brass')
  vi.unstubAllEnvs()
})

test('a visitor who leaves while sending does no harm', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const leaving = new AbortController()
  const sent = site.ask('/echo/brass', {
    method: 'POST',
    duplex: 'half',
    signal: leaving.signal,
    body: new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('Hel')) }),
  } as RequestInit)
  await sleep(50)
  leaving.abort()
  await expect(sent).rejects.toThrow('aborted')
  expect((await site.ask('/folder/')).status).toBe(200)
})
