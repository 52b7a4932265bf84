import { readFileSync } from 'node:fs'
import { appendFile, readdir, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import {
  collectInline,
  contentSecurityPolicy,
  type InlineHashes,
  withPolicy,
} from './content-security-policy.ts'
import { hasUnknown, NOT_FOUND, pageHeaderRules, pagesByPlace } from './page-header-rules.ts'

/**
 * Writes into dist/_headers the rules that depend on what was built, and into Page Not Found its policy; the rules that do not
 * depend on it are in netlify.toml.
 */
export const securityHeaders = (): AstroIntegration => ({
  name: 'security-headers',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir)
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      const pages = entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      const known = new Map<string, string>()
      // Read synchronously: there is nothing else to do in the meantime.
      const read = (page: string) => readFileSync(join(root, page), 'utf8')
      const policyOf = (files: readonly string[]) => {
        const hashes: InlineHashes = { scripts: new Set(), styles: new Set() }
        for (const file of files) collectInline(read(file), hashes, known)
        return contentSecurityPolicy(hashes)
      }

      // It is shown at unknown addresses beside those of pages, too, with their policy.
      const policies = [...pagesByPlace(pages)].map(([place, files]): [string, string] => [
        place,
        policyOf(hasUnknown(place) ? [...files, NOT_FOUND] : files),
      ])
      await writeFile(join(root, NOT_FOUND), withPolicy(read(NOT_FOUND), policyOf([NOT_FOUND])))
      await appendFile(new URL('_headers', dir), pageHeaderRules(new Map(policies)))
      logger.info(`${policies.length} places have a policy, with ${known.size} inline scripts and styles`)
    },
  },
})
