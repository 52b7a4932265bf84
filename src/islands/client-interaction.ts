import type { ClientDirective } from 'astro'

const HINTS = ['pointerenter', 'pointerdown', 'focusin', 'island-wake'] as const

/**
 * Hydrates an island when a visitor first turns to it: the pointer comes over it, a finger touches it, focus enters, or a
 * page knows that the visitor did before (`island-wake`).
 *
 * A click that comes before the island is ready is kept and given to it again once it says so (`island-ready`, see
 * use-island-ready.ts), so that no first click is lost. Controls that work by themselves (links, and buttons that open a
 * popover or send a form) are left to the browser.
 */
const clientInteraction: ClientDirective = (load, _options, island) => {
  let waiting: HTMLElement | undefined

  const keepClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button[type="button"]') : null
    if (button instanceof HTMLElement && !button.hasAttribute('popovertarget')) waiting = button
  }

  const ready = () => {
    island.removeEventListener('click', keepClick)
    waiting?.click()
  }

  const hydrate = async () => {
    for (const hint of HINTS) island.removeEventListener(hint, hydrate)
    island.addEventListener('click', keepClick)
    island.addEventListener('island-ready', ready, { once: true })
    const start = await load()
    await start()
  }

  for (const hint of HINTS) island.addEventListener(hint, hydrate, { passive: true })
}

export default clientInteraction
