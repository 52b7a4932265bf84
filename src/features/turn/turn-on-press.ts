import { fetchEarly } from '../../client/early-fetch.ts'
import { TURN } from '../../client/keys.ts'
import { waitFor } from '../../client/loading/waiting.ts'
import { say } from './say.ts'
import turn from './turn.ts?script'

/** Whether the browser draws in three dimensions at all, before anything is loaded for it. */
function canDraw(page: Document): boolean {
  const context = page.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/**
 * Turns a product at a press of its button, with a script and a model that load at the press. Where that cannot be, the
 * pictures stay and a sentence says why; a visitor who saves data is asked once.
 *
 * @param product around a button marked `data-turn` with the model's address
 */
export function turnOnPress(product: HTMLElement): void {
  let hasAsked = false
  product.addEventListener('click', async ({ target, isTrusted }) => {
    const button = (target as Element).closest<HTMLElement>('[data-turn]')
    const model = button?.dataset.turn
    if (!button || !model || button.hasAttribute('aria-busy')) return
    const isOpen = button.getAttribute('aria-pressed') === 'true'
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (!isOpen) {
      if (!canDraw(document)) {
        say(button, 'This browser cannot turn products, so the pictures stay.')
        return
      }
      // A press that the page does again when it has been loaded anew (reopen.ts) was asked before.
      hasAsked ||= !isTrusted && history.state?.reopened > 0
      if (connection?.saveData && !hasAsked) {
        hasAsked = true
        say(button, 'Your browser saves data, so the pictures stay. Press again to load 0.3 MB and turn it.')
        return
      }
      button.setAttribute('aria-busy', 'true')
      say(button, 'Loading…')
      fetchEarly(model)
    }
    try {
      await waitFor((again) => import(/* @vite-ignore */ turn + again), button)
      button.dispatchEvent(new Event(TURN, { bubbles: true }))
    } catch {
      say(button, '')
    }
  })
}
