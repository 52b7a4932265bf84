import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePorts } from '../../free-ports.ts'
import type { Engine } from './engine.ts'
import { startProcess } from './own-process.ts'

/** The toolbar of WebKit's small browser makes no window narrower than 447 px. */
const NARROW_TOOLBAR =
  'toolbar, toolbar *, headerbar, headerbar *, button, entry, entry *, toolbutton, toolitem { min-width: 0; padding: 0; margin: 0; font-size: 6px; border-width: 0; }'

/** The pointer waits in the middle of it: there a window has the focus, as no window manager gives it to another. */
const SCREEN = { width: 1280, height: 900 }

/** No answer of the driver takes as long. */
const PATIENCE_MS = 20_000

export interface WebkitPrograms {
  driver: string
  miniBrowser: string
  xvfb: string
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return
    await wait(50)
  }
  throw new Error(`${url} does not answer.`)
}

/** Opens WebKit's MiniBrowser by WebDriver, on a screen of its own. */
export async function openWebkit(programs: WebkitPrograms): Promise<Engine> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR)
  const screen = [
    '-screen',
    '0',
    `${SCREEN.width}x${SCREEN.height}x24`,
    '-nolisten',
    'tcp',
    '-displayfd',
    '1',
  ]
  const display = await startProcess(programs.xvfb, screen, { until: /^(\d+)\n/m })
  const env = {
    DISPLAY: `:${display.said}`,
    XDG_CONFIG_HOME: settings,
    NO_AT_BRIDGE: '1',
    GDK_BACKEND: 'x11',
  }
  const [port] = findFreePorts(1)
  const driver = await startProcess(programs.driver, [`--port=${port}`], { env })
  const url = `http://127.0.0.1:${port}`
  await answering(`${url}/status`)

  async function ask<Value>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: object = {},
  ): Promise<Value> {
    const answer = await fetch(url + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.error}, ${value.message}`)
    return value
  }
  const options = { binary: programs.miniBrowser, args: ['--automation'] }
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch },
  })
  const session = `/session/${sessionId}`
  const post = <Value>(path: string, body?: object) => ask<Value>('POST', session + path, body)
  const evaluate = <Value>(expression: string) =>
    post<Value>('/execute/sync', { script: `return ${expression}`, args: [] })

  const renew: Engine['renew'] = async ({ width, height }) => {
    const { handle } = await post<{ handle: string }>('/window/new', { type: 'window' })
    await ask('DELETE', `${session}/window`)
    await post('/window', { handle })
    await post('/window/rect', { x: (SCREEN.width - width) / 2, y: 0, width, height })
    let [innerWidth, innerHeight] = [Number.POSITIVE_INFINITY, 0]
    // A busy machine still says for a moment how large the new window was.
    while (innerWidth >= 2 * width)
      [innerWidth, innerHeight] = await evaluate<[number, number]>('[innerWidth, innerHeight]')
    await post('/window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight })
  }

  return {
    open: (url) => post('/url', { url }),
    back: () => post('/back'),
    evaluate,
    perform: (actions) => post('/actions', { actions }),
    screenshot: () => ask('GET', `${session}/screenshot`),
    renew,
    close: async () => {
      await ask('DELETE', session).catch(() => undefined)
      await driver.end()
      await display.end()
      rmSync(settings, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
