import { readFileSync } from 'node:fs'
import { appendFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { collectInline, contentSecurityPolicy, type InlineHashes } from './content-security-policy.ts'
import { crossOriginResourceRules } from './cross-origin-resource-policy.ts'

/** Writes into dist/_headers the rules that depend on what was built; those that do not are in netlify.toml. */
export const securityHeaders = (): AstroIntegration => ({
  name: 'security-headers',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir)
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      const pages = entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
        .map((entry) => join(entry.parentPath, entry.name))
      const hashes: InlineHashes = { scripts: new Set(), styles: new Set() }
      const known = new Map<string, string>()
      // Read synchronously: nothing else is left to do meanwhile.
      for (const page of pages) collectInline(readFileSync(page, 'utf8'), hashes, known)
      const collector = process.env.PUBLIC_ANALYTICS_URL
      const policy = contentSecurityPolicy(hashes, collector && new URL(collector).origin)
      const files = pages.map((page) => relative(root, page).split(sep).join('/'))
      await appendFile(
        new URL('_headers', dir),
        `/*\n  Content-Security-Policy: ${policy}\n${crossOriginResourceRules(files)}`,
      )
      logger.info(`${hashes.scripts.size} inline scripts and ${hashes.styles.size} inline styles are allowed`)
    },
  },
})
