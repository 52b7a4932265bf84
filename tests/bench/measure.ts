/**
 * `npm run measure -- <name>`: runs a measurement, such as `npm run measure -- mutants contact`. With no name it lists them.
 * The words after the name are the measurement's own; its file says what they mean.
 */
import { argv } from 'node:process'

interface Measurement {
  what: string
  /** Each is a script that reads `process.argv` and runs when it is imported. */
  run: () => Promise<unknown>
}

const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  pages: {
    what: 'Lighthouse, weights and long tasks of every kind of page; words after it choose kinds, a number how many runs',
    run: () => import('./pages.ts'),
  },
  tasks: {
    what: 'the longest task of every kind of page; words after it choose kinds, a number how many visits',
    run: () => import('./tasks.ts'),
  },
  navigation: {
    what: 'milliseconds from a click to the next page: prerendered, not prerendered, and the single-page way; words choose browsers and ways, 9x how many runs',
    run: () => import('./navigation.ts'),
  },
  finding: {
    what: 'what filters and search cost with 64, 150, 1,000 and 10,000 fans; numbers after it choose other sizes',
    run: () => import('./finding.ts'),
  },
  house: {
    what: 'what choices cost in a house of 60 entries in 24 rooms, on a phone and at a desk',
    run: () => import('./house.ts'),
  },
  build: {
    what: 'how the build grows to 10,000 fans, against Eleventy; numbers after it choose other sizes',
    run: () => import('./build.ts'),
  },
  outbox: {
    what: '10,000 messages of the contact form through every fault; a seed and a number may follow',
    run: () => import('./outbox.ts'),
  },
  mutants: {
    what: 'small changes planted in a part of the code, and how many its unit tests notice; names of parts follow',
    run: () => import('./mutants.ts'),
  },
  headers: {
    what: 'the grade that the HTTP Observatory gives the headers',
    run: () => import('./headers.ts'),
  },
  deploy: {
    what: "Netlify's own builder over the last commit, without an account",
    run: () => import('./deploy.ts'),
  },
}

// The name goes, so that a measurement finds its own words where any script does.
const [name] = argv.splice(2, 1)
const chosen = name ? MEASUREMENTS[name] : undefined
if (chosen) {
  await chosen.run()
} else {
  if (name) console.error(`No measurement is called ${name}.\n`)
  console.log('npm run measure -- <name>\n')
  for (const [one, { what }] of Object.entries(MEASUREMENTS)) console.log(`  ${one.padEnd(11)} ${what}`)
  process.exitCode = name ? 1 : 0
}
