/**
 * `npm test`: everything that must hold. Every step is run even when one before it failed, unless it needs what that step
 * makes.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

interface Counts {
  passed: number
  failed: number
  skipped?: number
}

const REPORTS = 'test-results'
rmSync(REPORTS, { recursive: true, force: true })
rmSync('dist', { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const total: Counts = { passed: 0, failed: 0 }
const summary: string[] = []

interface StepOptions {
  env?: Record<string, string>
  /** Another step runs at the same time: the output is printed whole when this one has ended. */
  isBeside?: boolean
}

const npmScript = (script: string, args: string[] = []): string[] => [
  'npm',
  'run',
  '--silent',
  script,
  '--',
  ...args,
]

async function step(
  name: string,
  [program = '', ...words]: string[],
  { env = {}, isBeside }: StepOptions,
): Promise<boolean> {
  if (!isBeside) console.log(`\n▶ ${name}`)
  const start = performance.now()
  const child = spawn(program, words, {
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  }
  const [status] = await once(child, 'close')
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (isBeside) console.log(`\n▶ ${name}\n${output.trimEnd()}`)
  summary.push(`${status === 0 ? '✓' : '✖'} ${name} (${seconds} s)`)
  return status === 0
}

/** A step without tests of its own counts as one. */
async function check(name: string, script: string, args: string[] = []): Promise<boolean> {
  const isRight = await step(name, npmScript(script, args), { isBeside: true })
  total[isRight ? 'passed' : 'failed'] += 1
  return isRight
}

/** Adds a step's test counts from its report. */
function counted(name: string, isRight: boolean, report: string, count: (json: unknown) => Counts): void {
  const file = join(REPORTS, report)
  const isThere = existsSync(file)
  const counts = isThere ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  total.passed += counts.passed
  total.failed += isRight ? counts.failed : Math.max(counts.failed, 1)
  if (!isRight || counts.passed + (counts.skipped ?? 0) > 0) return
  summary.push(`✖ ${name}: no test was run`)
  total.failed += 1
}

async function vitest(name: string, script: string, report: string): Promise<void> {
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(REPORTS, report)}`]
  const isRight = await step(name, npmScript(script, args), { isBeside: true })
  counted(name, isRight, report, (json) => {
    const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

interface Spec {
  title: string
  file: string
  tests: { projectName: string; status: string; annotations: { description?: string }[] }[]
}

interface Suite {
  suites?: Suite[]
  specs: Spec[]
}

/** Fields used of Playwright's JSON report. */
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  suites: Suite[]
}

const testsOf = (suites: readonly Suite[]): (Omit<Spec, 'tests'> & Spec['tests'][number])[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ tests, ...spec }) => tests.map((one) => ({ ...spec, ...one }))),
    ...testsOf(inner),
  ])

async function playwright(name: string, script: string, report: string, isBeside = false): Promise<void> {
  const env = { E2E_REPORT: join(process.cwd(), REPORTS, report) }
  const isRight = await step(name, npmScript(script), { env, isBeside })
  counted(name, isRight, report, (json) => {
    const { suites, stats } = json as PlaywrightReport
    const tests = testsOf(suites)
    summary.push(
      ...tests.flatMap(({ status, projectName, file, title }) =>
        status === 'flaky' ? `  passed at a second try: ${projectName} › ${file} › ${title}` : [],
      ),
    )
    const skips = tests.flatMap(({ status, annotations }) => (status === 'skipped' ? annotations : []))
    const reasons = new Set(skips.map(({ description = 'without a reason' }) => description))
    summary.push(...[...reasons].map((reason) => `  skipped: ${reason}`))
    const { expected, flaky, unexpected, skipped } = stats
    return { passed: expected + flaky, failed: unexpected, skipped }
  })
}

// Most of these use one processor: two rows run side by side, while missing programs are installed. Steps of
// the same row write to the same folders.
const [isBuilt, areOthersBuilt] = await Promise.all([
  (async () => {
    await check('content', 'check:content')
    return check('build', 'build')
  })(),
  (async () => {
    await check('style, layers and nothing unused', 'check:style')
    const isOwnBuilt = await check("build of the tests' own catalog", 'build:own')
    const isRandomBuilt = await check('build of a random catalog', 'build:own', ['random'])
    await vitest('units', 'test:unit', 'units.json')
    return isOwnBuilt && isRandomBuilt
  })(),
  step('browsers and Java', ['node', 'tests/install-programs.ts'], { isBeside: true }),
])
const areBuilt = isBuilt && areOthersBuilt
await Promise.all([
  check('types', 'check:types'),
  areBuilt && vitest('built sites', 'test:site', 'site.json'),
])
if (areBuilt) await playwright('journeys in a browser', 'test:e2e', 'e2e.json')
// Firefox and WebKit are polled every 50 ms, and the editor is built first: neither slows the other down.
await Promise.all([
  areBuilt && playwright('journeys in Firefox and WebKit', 'test:browsers', 'browsers.json', true),
  playwright('the editor in a browser', 'test:editor', 'editor.json', true),
])

console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
