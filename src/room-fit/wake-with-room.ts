/** What an address or the device may hold of a room; what it is, the tool itself finds out. */
const ROOM_IN_ADDRESS = /[?&](room|ceiling)=/

function hasRoom(view: Pick<Window, 'location' | 'localStorage'>): boolean {
  if (ROOM_IN_ADDRESS.test(view.location.search)) return true
  try {
    return view.localStorage.getItem('room') !== null
  } catch {
    return false
  }
}

/**
 * Wakes the tool for rooms as it comes into sight, for a visitor who has given a room before or follows a link with one.
 * For anybody else it sleeps until it is used.
 *
 * @param section holds the island, which has no box of its own to be seen
 */
export function wakeWithRoom(section: Element, view: Window & typeof globalThis): void {
  if (!hasRoom(view)) return
  const observer = new view.IntersectionObserver(([seen]) => {
    if (!seen?.isIntersecting) return
    observer.disconnect()
    section.querySelector('astro-island')?.dispatchEvent(new Event('island-wake'))
  })
  observer.observe(section)
}
