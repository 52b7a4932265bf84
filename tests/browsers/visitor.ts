import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'playwright/test'
import type { BrowserWindow, KeyName } from './engines.ts'

interface Place {
  x: number
  y: number
}

/**
 * Runs on the page: the middle of the first visible element with a selector and a name, once it stands still and nothing covers it.
 * Scrolls to it if it is out of the window.
 *
 * @param name its label or text, or a part of it; any if empty
 */
async function locate(selector: string, name: string): Promise<Place | string> {
  const nameOf = (element: Element) => {
    const named = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    const label = (element as HTMLInputElement).labels?.[0]
    const text = element.getAttribute('aria-label') ?? (named ?? label ?? element).textContent
    return text?.replace(/\s+/g, ' ').trim() ?? ''
  }
  const visible = [...document.querySelectorAll(selector)].filter(
    (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }),
  )
  const found =
    visible.find((element) => !name || nameOf(element) === name) ??
    visible.find((element) => nameOf(element).includes(name))
  if (!found) return `is not among the visible: ${visible.map(nameOf).join(' | ')}`
  const middle = () => {
    const { x, y, width, height } = found.getClientRects()[0] ?? found.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const scrollToIt = () => {
    // The site stops restoring the scroll position after a wheel event.
    found.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  if (middle().y < 8 || middle().y > innerHeight - 8) scrollToIt()
  const before = middle()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const now = middle()
  if (before.x !== now.x || before.y !== now.y) return 'moves'
  const top = document.elementFromPoint(now.x, now.y)
  const isFree = top && (found.contains(top) || top.contains(found) || top.closest('label')?.contains(found))
  if (isFree) return now
  // Under the foot of a sheet, which a visitor scrolls.
  scrollToIt()
  return `is covered by ${top?.outerHTML.slice(0, 80)}`
}

/**
 * A visitor in one browser window: does what a hand does, and waits for what is visible.
 *
 * @param siteUrl the origin of the site
 */
export function createVisitor(window: BrowserWindow, siteUrl: string) {
  /** A value of the page; undefined while the page gives way to another. */
  async function read<Words extends unknown[], Value>(
    run: (...words: Words) => Value,
    ...words: Words
  ): Promise<Awaited<Value> | undefined> {
    const expression = `(${run})(...${JSON.stringify(words)})`
    const value = window.evaluate(expression).catch(() => undefined)
    // Firefox may never answer a page that is being left.
    return Promise.race([value, wait(700)]) as Promise<Awaited<Value> | undefined>
  }

  /** Waits until the page gives a value. */
  const until = <Words extends unknown[], Value>(
    expected: Awaited<Value>,
    run: (...words: Words) => Value,
    ...words: Words
  ): Promise<void> =>
    expect.poll(() => read(run, ...words), { intervals: [50], message: String(run) }).toEqual(expected)

  async function find(selector: string, name = ''): Promise<Place> {
    let found: Place | string | undefined
    await expect
      .poll(
        async () => {
          found = await read(locate, selector, name)
          return typeof found === 'object' ? 'is there' : (found ?? 'is on no page')
        },
        { intervals: [50], message: `${selector} "${name}"` },
      )
      .toBe('is there')
    return found as Place
  }

  async function click(selector: string, name?: string): Promise<void> {
    const { x, y } = await find(selector, name)
    await window.click(x, y)
  }

  /** Waits until a page is there and complete: before, a browser may still be restoring its place. */
  const isAt = (address: string) =>
    until(address, () =>
      document.readyState === 'complete' ? location.pathname + location.search : document.readyState,
    )

  async function press(...keys: KeyName[]): Promise<void> {
    for (const key of keys) await window.press(key)
  }

  return {
    read,
    until,
    click,
    isAt,
    press,
    type: (text: string) => window.type(text),
    open: async (path: string) => {
      await read((url) => location.assign(url), siteUrl + path)
      await isAt(path)
    },
    /** Clicks the browser's Back button; drivers never report a page restored from the back/forward cache. */
    back: () => read(() => history.back()),
    hover: async (selector: string, name?: string) => {
      const { x, y } = await find(selector, name)
      await window.move(x, y)
    },
    sees: async (selector: string, name?: string) => void (await find(selector, name)),
    /** Chooses an option; a select's open list belongs to the system, out of a driver's reach. */
    choose: (selector: string, option: string) =>
      until(
        true,
        (of, label) => {
          const select = document.querySelector<HTMLSelectElement>(of)
          const value = [...(select?.options ?? [])].find(({ text }) => text === label)?.value
          if (!select || value === undefined) return false
          select.focus()
          select.value = value
          return select.dispatchEvent(new Event('change', { bubbles: true }))
        },
        selector,
        option,
      ),
    /** Waits until nothing with a selector is visible. */
    misses: (selector: string) =>
      until(
        true,
        (hidden) => [...document.querySelectorAll(hidden)].every((one) => !one.checkVisibility()),
        selector,
      ),
    /** Fills in the contact form from the name, which has the focus, and sends it. */
    sendMessage: async (words: string) => {
      for (const [at, text] of ['Ann Lee', 'ann@example.com', words].entries()) {
        if (at > 0) await press('Tab')
        await window.type(text)
      }
      await click('.contact-form button', 'Send Message')
    },
    /** Waits until an element has a text. */
    text: (selector: string, expected: string) =>
      until(
        expected,
        (of) => document.querySelector<HTMLElement>(of)?.textContent.replace(/\s+/g, ' ').trim() ?? '',
        selector,
      ),
    /** Scrolls to an element and returns the place of the page. */
    scrollTo: async (selector: string, name: string): Promise<number> => {
      await find(selector, name)
      return (await read(() => Math.round(scrollY))) ?? 0
    },
    /** Waits until the page is scrolled to a place, give or take a rounding. */
    isScrolledTo: (place: number) => until(true, (to) => Math.abs(scrollY - to) <= 2, place),
    isFocused: (selector: string) =>
      until(true, (of) => document.activeElement?.matches(of) ?? false, selector),
  }
}

export type Visitor = ReturnType<typeof createVisitor>
