import { Storage as StorageOfDom, Window as WindowOfDom } from 'happy-dom'
import { onTestFinished, vi } from 'vitest'

export const ORIGIN = 'https://www.example.com'

const refuse = () => {
  throw new DOMException('refused by a test', 'SecurityError')
}

/** Stored values, or blocked storage. */
export type Saved = Storage | 'blocked'

/** A device's storage. */
export function aStorage(saved: Record<string, string> = {}): Storage {
  const storage = new StorageOfDom()
  for (const [key, text] of Object.entries(saved)) storage.setItem(key, text)
  return storage as unknown as Storage
}

/** Opens a page of a device for the running test. */
export function aBrowser({ path = '/', html = '', device = aStorage() as Saved } = {}) {
  const view = new WindowOfDom({ url: new URL(path, ORIGIN).href }) as unknown as Window & typeof globalThis
  view.document.body.innerHTML = html
  Object.defineProperty(view, 'localStorage', device === 'blocked' ? { get: refuse } : { value: device })
  // The site's events are of the test's class, which the page rejects.
  const dispatch = view.dispatchEvent.bind(view)
  view.dispatchEvent = (event) =>
    dispatch((event as unknown) instanceof view.Event ? event : new view.Event((event as Event).type))
  vi.stubGlobal('window', view)
  vi.stubGlobal('document', view.document)
  vi.stubGlobal('location', view.location)
  onTestFinished(() => void vi.unstubAllGlobals())
  return { page: view.document, view }
}

/** Opens a page with this query string, on a device with stored values. */
export const device = (search = '', saved: Record<string, string> = {}): Window =>
  aBrowser({ path: `/${search}`, device: aStorage(saved) }).view

/** Opens a page on a device with blocked storage. */
export const blockedDevice = (search = ''): Window => aBrowser({ path: `/${search}`, device: 'blocked' }).view
