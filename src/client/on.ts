import { load } from './load.ts'

/** A feature's module, which handles clicks on an element. */
interface Feature {
  press: (pressed: HTMLElement) => unknown
}

/**
 * Handles clicks on all present and future elements of a selector with a module that the first click loads. Clicks that open another tab
 * are left to the browser.
 */
export function on(selector: string, get: () => Promise<Feature>): void {
  let previous: Promise<unknown> = Promise.resolve()
  document.addEventListener('click', async (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>(selector)
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (pressed.localName === 'a') event.preventDefault()
    pressed.ariaBusy = 'true'
    const before = previous
    const loading = load(get).catch(() => undefined)
    previous = loading
    // Early clicks are handled in order.
    await before
    const feature = await loading
    pressed.ariaBusy = null
    feature?.press(pressed)
  })
}
