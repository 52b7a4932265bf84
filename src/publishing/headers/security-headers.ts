import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import {
  collectInline,
  contentSecurityPolicy,
  type InlineHashes,
  withPolicy,
} from './content-security-policy.ts'
import { hasUnknown, NOT_FOUND, pageHeaderRules, placeOf } from './page-header-rules.ts'

const none = (): InlineHashes => ({ scripts: new Set(), styles: new Set() })

/**
 * Writes into dist/_headers the rules that depend on what was built, and into Page Not Found its policy; the rules that do not
 * depend on it are in netlify.toml.
 */
export function securityHeaders(): AstroIntegration {
  const known = new Map<string, string>()
  const places = new Map<string, InlineHashes>()
  const notFound = none()

  function notePage(file: string, html: string): void {
    const place = placeOf(file)
    const inline = place === undefined ? notFound : (places.get(place) ?? none())
    if (place !== undefined) places.set(place, inline)
    collectInline(html, inline, known)
  }

  async function notePages(root: string): Promise<void> {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    for (const file of files) notePage(file, await readFile(join(root, file), 'utf8'))
  }

  /** Page Not Found is shown at unknown addresses beside those of pages, too, with their policy. */
  const policyAt = (place: string, { scripts, styles }: InlineHashes): string =>
    contentSecurityPolicy(
      hasUnknown(place)
        ? { scripts: scripts.union(notFound.scripts), styles: styles.union(notFound.styles) }
        : { scripts, styles },
    )

  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        await notePages(fileURLToPath(dir))
        const policies = [...places]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([place, inline]): [string, string] => [place, policyAt(place, inline)])
        const page = new URL(NOT_FOUND, dir)
        await writeFile(page, withPolicy(await readFile(page, 'utf8'), contentSecurityPolicy(notFound)))
        await appendFile(new URL('_headers', dir), pageHeaderRules(new Map(policies)))
        logger.info(`${policies.length} places have a policy, with ${known.size} inline scripts and styles`)
      },
    },
  }
}
