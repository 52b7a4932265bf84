const LATE_MS = 5000

const reported = new WeakSet<WeakKey>()

/** Shows one sentence with a reload button at the bottom of the window. Added again each time, so that screen readers announce it. */
function showNotLoaded(): HTMLElement {
  document.querySelector('.not-loaded')?.remove()
  const line = document.createElement('p')
  line.className = 'not-loaded'
  line.role = 'alert'
  line.popover = 'manual'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Reload the page'
  button.addEventListener('click', () => location.reload())
  line.append('This didn’t load. ', button)
  // Only the open modal dialog is clickable.
  const place = document.querySelector('dialog:modal') ?? document.body
  place.append(line)
  line.showPopover?.()
  return line
}

/** Notifies the visitor of an error, once. */
export function reportError(error: unknown): void {
  if (error instanceof Object && reported.has(error)) return
  if (error instanceof Object) reported.add(error)
  showNotLoaded()
}

/**
 * Loads a script or file that a visitor waits for. Retries a failure once, then notifies the visitor. A late arrival removes the
 * notice.
 *
 * @throws the second try's error, after the notice
 */
export async function load<Loaded>(get: () => Promise<Loaded>): Promise<Loaded> {
  let line: HTMLElement | undefined
  const timer = setTimeout(() => {
    line = showNotLoaded()
  }, LATE_MS)
  try {
    const loaded = await get().catch(get)
    line?.remove()
    return loaded
  } catch (error) {
    reportError(error)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Notifies the visitor if an awaited island fails or is late (interaction.ts). */
export function watchIslands(): void {
  document.addEventListener('astro:hydration-error', ({ target }) => {
    const line = showNotLoaded()
    target?.addEventListener('astro:hydrate', () => line.remove(), { once: true })
  })
}
