import { expect } from 'playwright/test'
import type { Engine, InputSource } from './driver/engine.ts'
import { locate, type Place } from './driver/locate.ts'
import type { ReportingSite } from './reporting-site.ts'

/** Keys without a character of their own, by WebDriver's code points. */
const KEYS = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  End: '\uE010',
} as const

export type Key = keyof typeof KEYS

/** A visitor at the site in one window of a browser: does what a hand does, and waits for what is seen. */
export function createVisitor(engine: Engine, site: ReportingSite) {
  /** A value of the page; undefined while the page gives way to another. */
  const read = async <Words extends unknown[], Value>(
    run: (...words: Words) => Value,
    ...words: Words
  ): Promise<Awaited<Value> | undefined> => {
    try {
      return await engine.evaluate<Awaited<Value>>(`(${run})(...${JSON.stringify(words)})`)
    } catch {
      return undefined
    }
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
    await expect(async () => {
      found = await read(locate, selector, name)
      expect(found, `${selector} "${name}"`).toHaveProperty('x')
    }).toPass({ intervals: [50] })
    return found as Place
  }

  const pointer = (...actions: Record<string, unknown>[]) =>
    engine.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])

  async function clickAt({ x, y }: Place): Promise<void> {
    await pointer(
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pause', duration: 30 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    )
  }

  const strokes = (values: readonly string[]): InputSource => ({
    type: 'key',
    id: 'keys',
    actions: values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  })

  const press = (...keys: (Key | string)[]) =>
    engine.perform([strokes(keys.map((key) => KEYS[key as Key] ?? key))])
  const type = (text: string) => engine.perform([strokes([...text])])

  return {
    read,
    until,
    clickAt,
    open: (path: string) => engine.open(site.url + path),
    /** The browser's own Back. */
    back: () => engine.back(),
    click: async (selector: string, name?: string) => clickAt(await find(selector, name)),
    hover: async (selector: string, name?: string) => {
      const { x, y } = await find(selector, name)
      await pointer({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })
    },
    sees: async (selector: string, name?: string) => void (await find(selector, name)),
    /** Chooses of a select as from its open list, which belongs to the system and is out of a driver's reach. */
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
    /** Waits until nothing of a selector is seen. */
    misses: (selector: string) =>
      until(
        true,
        (hidden) => [...document.querySelectorAll(hidden)].every((one) => !one.checkVisibility()),
        selector,
      ),
    press,
    type,
    /** Fills in the contact form as Ann Lee would, from the field of the name that has the focus, and sends it. */
    sendMessage: async (words: string) => {
      for (const [at, text] of ['Ann Lee', 'ann@example.com', words].entries()) {
        if (at > 0) await press('Tab')
        await type(text)
      }
      await clickAt(await find('.contact-form button', 'Send Message'))
    },
    /** Waits until a page is there and complete: before, a browser may still be putting it where it was left. */
    isAt: (address: string) =>
      until(address, () =>
        document.readyState === 'complete' ? location.pathname + location.search : document.readyState,
      ),
    /** Waits until a text stands in an element. */
    text: (selector: string, expected: string) =>
      until(
        expected,
        (of) => document.querySelector<HTMLElement>(of)?.textContent.replace(/\s+/g, ' ').trim() ?? '',
        selector,
      ),
    /** Scrolls to an element as a wheel would, and gives the place. */
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
