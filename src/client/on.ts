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
  document.addEventListener('click', async (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>(selector)
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (pressed.localName === 'a') event.preventDefault()
    pressed.ariaBusy = 'true'
    const feature = await load(get).catch(() => undefined)
    pressed.ariaBusy = null
    feature?.press(pressed)
  })
}
