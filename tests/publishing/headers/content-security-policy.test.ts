import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  collectInline,
  contentSecurityPolicy,
  withPolicy,
} from '../../../src/publishing/headers/content-security-policy.ts'

const collected = (html: string) => {
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() }
  collectInline(html, hashes, new Map())
  return { scripts: [...hashes.scripts], styles: [...hashes.styles] }
}
const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('inline scripts and styles are allowed by their hash, each once', () => {
  const html = '<script>a()</script><script type="module">b()</script><script>a()</script><style>p{}</style>'
  expect(collected(html)).toEqual({ scripts: [sha256('a()'), sha256('b()')], styles: [sha256('p{}')] })
})

test('speculation rules count as a script, structured data and scripts in files do not', () => {
  const html =
    '<script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>'
  expect(collected(html)).toEqual({ scripts: [sha256('{}')], styles: [] })
})

test('the policy begins with nothing and adds what the site needs', () => {
  const policy = contentSecurityPolicy({ scripts: new Set(["'sha256-b'", "'sha256-a'"]), styles: new Set() })
  expect(policy.split('; ').slice(0, 3)).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-a' 'sha256-b'",
    "style-src 'self'",
  ])
})

test('a page that no header rule can name has its policy in itself, without what browsers take from a header only', () => {
  const page = '<head><meta charset="utf-8"><title>Not found</title></head>'
  const policy = contentSecurityPolicy({ scripts: new Set(), styles: new Set() })
  const own = withPolicy(page, policy)
  expect(own).toMatch(
    /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';/,
  )
  expect(own).toContain(`base-uri 'none'"><title>`)
})

test('a page that does not begin as expected is not published without its policy', () => {
  expect(() => withPolicy('<head></head>', "default-src 'none'")).toThrow('cannot be given its policy')
})
