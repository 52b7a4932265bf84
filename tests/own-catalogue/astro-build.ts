/** A build in the folder that this process runs in: its own `content/` and `dist/`, all else is the project's. */
import { join, relative, resolve } from 'node:path'
import { build } from 'astro'

const root = process.cwd()
const project = resolve(import.meta.dirname, '../..')

await build({
  configFile: relative(root, join(project, 'astro.config.mjs')),
  root,
  srcDir: join(project, 'src'),
  // Shared by all sites of the tests, which show the same pictures.
  cacheDir: join(project, '.sites/cache'),
  force: true,
  logLevel: 'warn',
})
