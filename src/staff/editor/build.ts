/**
 * Builds the editor into `dist-editor/`, with its own headers, the page that prints tags and the one
 * that reports the state of the catalog.
 */
import { copyFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { readReport } from '../report/read-report.ts'
import { reportPage } from '../report/report-page.ts'
import { buildTags } from '../tags/build-tags.ts'
import { headersFile } from './headers.ts'
import { leanSveltia } from './lean-sveltia.ts'
import { targetOf } from './target.ts'

const ROBOTS = 'User-agent: *\nDisallow: /\n'

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
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    plugins: [leanSveltia()],
    define: {
      'import.meta.env.EDITOR_REPOSITORY': JSON.stringify(repository ?? null),
      'import.meta.env.EDITOR_BRANCH': JSON.stringify(branch ?? null),
    },
    build: {
      target: 'es2023',
      outDir: resolve(outDir),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4000,
      reportCompressedSize: false,
    },
  })
  await copyFile('public/favicon.svg', join(outDir, 'favicon.svg'))
  await writeFile(join(outDir, '_headers'), headersFile())
  await writeFile(join(outDir, 'robots.txt'), ROBOTS)
  await buildTags('.', outDir, env.SHOP_URL)
  await writeFile(join(outDir, 'report.html'), reportPage(await readReport('.')))
}

if (import.meta.main) await buildEditor('dist-editor')
