import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages } from '../install-packages.ts'
import type { WebkitPrograms } from './driver/webkit.ts'

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

/** The program of Firefox, named in FIREFOX_PATH or of the system; undefined where there is none. */
export const findFirefox = (): string | undefined =>
  firstOf(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )

/** WebKit's small browser with its driver and a screen for it; undefined where the system has none. */
export function findWebkit(): WebkitPrograms | undefined {
  const driver = firstOf('/usr/bin/WebKitWebDriver')
  const xvfb = firstOf('/usr/bin/Xvfb')
  const browser = miniBrowser()
  return driver && xvfb && browser ? { driver, xvfb, miniBrowser: browser } : undefined
}

/** Playwright runs this once before all tests: browsers that are not there are installed, where that can be done. */
export default function installBrowsers(): void {
  if (!findFirefox()) installPackages('firefox-esr')
  if (!findWebkit()) installPackages('webkit2gtk-driver', 'xvfb')
}
