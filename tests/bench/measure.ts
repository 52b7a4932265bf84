/** `npm run measure -- <name>`: runs a measurement. Further words are its own; its file explains them. */
import { argv } from 'node:process'

const MEASUREMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  pages: () => import('./pages.ts'),
  deploy: () => import('./deploy.ts'),
}

// Names are removed, so a measurement finds its own words in any script.
const [name = ''] = argv.splice(2, 1)
const run = MEASUREMENTS[name]
if (!run) throw new Error(`npm run measure -- ${Object.keys(MEASUREMENTS).join(' or ')}`)
await run()
