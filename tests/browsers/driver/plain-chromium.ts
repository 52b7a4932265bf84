import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BROWSER_ARGUMENTS, findBrowser } from '../../find-browser.ts'
import { connectBrowser } from './json-socket.ts'
import { startProcess } from './own-process.ts'

/** One tab of a Chromium that nothing is switched off in: Playwright's own does without prerendering. */
export interface Tab {
  send: (method: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>>
  /** The value of an expression on the page; promises are waited for. Undefined while one page gives way to another. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Moves the pointer over an element, rests there, and clicks. */
  click: (selector: string, restMs: number) => Promise<void>
  close: () => Promise<void>
}

/** A machine without a screen has no mouse either: hover and pointer as a desk has them (HOVER and FINE in Chromium). */
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

interface ShownPage {
  sessionId: string
  /** Its session ends: what it was asked meanwhile it never answers. */
  left: PromiseWithResolvers<Record<string, unknown>>
}

/** Opens a browser of its own, with a fresh profile, at 1280 × 800. */
export async function openTab(): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'plain-chromium-'))
  const options = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const words = [...options, '--window-size=1280,800', MOUSE, ...BROWSER_ARGUMENTS, 'about:blank']
  const browser = await startProcess(findBrowser(), words, { until: /DevTools listening on (\S+)/ })

  /** The pages of the tab, the shown one first: a prerendered page comes second, and first when it takes over. */
  const pages: ShownPage[] = []
  const { ask, disconnect } = await connectBrowser(browser.said, (method, params) => {
    const { sessionId, targetInfo } = params as { sessionId: string; targetInfo?: { type: string } }
    if (method === 'Target.attachedToTarget' && targetInfo?.type === 'page')
      pages.push({ sessionId, left: Promise.withResolvers() })
    const place = pages.findIndex((page) => page.sessionId === sessionId)
    if (method === 'Target.detachedFromTarget' && place >= 0) pages.splice(place, 1)[0]?.left.resolve({})
  })

  // Whoever attaches to a page and not to its tab switches prerendering off.
  const { targetInfos } = await ask<{ targetInfos: { targetId: string }[] }>('Target.getTargets', {
    filter: [{ type: 'tab' }],
  })
  const attach = { targetId: targetInfos[0]?.targetId, flatten: true }
  const { sessionId } = await ask<{ sessionId: string }>('Target.attachToTarget', attach)
  const attachment = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await ask('Target.setAutoAttach', attachment, sessionId)

  const send: Tab['send'] = (method, params) => {
    const [page] = pages
    const asked = ask<Record<string, unknown>>(method, params, page?.sessionId).catch(() => ({}))
    return page ? Promise.race([asked, page.left.promise]) : asked
  }

  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    return (result as { value: Value } | undefined)?.value as Value
  }

  async function click(selector: string, restMs: number): Promise<void> {
    const place = await evaluate<{ x: number; y: number }>(`(() => {
      const link = document.querySelector(${JSON.stringify(selector)})
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = link.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
    const mouse = (type: string, more: object = {}) =>
      send('Input.dispatchMouseEvent', { type, ...place, ...more })
    await mouse('mouseMoved', { x: place.x - 2 })
    await mouse('mouseMoved')
    await wait(restMs)
    await mouse('mousePressed', { button: 'left', clickCount: 1 })
    await mouse('mouseReleased', { button: 'left', clickCount: 1 })
  }

  async function close(): Promise<void> {
    disconnect()
    await browser.end()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { send, evaluate, click, close }
}
