/** Builds the editor into `dist-editor/`, with its own headers, the tags to print, the report, the weekly stats and the answer sheet. */
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { pictureOf } from '../../catalogue/picture-references.ts'
import { OWN_COLOURS } from '../../catalogue/rules/contrast.ts'
import { type Mark, markOf } from '../../publishing/brand/draw-brand.ts'
import { iconSvg } from '../../publishing/brand/icons.ts'
import { readAnswerSheet } from '../answers/answer-sheet.ts'
import { readContent } from '../check-content/read-content.ts'
import { readReport, reportPage } from '../report/report.ts'
import { buildTags, LOCAL_SHOP } from '../tags/tags.ts'
import { targetOf } from './config.ts'
import { leanSveltia } from './lean-sveltia.ts'

/** The editor may load its own files, and connect to GitHub's API and the shop. Sveltia CMS styles by attributes. */
const policyFor = (shop: string) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  `connect-src 'self' blob: data: https://api.github.com ${shop}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

const headersFor = (shop: string): Record<string, Record<string, string>> => ({
  '/*': {
    'Content-Security-Policy': policyFor(shop).join('; '),
    // The sign-in's window posts a message to the one that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
  },
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
})

/**
 * The text of the editor's `_headers`.
 *
 * @param shop the shop's origin, which has the weekly stats
 */
const headersFile = (shop: string): string =>
  Object.entries(headersFor(shop))
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('')

const ROBOTS = 'User-agent: *\nDisallow: /\n'

/** The store's sign, or the first letter of its name where the file is at fault: the editor is where it gets corrected. */
async function ownMark(root: string): Promise<Mark> {
  const { records } = await readContent(root)
  const [
    {
      file,
      fields: { name = '', markUrl },
    } = { file: '', fields: {} },
  ] = records.store
  const letter = () => markOf({ name })
  return markUrl ? markOf({ name, markUrl: join(root, pictureOf(file, markUrl)) }).catch(letter) : letter()
}

/**
 * Builds the editor.
 *
 * @param outDir where to; emptied first
 * @param env as a build on Netlify has it; without one the editor works in a folder of this machine
 */
export async function buildEditor(
  outDir: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  const { repository, branch } = targetOf(env)
  const shop = env.SHOP_URL || LOCAL_SHOP
  const answers = await readAnswerSheet('.', new Date())
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      leanSveltia(),
      {
        name: 'answers',
        transformIndexHtml: (html) => html.replace('<!-- answers -->', () => answers),
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
        input: ['index', 'monday', 'answers'].map((page) => join(import.meta.dirname, `${page}.html`)),
      },
    },
  })
  await writeFile(join(outDir, 'favicon.svg'), await iconSvg(await ownMark('.'), OWN_COLOURS))
  await writeFile(join(outDir, '_headers'), headersFile(new URL(shop).origin))
  await writeFile(join(outDir, 'robots.txt'), ROBOTS)
  await buildTags('.', outDir, env.SHOP_URL)
  await writeFile(join(outDir, 'report.html'), reportPage(await readReport('.')))
}

if (import.meta.main) await buildEditor('dist-editor')
