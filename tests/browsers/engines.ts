import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type KeyInput } from 'puppeteer-core'
import { Builder, Capabilities, Key } from 'selenium-webdriver'
import { findFreePorts } from '../free-ports.ts'

/** Keys that type no character. */
export type KeyName = 'Enter' | 'Tab' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'End' | 'Backspace'

const SELENIUM_KEYS: Record<KeyName, string> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
  Backspace: Key.BACK_SPACE,
}

interface WindowSize {
  width: number
  height: number
}

/** A browser window without history or stored data. */
export interface BrowserWindow {
  /** @throws Error if the page throws, or gives way to the next one */
  evaluate: (expression: string) => Promise<unknown>
  move: (x: number, y: number) => Promise<unknown>
  click: (x: number, y: number) => Promise<unknown>
  press: (key: KeyName) => Promise<unknown>
  type: (text: string) => Promise<unknown>
  /** A PNG in base64. */
  screenshot: () => Promise<string>
  close: () => Promise<unknown>
}

export interface Browser {
  open: (url: string, size: WindowSize, isTouched: boolean) => Promise<BrowserWindow>
  close: () => Promise<unknown>
}

/** Starts Firefox, which is driven over WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Browser> {
  const start = (isTouched: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      extraPrefsFirefox: {
        // Without a screen it has no pointer: 1 is coarse, 2 is fine and 4 hovers.
        'ui.primaryPointerCapabilities': isTouched ? 1 : 2 + 4,
        'ui.allPointerCapabilities': isTouched ? 1 : 2 + 4,
      },
    })
  const browsers = new Map<boolean, ReturnType<typeof start>>()
  return {
    async open(url, size, isTouched) {
      const browser = browsers.get(isTouched) ?? start(isTouched)
      browsers.set(isTouched, browser)
      const context = await (await browser).createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      await page.goto(url)
      return {
        evaluate: (expression) => page.evaluate(expression),
        move: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key satisfies KeyInput),
        type: (text) => page.keyboard.type(text),
        screenshot: () => page.screenshot({ encoding: 'base64' }),
        close: () => context.close(),
      }
    },
    close: () => Promise.all([...browsers.values()].map(async (browser) => (await browser).close())),
  }
}

/** The toolbar of WebKit's MiniBrowser would keep windows wider than 447 px. */
const NARROW_TOOLBAR =
  'toolbar, toolbar *, headerbar, headerbar *, button, entry, entry *, toolbutton, toolitem { min-width: 0; padding: 0; margin: 0; font-size: 6px; border-width: 0; }'

/** The pointer starts in the middle of it. Without a window manager only a window under the pointer has the focus. */
const SCREEN = { width: 1280, height: 900 }

interface WebkitPrograms {
  driver: string
  miniBrowser: string
}

async function startWebkitDriver({ driver, miniBrowser }: WebkitPrograms): Promise<Browser> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR)
  const [port] = findFreePorts(1)
  const screen = `-screen 0 ${SCREEN.width}x${SCREEN.height}x24`
  const server = spawn(
    'xvfb-run',
    ['--auto-servernum', `--server-args=${screen}`, driver, `--port=${port}`],
    {
      stdio: 'ignore',
      // A group of its own, as xvfb-run leaves the driver and the screen behind.
      detached: true,
      env: { ...process.env, XDG_CONFIG_HOME: settings, NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' },
    },
  )
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 200 && !(await fetch(`${url}/status`).catch(() => undefined)); tries += 1)
    await wait(50)

  return {
    async open(address, { width, height }) {
      const capabilities = new Capabilities()
        .setBrowserName('MiniBrowser')
        .set('webkitgtk:browserOptions', { binary: miniBrowser, args: ['--automation'] })
      const session = await new Builder().usingServer(url).withCapabilities(capabilities).build()
      const evaluate = <Value>(expression: string) => session.executeScript<Value>(`return ${expression}`)
      const window = session.manage().window()
      const x = (SCREEN.width - width) / 2
      await window.setRect({ x, y: 0, width, height })
      await session.get(address)
      const [innerWidth, innerHeight] = await evaluate<[number, number]>('[innerWidth, innerHeight]')
      await window.setRect({ x, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight })
      const pointAt = (x: number, y: number) =>
        session.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 })
      return {
        evaluate,
        move: (x, y) => pointAt(x, y).perform(),
        click: (x, y) => pointAt(x, y).pause(30).click().perform(),
        press: (key) => session.actions().sendKeys(SELENIUM_KEYS[key]).perform(),
        type: (text) => session.actions().sendKeys(text).perform(),
        screenshot: () => session.takeScreenshot(),
        close: () => session.quit(),
      }
    },
    async close() {
      if (server.pid) process.kill(-server.pid)
      rmSync(settings, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** For a window, in ms; it takes up to 5 s on a busy machine. */
const OPENING_LIMIT = 20_000

/** Starts WebKitGTK's driver on a screen of its own, and another if a window doesn't open: now and then a new browser hangs. */
export async function startWebkit(programs: WebkitPrograms): Promise<Browser> {
  let browser = await startWebkitDriver(programs)
  return {
    async open(...where) {
      const opening = browser.open(...where)
      const window = await Promise.race([opening, wait(OPENING_LIMIT)]).catch(() => undefined)
      if (window) return window
      await browser.close()
      browser = await startWebkitDriver(programs)
      return browser.open(...where)
    },
    close: () => browser.close(),
  }
}
