import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectBidi } from './bidi.ts'
import type { Engine } from './engine.ts'
import { startProcess } from './own-process.ts'

/** Nothing but this machine is asked: every other name is sent to a proxy that is not there. */
const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}

interface Evaluated {
  type: 'success' | 'exception'
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

/** Opens Firefox without a window of its own, by WebDriver BiDi, which it speaks by itself. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const browser = await startProcess(program, words, { until: /WebDriver BiDi listening on (\S+)/ })
  const { ask, disconnect } = await connectBidi(`${browser.said}/session`)

  let context = ''
  let user = ''
  await ask('session.new', { capabilities: {} })

  const renew: Engine['renew'] = async (viewport) => {
    const before = user
    user = (await ask<{ userContext: string }>('browser.createUserContext', {})).userContext
    context = (await ask<{ context: string }>('browsingContext.create', { type: 'tab', userContext: user }))
      .context
    await ask('browsingContext.setViewport', { context, viewport })
    if (before) await ask('browser.removeUserContext', { userContext: before })
  }

  return {
    open: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    traverse: async (delta) => void (await ask('browsingContext.traverseHistory', { context, delta })),
    reload: async () => void (await ask('browsingContext.reload', { context, wait: 'complete' })),
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
