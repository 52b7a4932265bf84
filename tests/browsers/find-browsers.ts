import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages } from '../install-packages.ts'

const firstOf = (...files: (string | undefined)[]): string | undefined =>
  files.find((file) => file && existsSync(file))

/** WebKit's library has a small browser, in a folder named after the processor. */
function findMiniBrowser(): string | undefined {
  try {
    const files = execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], { encoding: 'utf8', stdio: 'pipe' })
    return firstOf(files.split('\n').find((file) => file.endsWith('/MiniBrowser')))
  } catch {
    return undefined
  }
}

/** Firefox by FIREFOX_PATH or on the system; undefined if there is none. */
export const findFirefox = (): string | undefined =>
  firstOf(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  )

/** WebKit's small browser with its driver; undefined if the system lacks them, or a screen for them. */
export function findWebkit(): { driver: string; miniBrowser: string } | undefined {
  const driver = firstOf('/usr/bin/WebKitWebDriver')
  const miniBrowser = findMiniBrowser()
  const hasScreen = ['/usr/bin/xvfb-run', '/usr/bin/xauth'].every(existsSync)
  return driver && miniBrowser && hasScreen ? { driver, miniBrowser } : undefined
}

export const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth']

/** Playwright runs this once before all tests: installs missing browsers if possible. */
export default function installBrowsers(): void {
  if (!findFirefox()) installPackages('firefox-esr')
  if (!findWebkit()) installPackages(...WEBKIT_PACKAGES)
}
