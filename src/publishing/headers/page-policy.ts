import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const ASTROS = /<meta http-equiv="content-security-policy" content="([^"]*)">/
/** The policy follows it, as a policy doesn't apply to preceding elements. */
const FIRST = '<meta charset="utf-8">'
/** Scripts and styles with their content, and whole other tags, so that nothing in an attribute starts one. */
const TAGS =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>|<[a-z/!](?:"[^"]*"|'[^']*'|[^'">])*>/gi
/** Loaded from this site, or not executed. */
const NOT_INLINE = /\ssrc="\/(?!\/)|^ type="application\/ld\+json"$/

const hashOf = (code: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`

/** `frame-ancestors` works only as a header: netlify.toml has it. */
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
 * Replaces Astro's policy, which lists every script of the site with 54 bytes each, with one for the page's own inline code.
 *
 * @throws Error if the page has an inline script that Astro's policy doesn't list
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
 * Gives every page its content security policy, from Astro's list of scripts, never from the page's own content.
 *
 * @param scripts inline scripts that Astro doesn't list
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
