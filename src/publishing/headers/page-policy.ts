import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const ASTROS = /<meta http-equiv="content-security-policy" content="([^"]*)">/
/** The policy comes right after it, as it has no effect on what precedes it. */
const FIRST = '<meta charset="utf-8">'
/** Scripts and styles with what is in them, and any other tag whole: what stands in an attribute begins none. */
const TAGS =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>|<[a-z/!](?:"[^"]*"|'[^']*'|[^'">])*>/gi
/** What a browser fetches from this site, or does not run. */
const NOT_INLINE = /\ssrc="\/(?!\/)|^ type="application\/ld\+json"$/

const hashOf = (code: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`

/** Browsers take `frame-ancestors` from a header only: netlify.toml has it. */
const policyOf = (scripts: ReadonlySet<string>, styles: ReadonlySet<string>): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...[...scripts].map((hash) => `'${hash}'`)].join(' '),
    ["style-src 'self'", ...[...styles].map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.google.com',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')

/**
 * A page with its own policy in place of Astro's, which lists every script of the site, 54 bytes each: the hashes of what is inline
 * in this page.
 *
 * @throws Error when the page has an inline script that is not among those of Astro's policy
 */
export function withOwnPolicy(html: string, file: string): string {
  const [meta, everyScript] = ASTROS.exec(html) ?? []
  if (!meta || !everyScript || !html.includes(FIRST))
    throw new Error(
      `dist/${file} can't have a content security policy: Astro wrote none, or there is no ${FIRST}.`,
    )
  const scripts: string[] = []
  const styles: string[] = []
  for (const [, name, attributes = '', code = ''] of html.matchAll(TAGS)) {
    if (name?.toLowerCase() === 'style') styles.push(code)
    else if (name && !NOT_INLINE.test(attributes)) scripts.push(code)
  }
  const foreign = scripts.find((code) => !everyScript.includes(`'${hashOf(code)}'`))
  if (foreign !== undefined) {
    throw new Error(
      `dist/${file} has an inline script that this site's code doesn't make: ${foreign.trim().slice(0, 200)}\n` +
        'If content brought it in, delete it there. If you wrote it, make it an ordinary <script>, or list it in astro.config.mjs.',
    )
  }
  const policy = policyOf(new Set(scripts.map(hashOf)), new Set(styles.map(hashOf)))
  return html
    .replace(meta, '')
    .replace(FIRST, `${FIRST}<meta http-equiv="Content-Security-Policy" content="${policy}">`)
}

/**
 * Gives every page its content security policy, wherever it is found: from Astro's list of the scripts that the code makes, never from
 * what stands in a page.
 *
 * @param scripts the inline scripts that Astro does not know
 */
export const pagePolicy = (scripts: readonly string[]): AstroIntegration => ({
  name: 'page-policy',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        security: { csp: { algorithm: 'SHA-256', scriptDirective: { hashes: scripts.map(hashOf) } } },
      })
    },
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir)
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      for (const { parentPath, name } of pages) {
        const path = join(parentPath, name)
        await writeFile(path, withOwnPolicy(await readFile(path, 'utf8'), relative(root, path)))
      }
    },
  },
})
