/**
 * `npm test`: everything that must hold, in the order in which a fault is cheapest to find. Every step is run even when
 * one before it failed, unless it needs what that step makes.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './find-browser.ts'

interface Counts {
  passed: number
  failed: number
}

const REPORTS = 'test-results'
rmSync(REPORTS, { recursive: true, force: true })
rmSync('dist', { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const total: Counts = { passed: 0, failed: 0 }
const summary: string[] = []

function step(name: string, script: string, args: string[] = [], env: Record<string, string> = {}): boolean {
  console.log(`\n▶ ${name}`)
  const start = performance.now()
  const words = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])]
  const { status } = spawnSync('npm', words, { stdio: 'inherit', env: { ...process.env, ...env } })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  summary.push(`${status === 0 ? '✓' : '✖'} ${name} (${seconds} s)`)
  return status === 0
}

/** A step without tests of its own counts as one. */
function check(name: string, script: string): boolean {
  const isRight = step(name, script)
  total[isRight ? 'passed' : 'failed'] += 1
  return isRight
}

function counted(name: string, isRight: boolean, report: string, count: (json: unknown) => Counts): void {
  const file = join(REPORTS, report)
  const { passed, failed } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 }
  total.passed += passed
  total.failed += isRight ? failed : Math.max(failed, 1)
  if (isRight && passed === 0) {
    summary.push(`✖ ${name}: no test was run`)
    total.failed += 1
  }
}

function vitest(name: string, script: string, report: string): void {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(REPORTS, report)}`]
  const isRight = step(name, script, reporters)
  counted(name, isRight, report, (json) => {
    const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

function playwright(name: string, script: string, report: string): void {
  const env = { CHROMIUM_PATH: findBrowser(), E2E_REPORT: join(process.cwd(), REPORTS, report) }
  const isRight = step(name, script, [], env)
  counted(name, isRight, report, (json) => {
    const { expected, flaky, unexpected } = (
      json as { stats: { expected: number; flaky: number; unexpected: number } }
    ).stats
    return { passed: expected + flaky, failed: unexpected }
  })
}

check('content', 'check:content')
check('style and layers', 'check:style')
check('types', 'check:types')
check('nothing unused', 'check:unused')
vitest('units', 'test:unit', 'units.json')
const isBuilt = check('build', 'build')
const isOwnBuilt = check("build of the tests' own catalogue", 'build:own')
if (check('build of a catalogue that nobody wrote', 'build:stranger') && isOwnBuilt && isBuilt) {
  vitest('built sites', 'test:site', 'site.json')
  playwright('journeys in a browser', 'test:e2e', 'e2e.json')
}
playwright('the editor in a browser', 'test:editor', 'editor.json')

console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
