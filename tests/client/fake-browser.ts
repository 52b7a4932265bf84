/** Just enough of a browser for the small modules of src/client: what they listen to, read and write. */

export class MemoryStorage {
  readonly held: Map<string, string>
  constructor(kept: Record<string, string> = {}) {
    this.held = new Map(Object.entries(kept))
  }
  getItem = (key: string) => this.held.get(key) ?? null
  setItem = (key: string, value: string) => void this.held.set(key, value)
  removeItem = (key: string) => void this.held.delete(key)
}

/** A device that remembers, at a page with this query string. */
export const device = (search = '', kept: Record<string, string> = {}) => ({
  localStorage: new MemoryStorage(kept) as unknown as Storage,
  location: { search } as Location,
})

/** A device that refuses to remember. */
export const forbidden = (search = '') => ({
  get localStorage(): Storage {
    throw new DOMException('forbidden by a test', 'SecurityError')
  },
  location: { search } as Location,
})

export interface FakeLink {
  href?: string
  target?: string
  download?: boolean
  dataset?: Record<string, string>
  /** What `closest` finds beside the link itself. */
  around?: Record<string, unknown>
}

interface Settings {
  path?: string
  storage?: MemoryStorage | 'forbidden' | 'full'
  isPrerendering?: boolean
  isNotFound?: boolean
  /** A list, and so one whose place is kept. */
  isList?: boolean
  openedBy?: NavigationTimingType
}

export const ORIGIN = 'https://www.example.com'

/** An event with fields that its constructor does not take. */
export function fakeEvent(type: string, fields: object = {}): Event {
  const event = new Event(type, { cancelable: true })
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value })
  return event
}

export function fakeLink({ href = '/', target = '', download = false, dataset = {}, around = {} }: FakeLink) {
  const { origin, pathname, search, hash, href: address } = new URL(href, ORIGIN)
  const link = {
    ...{ origin, pathname, search, hash, href: address, target, dataset },
    hasAttribute: (name: string) => name === 'download' && download,
    closest: (selector: string): unknown => (selector === 'a' ? link : around[selector]),
  }
  return link
}

/** A page in a tab, with a clock that is moved by hand. */
export function fakeBrowser({
  path = '/',
  storage = new MemoryStorage(),
  isPrerendering = false,
  isNotFound = false,
  isList = false,
  openedBy = 'navigate',
}: Settings = {}) {
  const full = {
    ...{ getItem: () => null, removeItem: () => undefined },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const timers = new Map<number, { at: number; run: () => void }>()
  let now = 0
  let last = 0
  const added: Record<string, unknown>[] = []

  const view = Object.assign(new EventTarget(), {
    location: new URL(path, ORIGIN),
    scrollY: 0,
    scrolls: [] as unknown[],
    scrollTo(options: { top: number }) {
      view.scrolls.push(options)
      view.scrollY = options.top
    },
    setTimeout: (run: () => void, delay: number) => {
      timers.set(++last, { at: now + delay, run })
      return last
    },
    clearTimeout: (id: number) => void timers.delete(id),
    performance: { getEntriesByType: () => [{ type: openedBy }] },
    navigator: {} as Record<string, unknown>,
    navigation: new EventTarget(),
    HTMLScriptElement: {} as { supports?: () => boolean },
    pass(ms: number) {
      now += ms
      for (const [id, { at, run }] of timers) {
        if (at > now) continue
        timers.delete(id)
        run()
      }
    },
  })
  Object.defineProperty(view, 'sessionStorage', {
    get() {
      if (storage === 'forbidden') throw new DOMException('forbidden', 'SecurityError')
      return storage === 'full' ? full : storage
    },
  })

  const append = (element: Record<string, unknown>) => void added.push(element)
  const attributes: Record<string, string> = { 'data-in-parts': '' }
  const page = Object.assign(new EventTarget(), {
    prerendering: isPrerendering,
    documentElement: {
      attributes,
      removeAttribute: (name: string) => delete attributes[name],
    },
    body: { dataset: isList ? { list: '150' } : {}, append },
    head: { append },
    getElementById: () => (isNotFound ? {} : null),
    querySelector: (_selector: string): unknown => null,
    querySelectorAll: (_selector: string): unknown[] => [],
    createElement: () => {
      const element: Record<string, unknown> = { textContent: '' }
      element.setAttribute = (name: string, value: string) => {
        element[name] = value
      }
      element.remove = () => void added.splice(added.indexOf(element), 1)
      return element
    },
  })

  const click = (link: FakeLink, fields: object = {}) =>
    page.dispatchEvent(fakeEvent('click', { button: 0, isTrusted: true, target: fakeLink(link), ...fields }))

  return {
    globals: {
      page: page as unknown as Document & { prerendering: boolean },
      view: view as unknown as Window,
    },
    ...{ page, view, storage, added, click },
  }
}
