import { load } from './load.ts'

/** A feature's module: does what a pressed element asks for. */
interface Feature {
  press: (pressed: HTMLElement) => unknown
}

/**
 * Answers clicks on all elements that match a selector, now or later, with a module that is loaded at the first one. A click that asks for
 * another tab is left to the browser.
 */
export function on(selector: string, get: () => Promise<Feature>): void {
  let former: Promise<unknown> = Promise.resolve()
  document.addEventListener('click', async (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>(selector)
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (pressed.localName === 'a') event.preventDefault()
    pressed.ariaBusy = 'true'
    const before = former
    const loading = load(get).catch(() => undefined)
    former = loading
    // Clicks before the module is there are answered in their order.
    await before
    const feature = await loading
    pressed.ariaBusy = null
    feature?.press(pressed)
  })
}
