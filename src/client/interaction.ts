import type { ClientDirective } from 'astro'
import { deviceText, STATE_CHANGED } from './storage.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island on its first pointer, touch or focus, or if the address has one of the named parameters. */
    'client:interaction'?: boolean | string
  }
}

/** Buttons that need the island: a click before hydration is repeated once afterward. */
const BUTTON = 'button[type=button]:not([popovertarget], [data-list-menu])'
/** After this, load.ts notifies the visitor, and a filtered list is shown as built. */
const LATE_MS = 5000

const interaction: ClientDirective = (load, { value }, island) => {
  let loading: Promise<unknown> | undefined
  let pressed: HTMLElement | null = null
  let late: number | undefined
  const start = () => (loading ??= load().then((hydrate) => hydrate()))
  const wait = () => {
    start()
    late ??= window.setTimeout(() => {
      if (island.hasAttribute('ssr'))
        island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }))
    }, LATE_MS)
  }
  const named = new RegExp(`[?&](${value})=`)
  const follow = () => {
    const isInLink = named.test(location.search)
    const isSaved = island.closest('[data-remembers-room]') && named.test(deviceText('room') ?? '')
    if (loading || !(isInLink || isSaved)) return
    island.dataset.requested = isInLink ? 'link' : ''
    wait()
  }
  island.addEventListener('astro:hydration-error', (event) => {
    delete island.dataset.requested
    // Astro's own events have a detail, a late island's has none. After a failure the next interaction tries again.
    if (event instanceof CustomEvent) {
      loading = undefined
      if (!navigator.onLine) addEventListener('online', start, { once: true })
    }
    if (!late) event.stopPropagation()
  })
  island.addEventListener('astro:hydrate', () => pressed?.click(), { once: true })
  island.addEventListener('click', ({ target }) => {
    pressed = (target as Element).closest<HTMLElement>(BUTTON) ?? pressed
    if (pressed) wait()
  })
  island.addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).form?.method !== 'post') wait()
  })
  for (const hint of ['pointerenter', 'pointerdown', 'focusin']) island.addEventListener(hint, start)
  addEventListener(STATE_CHANGED, follow)
  follow()
  // The visitor may be typing already.
  if (island.contains(document.activeElement)) start()
}

export default interaction
