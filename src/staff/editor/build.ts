/** Builds the editor and the staff pages into `dist-editor/`. */
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { type Catalogue, createCatalogue } from '../../catalogue/create-catalogue.ts'
import { ContentError, formatFault, isError } from '../../catalogue/faults.ts'
import { pictureOf } from '../../catalogue/picture-references.ts'
import type { CatalogueRecords } from '../../catalogue/records.ts'
import { OWN_COLOURS } from '../../catalogue/rules/contrast.ts'
import { escapeHtml } from '../../catalogue/views/fill.ts'
import { type Mark, markOf } from '../../publishing/brand/draw-brand.ts'
import { iconSvg } from '../../publishing/brand/icons.ts'
import { type Content, readContent } from '../check-content/read-content.ts'
import { answerSheet } from '../side-pages/answers.ts'
import { readReport } from '../side-pages/report.ts'
import { LOCAL_SHOP, tagsBody } from '../side-pages/tags.ts'
import { targetOf } from './config.ts'

/** Parts of Sveltia CMS that no field of ours uses: code, maps, rich text, old picture formats. */
const UNUSED = /^(@shikijs\/|leaflet|terra-draw|svgo\/browser|turndown|immutable$)|shiki-engine|heic/
const EMPTY = '\0unused'

const FOREIGN_FONT = /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g

/** Leaves out what the editor never uses, and what would load from a host that is neither ours nor GitHub's. */
const leanSveltia = (): Plugin => ({
  name: 'lean-sveltia',
  enforce: 'pre',
  resolveId: (id, importer) => (importer?.includes('@sveltia/cms') && UNUSED.test(id) ? EMPTY : undefined),
  load: (id) => (id === EMPTY ? 'export default {}' : undefined),
  transform(code, id) {
    if (!id.includes('@sveltia/cms/npm/index.js')) return undefined
    const own = code.replace(FOREIGN_FONT, '')
    if (own === code) {
      this.error('Sveltia CMS has no font rule of a content delivery network any more: delete this step.')
    }
    return { code: own, map: null }
  },
})

/** Sveltia CMS styles by attributes; the sign-in's window posts to its opener. The shop has the weekly stats. */
const headersFile = (shop: string): string => `/*
  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self' blob: data: https://api.github.com ${shop}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  X-Robots-Tag: noindex
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`

const ROBOTS = 'User-agent: *\nDisallow: /\n'

/** The store's mark, or the first letter of its name if the file has errors, which the editor corrects. */
async function ownMark({ records }: Content): Promise<Mark> {
  const { name = '', markUrl } = records.store[0]?.fields ?? {}
  const letter = () => markOf({ name })
  return markUrl
    ? markOf({ name, markUrl: pictureOf('content/store.json', markUrl) }).catch(letter)
    : letter()
}

/** The body of a page about the catalog, or a list of content errors to correct in the editor. */
async function catalogueBody(
  { records, faults }: Content,
  print: (catalogue: Catalogue) => string | Promise<string>,
): Promise<string> {
  try {
    if (faults.some(isError)) throw new ContentError(faults)
    return await print(createCatalogue(records as CatalogueRecords))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const lines = error.faults.filter(isError).map((fault) => `<li>${escapeHtml(formatFault(fault))}</li>`)
    return `<h1>Correct these errors in the content first</h1><ul>${lines.join('')}</ul>`
  }
}

/** @param env as a build on Netlify has it; without one the editor works in a folder of this machine */
export async function buildEditor(
  outDir: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  const { repository, branch } = targetOf(env)
  const shop = env.SHOP_URL || LOCAL_SHOP
  const content = await readContent('.')
  const bodies: Record<string, string> = {
    '/answers.html': await catalogueBody(content, (catalogue) => answerSheet(catalogue, new Date())),
    '/report.html': await readReport('.', content),
    '/tags.html': await catalogueBody(content, (catalogue) => tagsBody(catalogue, '.', env.SHOP_URL)),
  }
  const pages = join(import.meta.dirname, '../side-pages')
  await build({
    configFile: false,
    root: pages,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      leanSveltia(),
      {
        name: 'page-bodies',
        transformIndexHtml: (html, { path }) => html.replace('<!-- body -->', () => bodies[path] ?? ''),
      },
    ],
    define: {
      'import.meta.env.EDITOR_REPOSITORY': JSON.stringify(repository ?? null),
      'import.meta.env.EDITOR_BRANCH': JSON.stringify(branch ?? null),
      'import.meta.env.SHOP_URL': JSON.stringify(shop),
    },
    build: {
      target: 'es2023',
      outDir: resolve(outDir),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4000,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ['index', 'monday', 'answers', 'report', 'tags'].map((page) => join(pages, `${page}.html`)),
      },
    },
  })
  await writeFile(join(outDir, 'favicon.svg'), await iconSvg(await ownMark(content), OWN_COLOURS))
  await writeFile(join(outDir, '_headers'), headersFile(new URL(shop).origin))
  await writeFile(join(outDir, 'robots.txt'), ROBOTS)
}

if (import.meta.main) await buildEditor('dist-editor')
