import { load } from '../../client/load.ts'
import { loadModel } from '../model/load-model.ts'
import { closePanel } from '../model/photo-panel.ts'

/** Shows and announces a sentence below a product's images; an empty sentence removes the last. */
function say(button: HTMLElement, sentence: string): void {
  const { parentElement: place } = button
  const found = place?.querySelector('[role="status"]')
  const status = found ?? document.createElement('p')
  if (!found) {
    status.setAttribute('role', 'status')
    status.className = 'quiet'
    place?.append(status)
  }
  status.textContent = sentence
}

/** Whether the browser draws in three dimensions at all, before anything is loaded for it. */
function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** Turns a product, with a script and a model loaded on click. If that fails, the images stay and a sentence explains why. */
export async function press(button: HTMLElement): Promise<void> {
  if (closePanel(button)) return
  if (!canDraw()) {
    say(button, 'This browser can’t show the 3D view.')
    return
  }
  say(button, 'Loading…')
  button.ariaBusy = 'true'
  try {
    const [{ openStage }, model] = await load(() =>
      Promise.all([import('./stage.ts'), loadModel(button.dataset.turn ?? '')]),
    )
    const isOpen = await openStage(button, model)
    say(button, isOpen ? '' : 'The 3D view didn’t load. Tap to try again.')
  } catch {
    // The visitor already has a notice.
    say(button, '')
  } finally {
    button.ariaBusy = null
  }
}
