import { Storage as StorageOfDom, Window as WindowOfDom } from 'happy-dom'
import { vi } from 'vitest'

export const ORIGIN = 'https://www.example.com'

const refuse = (name: string) => () => {
  throw new DOMException('refused by a test', name)
}

/** Stored values, or blocked or full storage. */
export type Saved = Storage | 'blocked' | 'full'

/** A device's or tab's storage. */
export function aStorage(saved: Record<string, string> = {}): Storage {
  const storage = new StorageOfDom()
  for (const [key, text] of Object.entries(saved)) storage.setItem(key, text)
  return storage as unknown as Storage
}

function storageOf(saved: Saved): PropertyDescriptor {
  if (saved === 'blocked') return { get: refuse('SecurityError') }
  if (saved !== 'full') return { value: saved }
  return {
    value: { getItem: () => null, removeItem: () => undefined, setItem: refuse('QuotaExceededError') },
  }
}

interface Settings {
  path?: string
  /** The page's body. */
  html?: string
  /** The tab's storage. */
  storage?: Saved
  /** The device's storage. */
  device?: Saved
  isPrerendering?: boolean
  openedBy?: NavigationTimingType
}

/** A page in a tab that never navigates, with the test's timers. */
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
  // The site's events are of the test's class, which the page rejects.
  const dispatch = view.dispatchEvent.bind(view)
  view.dispatchEvent = (event) =>
    dispatch((event as unknown) instanceof view.Event ? event : new view.Event((event as Event).type))

  /** Fires an event with fields that its constructor ignores. */
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
    /** Clicks the element of a selector. */
    click: (selector: string, fields: object = {}) =>
      fire(element(selector), 'click', { isTrusted: true, ...fields }),
  }
}

/** A device with stored values, at a page with this query string. */
export const device = (search = '', saved: Record<string, string> = {}): Window =>
  aBrowser({ path: `/${search}`, device: aStorage(saved) }).view

/** A device with blocked storage. */
export const blockedDevice = (search = ''): Window => aBrowser({ path: `/${search}`, device: 'blocked' }).view
