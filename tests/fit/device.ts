/** A device that remembers, at a page with this query string. */
export function device(search = '') {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
  return { localStorage, location: { search } as Location }
}

/** A device that refuses to remember. */
export const forbidden = (search = '') => ({
  get localStorage(): Storage {
    throw new DOMException('forbidden by a test', 'SecurityError')
  },
  location: { search } as Location,
})
