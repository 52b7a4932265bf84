import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { connectBrowser } from './json-socket.ts'
import { startProcess } from './own-process.ts'

/** Nothing but this machine is asked: every other name is sent to a proxy that is not there. */
const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}

/** What points at a page, as Firefox tells its style sheets: 1 is coarse, 2 is fine and 4 hovers. Without a screen it has nothing. */
const POINTERS = { mouse: 2 + 4, finger: 1 } as const

export type Pointer = keyof typeof POINTERS

interface Evaluated {
  type: 'success' | 'exception'
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

/**
 * Opens Firefox without a window of its own, by WebDriver BiDi, which it speaks by itself.
 *
 * @param pointer what its device is used with
 */
export async function openFirefox(program: string, pointer: Pointer): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const preferences = {
    ...PREFERENCES,
    'ui.primaryPointerCapabilities': POINTERS[pointer],
    'ui.allPointerCapabilities': POINTERS[pointer],
  }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const browser = await startProcess(program, words, { until: /WebDriver BiDi listening on (\S+)/ })
  const { ask, disconnect } = await connectBrowser(`${browser.said}/session`)

  let context = ''
  await ask('session.new', { capabilities: {} })

  const renew: Engine['renew'] = async (viewport) => {
    const before = context
    context = (await ask<{ context: string }>('browsingContext.create', { type: 'tab' })).context
    await ask('browsingContext.setViewport', { context, viewport })
    if (before) await ask('browsingContext.close', { context: before })
  }

  return {
    open: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await ask('browsingContext.traverseHistory', { context, delta: -1 })),
    evaluate: async <Value>(expression: string) => {
      const asked = {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      }
      const { type, result, exceptionDetails } = await ask<Evaluated>('script.evaluate', asked)
      if (type === 'exception') throw new Error(exceptionDetails?.text)
      return JSON.parse(result?.value ?? 'null') as Value
    },
    perform: async (actions) => void (await ask('input.performActions', { context, actions })),
    screenshot: async () =>
      (await ask<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    renew,
    close: async () => {
      disconnect()
      await browser.end()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
