import { describe, expect, test } from 'vitest'
import { builtFiles, notFound, pages } from '../site/built-site.ts'
import { serveBuiltSite } from '../site/serve-built-site.ts'

const get = serveBuiltSite('header-tests')

async function headersOf(path: string): Promise<Headers> {
  const response = await get(path)
  await response.body?.cancel()
  return response.headers
}

describe('the policy of every page', () => {
  const directives = async () =>
    Object.fromEntries(
      ((await headersOf('/ceiling-fans')).get('content-security-policy') ?? '')
        .split('; ')
        .map((directive) => {
          const [name = '', ...values] = directive.split(' ')
          return [name, values]
        }),
    )

  test('allows scripts and styles of this site and by hash, nothing inline at large and no evaluation', async () => {
    const { 'default-src': rest, 'script-src': scripts = [], 'style-src': styles = [] } = await directives()
    expect(rest).toEqual(["'none'"])
    for (const source of [...scripts, ...styles]) expect(source).toMatch(/^('self'|'sha256-[\w+/]{43}=')$/)
    expect(scripts.length).toBeGreaterThan(1)
  })

  test('lets nobody frame the site, move its base or take its forms', async () => {
    expect(await directives()).toMatchObject({
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-src': ['https://www.google.com'],
    })
  })
})

test('every page has a policy, Page Not Found in itself, and is a part of no other site; no other file has', async () => {
  for (const { path } of pages) {
    const headers = await headersOf(path)
    expect([
      path,
      headers.get('content-security-policy'),
      headers.get('cross-origin-resource-policy'),
    ]).toEqual([path, expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/), 'same-origin'])
  }
  expect(notFound.html).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+">/,
  )
  const font = builtFiles.find((file) => file.endsWith('.woff2')) ?? ''
  expect((await headersOf(font)).get('content-security-policy')).toBeNull()
})

test.each([
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['strict-transport-security', 'max-age=31536000'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
])('every page sends %s: %s', async (name, value) => {
  for (const path of ['/', '/ceiling-fans/outdoor/beacon-60', '/nope']) {
    expect((await headersOf(path)).get(name)).toBe(value)
  }
})

test.each(
  ['.avif', '.jpg', '.svg'].map((ending) => builtFiles.find((file) => file.endsWith(ending)) ?? ending),
)('any site may show the picture %s, as callers of the API do', async (path) => {
  expect((await headersOf(path)).get('cross-origin-resource-policy')).toBeNull()
})

test('files whose names change with their content are kept for a year, pages for a minute, all else is asked for again', async () => {
  for (const named of [/^\/_astro\/.*\.css$/, /^\/data\/.*\.json$/]) {
    const file = builtFiles.find((one) => named.test(one)) ?? ''
    expect((await headersOf(file)).get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  for (const path of ['/', '/ceiling-fans/outdoor', '/blog']) {
    expect((await headersOf(path)).get('cache-control')).toBe('public, max-age=60')
  }
  for (const path of ['/api/getproductcategories', '/api/nope', '/favicon.svg']) {
    expect((await headersOf(path)).get('cache-control')).toBe('public, max-age=0, must-revalidate')
  }
})

test('/favicon.ico, which crawlers request without a link, is a small picture and not the page Not Found', async () => {
  const answer = await get('/favicon.ico')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(1024)
})
