import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { appendFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

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

/**
 * One policy for every page: this site's own files, the inline code it was built with, and the maps service in a frame.
 *
 * @param analytics origin of the collector, when one is set
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, analytics?: string): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...scripts].sort()],
    'style-src': ["'self'", ...[...styles].sort()],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(analytics ? [analytics] : [])],
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

/** Writes the policy of the built site into dist/_headers, which Netlify sends with every page. */
export const contentSecurityPolicyHeader = (): AstroIntegration => ({
  name: 'content-security-policy',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir)
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      const hashes: InlineHashes = { scripts: new Set(), styles: new Set() }
      const known = new Map<string, string>()
      // Read without waiting: nothing else is left to do meanwhile.
      for (const page of pages) {
        collectInline(readFileSync(join(page.parentPath, page.name), 'utf8'), hashes, known)
      }
      const collector = process.env.PUBLIC_ANALYTICS_URL
      const policy = contentSecurityPolicy(hashes, collector && new URL(collector).origin)
      await appendFile(new URL('_headers', dir), `/*\n  Content-Security-Policy: ${policy}\n`)
      logger.info(`${hashes.scripts.size} inline scripts and ${hashes.styles.size} inline styles are allowed`)
    },
  },
})
