/** A build in the folder that this process runs in: its own `content/` and `dist/`, all else is the project's. */
import { join, resolve } from 'node:path'
import { build } from 'astro'

const project = resolve(import.meta.dirname, '../..')

await build({
  configFile: join(project, 'astro.config.mjs'),
  root: process.cwd(),
  srcDir: join(project, 'src'),
  publicDir: join(project, 'public'),
  // Shared by all sites of the tests, which show the same pictures.
  cacheDir: join(project, '.sites/cache'),
  force: true,
  logLevel: 'warn',
})
