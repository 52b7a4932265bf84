/** `npm run build:own`: the site of the tests' own catalog, in `.sites/own/dist`. */
import { rm } from 'node:fs/promises'
import { buildSite } from './build-site.ts'
import { contentFiles, writeFiles } from './write-content.ts'

const ROOT = '.sites/own'

await rm(ROOT, { recursive: true, force: true })
await writeFiles(ROOT, await contentFiles())
await buildSite(ROOT)
console.log(`The site of the tests' own catalogue is in ${ROOT}/dist.`)
