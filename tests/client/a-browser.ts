import { Storage as StorageOfDom, Window as WindowOfDom } from 'happy-dom'
import { vi } from 'vitest'

export const ORIGIN = 'https://www.example.com'

const refuse = (name: string) => () => {
  throw new DOMException('refused by a test', name)
}

/** What a device keeps, or a storage that refuses to. */
export type Kept = Storage | 'forbidden' | 'full'

/** The storage of a device or a tab. */
export function aStorage(kept: Record<string, string> = {}): Storage {
  const storage = new StorageOfDom()
  for (const [key, text] of Object.entries(kept)) storage.setItem(key, text)
  return storage as unknown as Storage
}

function storageOf(kept: Kept): PropertyDescriptor {
  if (kept === 'forbidden') return { get: refuse('SecurityError') }
  if (kept !== 'full') return { value: kept }
  return {
    value: { getItem: () => null, removeItem: () => undefined, setItem: refuse('QuotaExceededError') },
  }
}

interface Settings {
  path?: string
  /** What is in the body of the page. */
  html?: string
  /** The storage of the tab. */
  storage?: Kept
  /** The storage of the device. */
  device?: Kept
  isPrerendering?: boolean
  openedBy?: NavigationTimingType
}

/** A page in a tab that goes nowhere; its timers are those of the test. */
export function aBrowser({
  path = '/',
  html = '',
  storage = aStorage(),
  device = aStorage(),
  isPrerendering = false,
  openedBy = 'navigate',
}: Settings = {}) {
  const settings = { navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true } }
  const window = new WindowOfDom({ url: new URL(path, ORIGIN).href, settings })
  const view = window as unknown as Window & typeof globalThis
  const page = view.document as Document & { prerendering: boolean }
  page.body.innerHTML = html
  page.prerendering = isPrerendering
  Object.assign(view, {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (id: number) => clearTimeout(id),
    navigation: new EventTarget(),
    performance: { getEntriesByType: () => [{ type: openedBy }] },
  })
  Object.defineProperty(view, 'sessionStorage', storageOf(storage))
  Object.defineProperty(view, 'localStorage', storageOf(device))
  const scrollTo = vi.spyOn(view, 'scrollTo')
  // The site makes events of the test's own kind, which the page does not know.
  const dispatch = view.dispatchEvent.bind(view)
  view.dispatchEvent = (event) =>
    dispatch((event as unknown) instanceof view.Event ? event : new view.Event((event as Event).type))

  /** An event with fields that its constructor does not take. */
  const fire = (target: EventTarget, type: string, fields: object = {}) => {
    const event = new view.MouseEvent(type, { bubbles: true, cancelable: true })
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value })
    target.dispatchEvent(event)
    return event
  }
  const element = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind => {
    const found = page.querySelector<Kind>(selector)
    if (!found) throw new Error(`The page of this test has no ${selector}.`)
    return found
  }
  return {
    ...{ page, view, storage, fire, element, scrollTo },
    globals: { page, view },
    /** A visitor clicks what the selector finds. */
    click: (selector: string, fields: object = {}) =>
      fire(element(selector), 'click', { isTrusted: true, ...fields }),
  }
}

/** A device that remembers, at a page with this query string. */
export const device = (search = '', kept: Record<string, string> = {}): Window =>
  aBrowser({ path: `/${search}`, device: aStorage(kept) }).view

/** A device that refuses to remember. */
export const forbidden = (search = ''): Window => aBrowser({ path: `/${search}`, device: 'forbidden' }).view
