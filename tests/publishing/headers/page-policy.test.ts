import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withOwnPolicy } from '../../../src/publishing/headers/page-policy.ts'

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** A page as Astro builds it, with a policy for the scripts `a()` and `b()`. */
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Parts</title><meta http-equiv="content-security-policy" content="script-src 'self' ${sha256('a()')} ${sha256('b()')}; style-src 'self';"></head><body>${body}</body></html>`

const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
const built = (body: string) => withOwnPolicy(page(body), 'parts.html')

test('a page has its own policy first, and not Astro\u2019s', () => {
  const html = built('<p>Parts</p>')
  expect(html).toMatch(
    /^<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/,
  )
  expect(html.match(/http-equiv/g)).toHaveLength(1)
  expect(policyOf(html)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src https://www.google.com; manifest-src 'self'; form-action 'self'; base-uri 'none'",
  )
})

test('allows inline scripts of the code and inline styles by hash, each once', () => {
  const policy = policyOf(built('<script>a()</script><script type="module">a()</script><style>p{}</style>'))
  expect(policy).toContain(`script-src 'self' ${sha256('a()')};`)
  expect(policy).toContain(`style-src 'self' ${sha256('p{}')};`)
})

test('needs no hash for structured data, scripts in files, and what is in attributes and comments', () => {
  const files = '<script type="application/ld+json">{"a":1}</script><script src="/_astro/a.js"></script>'
  const texts = '<img alt="<script>alert(1)</script>"><!-- <script>alert(1)</script> -->'
  for (const body of [files, texts]) expect(policyOf(built(body))).toContain("script-src 'self';")
})

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT >',
  '<script >a() </script>',
  '<svg><script>alert(1)</script></svg>',
  '<script src="https://example.com/a.js"></script>',
  '<script src="//example.com/a.js"></script>',
  '<script type="application/ld+json" nonce>alert(1)</script>',
  '<script data-a="application/ld+json">alert(1)</script>',
  '<script title=">">alert(1)</script>',
])('%s stops the build, which names the page and its file', (script) => {
  // The second `</script>` ends what has no end of its own.
  expect(() => built(`${script}</script>`)).toThrow(
    "dist/parts.html has an inline script that this site's code doesn't make:",
  )
})

test('rejects a page without Astro’s policy', () => {
  expect(() => withOwnPolicy('<meta charset="utf-8">', 'a.html')).toThrow(
    'dist/a.html can\u2019t'.replace('\u2019', "'"),
  )
})
