import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { WebkitPrograms } from './driver/webkit.ts'

const isInstallable = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const firstOf = (...files: (string | undefined)[]): string | undefined =>
  files.find((file) => file && existsSync(file))

/** A library of WebKit brings its small browser along, in a folder named after the processor. */
function miniBrowser(): string | undefined {
  try {
    const files = execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], { encoding: 'utf8', stdio: 'pipe' })
    return firstOf(files.split('\n').find((file) => file.endsWith('/MiniBrowser')))
  } catch {
    return undefined
  }
}

const firefox = (): string | undefined =>
  firstOf(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )

function webkit(): WebkitPrograms | undefined {
  const driver = firstOf('/usr/bin/WebKitWebDriver')
  const xvfb = firstOf('/usr/bin/Xvfb')
  const browser = miniBrowser()
  return driver && xvfb && browser ? { driver, xvfb, miniBrowser: browser } : undefined
}

function found<Found>(
  name: string,
  find: () => Found | undefined,
  packages: readonly string[],
): Found | undefined {
  const there = find()
  if (there || !isInstallable) return there
  console.log(`${name} was not found. Installing the system packages ${packages.join(' ')} …`)
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } catch {
    return undefined
  }
  return find()
}

const FIREFOX = 'FOUND_FIREFOX'
const WEBKIT = 'FOUND_WEBKIT'

/** The program of Firefox, named in FIREFOX_PATH, of the system or installed before; undefined where there is none. */
export const foundFirefox = (): string | undefined => process.env[FIREFOX]

/** WebKit's small browser with its driver and a screen for it, of the system or installed before; undefined where there is none. */
export const foundWebkit = (): WebkitPrograms | undefined =>
  JSON.parse(process.env[WEBKIT] ?? 'null') ?? undefined

/** Playwright runs this once before all tests, and hands its environment on to them. */
export default function findBrowsers(): void {
  const firefoxProgram = found('Firefox', firefox, ['firefox-esr'])
  const webkitPrograms = found('WebKit', webkit, ['webkit2gtk-driver', 'xvfb'])
  if (firefoxProgram) process.env[FIREFOX] = firefoxProgram
  if (webkitPrograms) process.env[WEBKIT] = JSON.stringify(webkitPrograms)
}
