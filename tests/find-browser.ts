import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installPackages } from './install-packages.ts'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const installedBrowser = (): string | undefined =>
  [...SYSTEM_BROWSERS, chromium.executablePath()].find(existsSync)

/** Whether a browser is named or found, so that none has to be installed. */
export const hasBrowser = (): boolean => Boolean(process.env.CHROMIUM_PATH ?? installedBrowser())

function install(): string | undefined {
  console.log('No browser was found. Installing one with Playwright …')
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
    return chromium.executablePath()
  } catch {
    return installPackages('chromium') ? SYSTEM_BROWSERS.find(existsSync) : undefined
  }
}

/**
 * The browser for the tests: CHROMIUM_PATH, the system's, Playwright's own, else a newly installed one.
 *
 * @throws Error with what to do when there is none and none can be installed
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and no program is there.`)
  const found = named ?? installedBrowser() ?? install()
  if (found) return found
  throw new Error('No browser could be installed. Install Chromium and name it in CHROMIUM_PATH.')
}

const SHELL = '/usr/bin/chromium-headless-shell'

/** Whether the shell is there, or not wanted as another browser is named. */
export const hasHeadlessShell = (): boolean => Boolean(process.env.CHROMIUM_PATH) || existsSync(SHELL)

/**
 * Chromium without windows, for tests that need only a page: the same engine, for a quarter less of the processor's time. Without
 * prerendering and back/forward cache, which belong to the browser around it.
 *
 * For Playwright's settings, which other programs read as well: nothing is installed, as `globalSetup` does that.
 *
 * @returns the full browser if CHROMIUM_PATH names one or the shell is missing; undefined if neither is installed
 */
export const headlessShell = (): { executablePath?: string } => {
  const found = process.env.CHROMIUM_PATH ?? (hasHeadlessShell() ? SHELL : installedBrowser())
  return found ? { executablePath: found } : {}
}

/** Playwright runs this once before all tests: installs a missing browser if possible. */
export default function installBrowser(): void {
  findBrowser()
}

/** Chromium refuses its sandbox to root; everyone else keeps it. */
export const BROWSER_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/** Flags for tests that must reach no other machine: the browser resolves no other name. */
export const OFFLINE_ARGUMENTS = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** Chromium heeds only the last feature list: what Playwright 1.65 switches off comes again, before what we do. */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Two pages of the browser's own, loaded for every context, that suggest addresses in an invisible bar: they took
  // half the CPU time of opening a page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** For tests whose browser Playwright starts. */
export const PLAYWRIGHT_ARGUMENTS = [...BROWSER_ARGUMENTS, `--disable-features=${FEATURES_OFF.join(',')}`]
