import { createHash } from 'node:crypto'

/** Inline code that a browser would run or apply; structured data is neither. */
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The hashes of the inline code of some pages, as a policy writes them. */
export interface InlineHashes {
  scripts: Set<string>
  styles: Set<string>
}

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Adds the hashes of a page's inline scripts and styles. Each distinct piece of code is hashed once. */
export function collectInline(
  html: string,
  { scripts, styles }: InlineHashes,
  known: Map<string, string>,
): void {
  const add = (pattern: RegExp, hashes: Set<string>) => {
    for (const [, code = ''] of html.matchAll(pattern)) {
      const hash = known.get(code) ?? hashOf(code)
      known.set(code, hash)
      hashes.add(hash)
    }
  }
  add(INLINE_SCRIPT, scripts)
  add(INLINE_STYLE, styles)
}

/** The policy of some pages: this site's own files, the inline code they were built with, and the maps service in a frame. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...scripts].sort()],
    'style-src': ["'self'", ...[...styles].sort()],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.google.com'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/**
 * A page with its policy in itself, for one that no header rule can name. Browsers take `frame-ancestors` from a header only;
 * `X-Frame-Options`, which every file has, says the same.
 *
 * @throws Error when the page does not begin as this site's pages do
 */
export function withPolicy(html: string, policy: string): string {
  const start = '<meta charset="utf-8">'
  if (!html.includes(start)) throw new Error(`A page without ${start} cannot be given its policy`)
  const own = policy.replace(/; frame-ancestors [^;]+/, '')
  return html.replace(start, `${start}<meta http-equiv="Content-Security-Policy" content="${own}">`)
}
