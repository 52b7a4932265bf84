/**
 * `npm run measure -- mutants <room>`: plants mutants in the code of a room, small changes of what it does, and counts those that
 * its unit tests notice. Prints those that none does, and ends with status 1 where fewer are noticed than aimed at. With no room
 * it says which there are. Files after a room narrow it: `-- finder src/features/finder/choices.ts`. Takes a minute or two for a hundred mutants; what
 * is known from the last run and has not changed is not run again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { fetchPackages } from './fetched-packages.ts'
import { ROOMS, TESTS_OF_ROOM } from './mutants/rooms.ts'
import { printTable } from './report.ts'

interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

/** What is used of Stryker's own types, which are not here before it is fetched. */
interface StrykerModule {
  Stryker: new (
    options: Record<string, unknown>,
  ) => {
    runMutationTest: () => Promise<{ fileName: string; status: string }[]>
  }
}

/** Stryker 10, pinned here as in a package.json. Its runner takes the project's own Vitest, so npm is not to bring another. */
const VERSION = '10.1.1'
const RUNNER = '@stryker-mutator/vitest-runner'
const PACKAGES = { dependencies: { '@stryker-mutator/core': VERSION, [RUNNER]: VERSION } }
const FOLDER = '.stryker-tmp'

const isNoticed = ({ status }: { status: string }) => status === 'Killed' || status === 'Timeout'

/** Those that no test noticed are tried again: of mutants that act as a file loads Stryker does not see that a test is new. */
function forgetUnnoticed(report: string): void {
  if (!existsSync(report)) return
  const last = JSON.parse(readFileSync(report, 'utf8')) as Report
  for (const file of Object.values(last.files)) file.mutants = file.mutants.filter(isNoticed)
  writeFileSync(report, JSON.stringify(last))
}

const words = process.argv.slice(2)
const narrowed = words.filter((word) => word.includes('/'))
const chosen = words.filter((word) => !narrowed.includes(word))
const unknown = chosen.filter((name) => !(name in ROOMS))
if (chosen.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`No room is called ${unknown.join(', ')}.`)
  console.error(`Name one or more rooms: ${Object.keys(ROOMS).join(', ')}`)
  process.exit(1)
}

const fetched = await fetchPackages(PACKAGES, ['--legacy-peer-deps'], resolve(FOLDER))
const { Stryker } = (await fetched.load('@stryker-mutator/core')) as StrykerModule

const rows: (string | number)[][] = []
try {
  for (const [name, { files, onPage = [], tests, aim }] of Object.entries(ROOMS)) {
    if (!chosen.includes(name)) continue
    process.env[TESTS_OF_ROOM] = tests.join(',')
    const incrementalFile = `${FOLDER}/${name}.json`
    forgetUnnoticed(incrementalFile)
    const stryker = new Stryker({
      mutate: narrowed.length > 0 ? narrowed : [...files],
      testRunner: 'vitest',
      plugins: [fetched.pathOf(RUNNER)],
      vitest: { configFile: 'tests/bench/mutants/vitest.config.ts', related: false },
      concurrency: 2,
      // A mutant counts as noticed when its tests do not end, which a busy machine is no reason for. Most endless loops are found by their rounds.
      timeoutMS: 30_000,
      incremental: true,
      incrementalFile,
      // Its sandbox is a copy of the project without what is built.
      ignorePatterns: ['dist', 'dist-editor', '.sites', '.astro', '.netlify', 'test-results'],
      reporters: ['clear-text', 'progress-append-only'],
      clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
      allowConsoleColors: false,
    })
    const all = await stryker.runMutationTest()
    const planted = all.filter(({ fileName }) => !onPage.includes(basename(fileName, '.ts')))
    const noticed = planted.filter(isNoticed)
    const share = (100 * noticed.length) / planted.length
    rows.push([name, planted.length, noticed.length, share.toFixed(1), aim, all.length - planted.length])
    if (share < aim) process.exitCode = 1
  }
} finally {
  await fetched.discard()
}
printTable(['Room', 'Mutants', 'Noticed', '%', 'Aim %', 'On a page'], rows)
