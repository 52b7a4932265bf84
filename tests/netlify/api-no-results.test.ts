import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { config } from '../../netlify/functions/api-no-results.mts'
import { serveSite } from './made-up-site.ts'

let site: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  const source = await readFile(
    new URL('../../netlify/functions/api-no-results.mts', import.meta.url),
    'utf8',
  )
  site = await serveSite({ 'api-no-results': source })
})
afterAll(() => site.stop())

test.each(['/api', '/api/', '/api/unknown', '/api/ceilingfans/unknown', '/api/things/unknown'])(
  'answers GET %s with No Results as plain text, readable from any origin',
  async (pathname) => {
    const answer = await site.ask(pathname)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('No Results')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    // Netlify keeps one answer for an address, whatever its query, until the next deploy.
    expect(answer.headers.get('netlify-cdn-cache-control')).toBe('public, durable, max-age=86400')
    expect(answer.headers.get('netlify-vary')).toBe('query=none')
  },
)

test('limits unknown addresses for each visitor separately', () => {
  expect(config.rateLimit).toEqual({ windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] })
})

test('doesn’t replace a published answer', async () => {
  expect(await (await site.ask('/api/things')).json()).toEqual({ things: [] })
})

test('leaves the contact address to its function', async () => {
  expect((await site.ask('/api/contact')).status).toBe(404)
})

test('answers HEAD like GET, without a body', async () => {
  const answer = await site.ask('/api/unknown', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-length')).toBe('10')
  expect(await answer.text()).toBe('')
})

test('OPTIONS allows other origins to read', async () => {
  const answer = await site.ask('/api/unknown', { method: 'OPTIONS' })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
  expect(answer.headers.get('access-control-allow-headers')).toBe('content-type')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
  const answer = await site.ask('/api/unknown', { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})
