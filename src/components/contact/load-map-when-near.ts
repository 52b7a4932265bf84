/** Distance from the viewport at which the map is loaded, in px. Browsers' own lazy loading starts at 1,250 or more. */
const NEAR_PX = 200

/**
 * Loads the map when its frame comes near the viewport: a visitor who never scrolls there neither waits for the maps service
 * nor is seen by it.
 *
 * @param frame carries the map's address in `data-map` and its name in `data-title`
 */
export function loadMapWhenNear(frame: HTMLElement, { IntersectionObserver }: typeof globalThis): void {
  const { map, title = '' } = frame.dataset
  if (!map) return
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const iframe = frame.ownerDocument.createElement('iframe')
      iframe.src = map
      iframe.title = title
      frame.replaceChildren(iframe)
    },
    { rootMargin: `${NEAR_PX}px` },
  )
  observer.observe(frame)
}
