/** How long a visitor waits before they are told, in ms. */
const LATE_MS = 5000

const told = new WeakSet<WeakKey>()

/**
 * Adds the one sentence about anything that didn't load to the foot of the window, with a button that reloads the page. It is
 * added again each time, so that screen readers announce it again.
 */
function sayNotLoaded(): HTMLElement {
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
  // Outside an open modal dialog, nothing can be clicked.
  const place = document.querySelector('dialog:modal') ?? document.body
  place.append(line)
  line.showPopover?.()
  return line
}

/** Tells the visitor about an error, once. */
export function tell(error: unknown): void {
  if (error instanceof Object && told.has(error)) return
  if (error instanceof Object) told.add(error)
  sayNotLoaded()
}

/**
 * Loads something that a visitor waits for: a script or a file. A failure is tried once more, then the visitor is told; what comes late
 * still counts and takes the sentence away.
 *
 * @throws the error of the second try, once the visitor has been told
 */
export async function load<Loaded>(get: () => Promise<Loaded>): Promise<Loaded> {
  let line: HTMLElement | undefined
  const timer = setTimeout(() => {
    line = sayNotLoaded()
  }, LATE_MS)
  try {
    const loaded = await get().catch(get)
    line?.remove()
    return loaded
  } catch (error) {
    tell(error)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Tells the visitor when an island that they wait for fails or is late (interaction.ts). */
export function watchIslands(): void {
  document.addEventListener('astro:hydration-error', ({ target }) => {
    const line = sayNotLoaded()
    target?.addEventListener('astro:hydrate', () => line.remove(), { once: true })
  })
}
