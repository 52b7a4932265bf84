import { element } from './dom.ts'

const LATE_MS = 5000

/** Shows one sentence at the bottom of the window. Added again each time, so that screen readers announce it. */
export function showNotLoaded(): HTMLElement {
  document.querySelector('.not-loaded')?.remove()
  const button = element('button', { type: 'button', onclick: () => location.reload() }, 'Reload the page')
  const words = navigator.onLine
    ? ['This didn’t load. ', button]
    : ['You’re offline. This will load when you’re back online.']
  const line = element(
    'p',
    { className: 'notice night not-loaded', role: 'alert', popover: 'manual' },
    ...words,
  )
  // Only the open modal dialog is clickable.
  const place = document.querySelector('dialog:modal') ?? document.body
  place.append(line)
  line.showPopover?.()
  return line
}

/**
 * Loads a script or file that a visitor waits for. Retries a failure once, offline when the connection is back, then notifies the visitor.
 * A late arrival removes the notice.
 *
 * @throws the second try's error, after the notice
 */
export async function load<Loaded>(get: () => Promise<Loaded>): Promise<Loaded> {
  let line: HTMLElement | undefined
  const timer = setTimeout(() => {
    line = showNotLoaded()
  }, LATE_MS)
  const getAgain = async () => {
    if (!navigator.onLine) {
      clearTimeout(timer)
      line = showNotLoaded()
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
    return get()
  }
  try {
    const loaded = await get().catch(getAgain)
    line?.remove()
    return loaded
  } catch (error) {
    showNotLoaded()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Notifies the visitor if an awaited island fails or is late (interaction.ts), or if its form is sent offline. */
export function watchIslands(): void {
  const notifyUntilHydrated = (island: EventTarget | null) => {
    const line = showNotLoaded()
    island?.addEventListener('astro:hydrate', () => line.remove(), { once: true })
  }
  document.addEventListener('astro:hydration-error', ({ target }) => notifyUntilHydrated(target))
  document.addEventListener('submit', (event) => {
    const island = (event.target as Element).closest('astro-island[ssr]')
    if (!island || navigator.onLine) return
    // The browser would leave for its own error page.
    event.preventDefault()
    notifyUntilHydrated(island)
  })
}

/** Returns what loads and decodes the file at each address once a page. It rejects if that fails, and the next call tries again. */
export function loadOnce<File>(
  decode: (response: Response) => Promise<File>,
): (address: string) => Promise<File> {
  const requested = new Map<string, Promise<File>>()
  async function fetchFile(address: string): Promise<File> {
    let response = await fetch(address)
    // Browsers may cache that a file was missing for as long as the file itself.
    if (response.status === 404) response = await fetch(address, { cache: 'reload' })
    if (!response.ok) throw new Error(`${address} answered ${response.status}; reload the page.`)
    return decode(response)
  }
  return (address) => {
    const file = requested.get(address) ?? fetchFile(address)
    requested.set(address, file)
    file.catch(() => requested.delete(address))
    return file
  }
}

interface Feature {
  press: (pressed: HTMLElement) => unknown
}

/**
 * Handles clicks on all present and future elements of a selector with a module that the first click loads. Clicks that open another tab
 * are left to the browser.
 */
export function on(selector: string, get: () => Promise<Feature>): void {
  /** One for all clicks, as imports of their own may resolve in another order. */
  let loading: Promise<Feature | undefined> | undefined
  const loadFeature = () =>
    load(get).catch(() => {
      loading = undefined
      return undefined
    })
  document.addEventListener('click', async (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>(selector)
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (pressed.localName === 'a') event.preventDefault()
    // An impatient second click must not undo the first.
    if (pressed.ariaBusy) return
    pressed.ariaBusy = 'true'
    try {
      loading ??= loadFeature()
      const feature = await loading
      await feature?.press(pressed)
    } finally {
      pressed.ariaBusy = null
    }
  })
}
