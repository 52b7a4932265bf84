/** `npm run measure -- <name>`: runs a measurement. Further words are its own; its file explains them. */
import { argv } from 'node:process'

const MEASUREMENTS: Readonly<Record<string, { what: string; run: () => Promise<unknown> }>> = {
  pages: { what: 'Lighthouse on every kind of page', run: () => import('./pages.ts') },
  deploy: {
    what: "Netlify's own builder over the last commit, without an account",
    run: () => import('./deploy.ts'),
  },
}

// The name goes, so that a measurement finds its own words where any script does.
const [name = ''] = argv.splice(2, 1)
const chosen = MEASUREMENTS[name]
if (chosen) {
  await chosen.run()
} else {
  for (const [one, { what }] of Object.entries(MEASUREMENTS)) console.log(`  ${one.padEnd(8)} ${what}`)
  process.exitCode = name ? 1 : 0
}
