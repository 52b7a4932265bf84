import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_ARGUMENTS, findBrowser } from './find-browser.ts'

/** One tab of a browser that nothing is switched off in: Playwright's own does without prerendering. */
export interface Tab {
  send: (method: string, params?: object) => Promise<Record<string, unknown>>
  /** The value of an expression on the page; promises are waited for. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Moves the pointer over an element, rests there, and clicks. */
  click: (selector: string, restMs: number) => Promise<void>
  close: () => Promise<void>
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function listening(stream: NodeJS.ReadableStream): Promise<string> {
  let said = ''
  for await (const chunk of stream) {
    said += String(chunk)
    const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1]
    if (port) return port
  }
  throw new Error(`The browser ended: ${said}`)
}

/** A machine without a screen has no mouse either: hover and pointer as a desk has them (HOVER and FINE in Chromium). */
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** Opens a browser of its own, with a fresh profile, at 1280 × 800. */
export async function openTab(): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'plain-browser-'))
  const options = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const browser = spawn(
    findBrowser(),
    [...options, '--window-size=1280,800', MOUSE, ...BROWSER_ARGUMENTS, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await listening(browser.stderr)
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string
  }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))

  interface Question {
    sessionId: string | undefined
    answer: (result: Record<string, unknown>) => void
  }
  const waiting = new Map<number, Question>()
  /** The pages of the tab, the shown one first: a prerendered page comes second, and first when it takes over. */
  const pages: string[] = []
  let last = 0

  const ask = (method: string, params: object, sessionId?: string): Promise<Record<string, unknown>> =>
    new Promise((resolve) => {
      waiting.set(++last, { sessionId, answer: resolve })
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    })

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as {
      id?: number
      method?: string
      result?: Record<string, unknown>
      params?: { sessionId: string; targetInfo?: { type: string } }
    }
    const { id = 0, method, params } = message
    if (method === 'Target.attachedToTarget' && params?.targetInfo?.type === 'page')
      pages.push(params.sessionId)
    if (method === 'Target.detachedFromTarget' && params && pages.includes(params.sessionId)) {
      pages.splice(pages.indexOf(params.sessionId), 1)
      // The page gave way to a prerendered one: what it was asked meanwhile it never answers.
      for (const { sessionId, answer } of waiting.values()) if (sessionId === params.sessionId) answer({})
    }
    waiting.get(id)?.answer(message.result ?? {})
    waiting.delete(id)
  })

  // Whoever attaches to a page and not to its tab switches prerendering off.
  const filter = [{ type: 'tab' }]
  const { targetInfos } = (await ask('Target.getTargets', { filter })) as {
    targetInfos: { targetId: string }[]
  }
  const attach = { targetId: targetInfos[0]?.targetId, flatten: true }
  const { sessionId } = (await ask('Target.attachToTarget', attach)) as { sessionId: string }
  const attachment = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await ask('Target.setAutoAttach', attachment, sessionId)

  const send: Tab['send'] = (method, params = {}) => ask(method, params, pages[0])

  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    return (result as { value: Value } | undefined)?.value as Value
  }

  async function click(selector: string, restMs: number): Promise<void> {
    const { x, y } = await evaluate<{ x: number; y: number }>(`(() => {
      const link = document.querySelector(${JSON.stringify(selector)})
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = link.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x - 2, y })
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
    await wait(restMs)
    const pressed = { x, y, button: 'left', clickCount: 1 }
    await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...pressed })
    await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...pressed })
  }

  async function close(): Promise<void> {
    const ended = new Promise((resolve) => browser.once('exit', resolve))
    await ask('Browser.close', {})
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { send, evaluate, click, close }
}
