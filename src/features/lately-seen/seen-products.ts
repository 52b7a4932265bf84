/** Where the device keeps recently viewed products, newest first, separated by commas. It never leaves the device. */
const SEEN_KEY = 'lately-seen'
/** As many as are worth going back to. */
const MOST_SEEN = 8

type View = Pick<Window, 'localStorage'>

/** A product's name in addresses; anything else written there is dropped. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The `productUrl`s of the products last viewed on this device, newest first; none where storage is forbidden. */
export function seenProducts(view: View): string[] {
  try {
    const kept = view.localStorage.getItem(SEEN_KEY) ?? ''
    return kept
      .split(',')
      .filter((name) => NAME.test(name))
      .slice(0, MOST_SEEN)
  } catch {
    return []
  }
}

/** Remembers that a product was seen. Nothing is kept where storage is full or forbidden. */
export function addSeenProduct(view: View, productUrl: string): void {
  const others = seenProducts(view).filter((name) => name !== productUrl)
  try {
    view.localStorage.setItem(SEEN_KEY, [productUrl, ...others].slice(0, MOST_SEEN).join())
  } catch {
    // The visit goes on without.
  }
}

/** Forgets them all. */
export function clearSeenProducts(view: View): void {
  try {
    view.localStorage.removeItem(SEEN_KEY)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
