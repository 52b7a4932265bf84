import { setTimeout as wait } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.ts'

/** A machine without a screen has no mouse either: these are hover and a fine pointer, by Chromium's own numbers. */
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** A tab of a Chromium that prerenders, which Playwright's own does not. */
export async function openTab() {
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    defaultViewport: null,
    args: ['--window-size=1280,800', MOUSE, ...BROWSER_ARGUMENTS],
  })
  const [page] = await browser.pages()
  if (!page) throw new Error('Chromium opened without a tab')

  /** The value of an expression on the page; undefined while one page gives way to another. */
  const evaluate = <Value>(expression: string): Promise<Value> =>
    page.evaluate(expression).catch(() => undefined) as Promise<Value>

  return {
    evaluate,
    open: (url: string) => page.goto(url),
    /** Moves the pointer over an element, rests there, and clicks. */
    async click(selector: string, restMs: number): Promise<void> {
      const { x, y } = await evaluate<{ x: number; y: number }>(`(() => {
        const link = document.querySelector(${JSON.stringify(selector)})
        link.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = link.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      })()`)
      await page.mouse.move(x - 2, y)
      await page.mouse.move(x, y)
      await wait(restMs)
      await page.mouse.click(x, y)
    },
    close: () => browser.close(),
  }
}

export type Tab = Awaited<ReturnType<typeof openTab>>
