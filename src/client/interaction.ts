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
  let isAwaited = false
  const start = () => (loading ??= load().then((hydrate) => hydrate()))
  const wait = () => {
    if (!isAwaited)
      setTimeout(() => {
        if (island.hasAttribute('ssr'))
          island.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }))
      }, LATE_MS)
    isAwaited = true
    start()
  }
  const names = String(value).split('|')
  const has = (search: string) => names.some((name) => new URLSearchParams(search).has(name))
  const follow = () => {
    const isInLink = has(location.search)
    // The query string that the device remembers for the island.
    const { remembers = '' } = island.closest<HTMLElement>('[data-remembers]')?.dataset ?? {}
    if (loading || !(isInLink || has(deviceText(remembers)))) return
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
    if (!isAwaited) event.stopPropagation()
  })
  island.addEventListener('astro:hydrate', () => pressed?.click(), { once: true })
  const press = ({ target, type }: Event) => {
    const { form } = target as HTMLInputElement
    const button = (target as Element).closest<HTMLElement>(BUTTON)
    pressed = button ?? pressed
    if (island.hasAttribute('ssr') && (button || (type === 'input' && form?.method !== 'post'))) wait()
  }
  for (const event of ['click', 'input']) island.addEventListener(event, press)
  for (const hint of ['pointerenter', 'pointerdown', 'focusin']) island.addEventListener(hint, start)
  addEventListener(STATE_CHANGED, follow)
  follow()
  // The visitor may be typing already.
  if (island.contains(document.activeElement)) start()
}

export default interaction
