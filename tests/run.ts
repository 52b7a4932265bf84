/**
 * `npm test`: everything that must hold. Every step is run even when one before it failed, unless it needs what that step
 * makes.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './find-browser.ts'
import { type PlaywrightReport, reasonsOfSkips, testsOfSecondTry } from './playwright-report.ts'

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
  args?: string[]
  env?: Record<string, string>
  /** Another step runs at the same time: the output is printed whole when this one has ended. */
  isBeside?: boolean
}

async function step(
  name: string,
  script: string,
  { args = [], env = {}, isBeside }: StepOptions,
): Promise<boolean> {
  if (!isBeside) console.log(`\n▶ ${name}`)
  const start = performance.now()
  const words = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])]
  const child = spawn('npm', words, {
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
async function check(name: string, script: string): Promise<boolean> {
  const isRight = await step(name, script, { isBeside: true })
  total[isRight ? 'passed' : 'failed'] += 1
  return isRight
}

function counted(name: string, isRight: boolean, report: string, count: (json: unknown) => Counts): void {
  const file = join(REPORTS, report)
  const {
    passed,
    failed,
    skipped = 0,
  } = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  total.passed += passed
  total.failed += isRight ? failed : Math.max(failed, 1)
  if (isRight && passed + skipped === 0) {
    summary.push(`✖ ${name}: no test was run`)
    total.failed += 1
  }
}

async function vitest(
  name: string,
  script: string,
  report: string,
  options: Pick<StepOptions, 'isBeside'> = {},
): Promise<void> {
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(REPORTS, report)}`]
  const isRight = await step(name, script, { args, ...options })
  counted(name, isRight, report, (json) => {
    const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

async function playwright(name: string, script: string, report: string): Promise<void> {
  const env = { CHROMIUM_PATH: findBrowser(), E2E_REPORT: join(process.cwd(), REPORTS, report) }
  const isRight = await step(name, script, { env })
  counted(name, isRight, report, (json) => {
    const { stats, suites } = json as PlaywrightReport
    summary.push(...testsOfSecondTry(suites).map((title) => `  passed at a second try: ${title}`))
    summary.push(...reasonsOfSkips(suites).map((reason) => `  skipped: ${reason}`))
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  })
}

// Most of these use one processor: two rows of them run side by side. Steps of the same row write to the same folders.
const [isBuilt, areOthersBuilt] = await Promise.all([
  (async () => {
    await check('content', 'check:content')
    return check('build', 'build')
  })(),
  (async () => {
    await check('style and layers', 'check:style')
    await check('nothing unused', 'check:unused')
    const isOwnBuilt = await check("build of the tests' own catalogue", 'build:own')
    const isRandomBuilt = await check('build of a random catalogue', 'build:random')
    await vitest('units', 'test:unit', 'units.json', { isBeside: true })
    return isOwnBuilt && isRandomBuilt
  })(),
])
const areBuilt = isBuilt && areOthersBuilt
await Promise.all([
  check('types', 'check:types'),
  areBuilt && vitest('built sites', 'test:site', 'site.json', { isBeside: true }),
])
// Two processors have nothing left beside a browser: side by side, these take as long, and a browser waits for its turn.
if (areBuilt) {
  await playwright('journeys in a browser', 'test:e2e', 'e2e.json')
  await playwright('journeys in Firefox and WebKit', 'test:browsers', 'browsers.json')
}
await playwright('the editor in a browser', 'test:editor', 'editor.json')

console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
