import { expect, test } from 'vitest'
import { builtFiles, notFound, pages } from '../built-site.ts'
import { serveBuiltSite } from '../serve-built-site.ts'

const get = serveBuiltSite('header-tests')

async function headersOf(path: string): Promise<Headers> {
  const response = await get(path)
  await response.body?.cancel()
  return response.headers
}

const policyOf = (html: string): Record<string, string[]> => {
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )
}

test('every page allows scripts and styles of this site and by hash, nothing else inline, and no other base or form', () => {
  for (const { path, html } of [...pages, notFound]) {
    const { 'script-src': scripts = [], 'style-src': styles = [], ...rest } = policyOf(html)
    expect([path, rest]).toEqual([
      path,
      {
        'default-src': ["'none'"],
        'img-src': ["'self'"],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ['https://www.google.com'],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
      },
    ])
    for (const source of [...scripts, ...styles]) expect(source).toMatch(/^('self'|'sha256-[\w+/]{43}=')$/)
    expect(html.indexOf('<script')).toBeGreaterThan(html.indexOf('Content-Security-Policy'))
  }
})

test('a page has its policy at each address, and no other site can frame it', async () => {
  const others = ['/parts.html', '/index.html', '/404', '/404.html', '/ceiling%2Dfans', '/ceiling-fans.html']
  for (const path of [...pages.map(({ path }) => path), ...others]) {
    const answer = await get(path)
    expect([path, answer.headers.get('content-type')]).toEqual([path, 'text/html; charset=utf-8'])
    expect([path, policyOf(await answer.text())['default-src']]).toEqual([path, ["'none'"]])
    expect([path, answer.headers.get('cross-origin-resource-policy')]).toEqual([path, 'same-origin'])
  }
})

test('every page sends the security headers', async () => {
  for (const path of ['/', '/ceiling-fans/outdoor/beacon-60', '/nope'])
    expect(Object.fromEntries(await headersOf(path))).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    })
})

test('any site may show a picture, as callers of the API do', async () => {
  for (const name of [/\/_astro\/.*\.avif/, /\/_astro\/.*\.jpg/, /\/data\/outlines\/.*\.svg/]) {
    const file = builtFiles.find((one) => name.test(one)) ?? String(name)
    expect((await headersOf(file)).get('cross-origin-resource-policy'), file).toBeNull()
  }
})

test('hashed files are cached for a year, pages for a minute, and the rest is revalidated', async () => {
  for (const named of [/^\/_astro\/.*\.css$/, /^\/data\/.*\.json$/]) {
    const file = builtFiles.find((one) => named.test(one)) ?? ''
    expect((await headersOf(file)).get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  for (const path of ['/', '/ceiling-fans/outdoor', '/blog', '/blog.html', '/favicon.svg']) {
    expect((await headersOf(path)).get('cache-control')).toBe('public, max-age=60')
  }
  for (const path of ['/api/getproductcategories', '/api/nope']) {
    expect((await headersOf(path)).get('cache-control')).toBe('public, max-age=0, must-revalidate')
  }
})

test('/favicon.ico is a small picture', async () => {
  const answer = await get('/favicon.ico')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(1024)
})
