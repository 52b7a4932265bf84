import type { ClientDirective } from 'astro'

const HINTS = ['pointerenter', 'pointerdown', 'focusin'] as const

/**
 * Hydrates an island when a visitor first turns to it: the pointer comes over it, a finger touches it, or focus enters.
 *
 * A click that comes before the island is ready is kept and given to it again, so that no first click is lost. Controls
 * that work by themselves (links, and buttons that open a popover) are left to the browser.
 */
const clientInteraction: ClientDirective = (load, _options, island) => {
  let waiting: HTMLElement | undefined

  const keepClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button && !button.hasAttribute('popovertarget')) waiting = button
  }

  const hydrate = async () => {
    for (const hint of HINTS) island.removeEventListener(hint, hydrate)
    island.addEventListener('click', keepClick)
    const start = await load()
    await start()
    island.removeEventListener('click', keepClick)
    // React attaches its handlers in a task of its own.
    if (waiting) setTimeout(() => waiting?.click())
  }

  for (const hint of HINTS) island.addEventListener(hint, hydrate, { passive: true })
}

export default clientInteraction
