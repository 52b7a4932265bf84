import { load } from '../../client/load.ts'
import { loadModel } from '../model/load-model.ts'
import { closePanel } from '../model/photo-panel.ts'

let hasWarned = false

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

function objection(): string | undefined {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!canDraw()) return 'This browser can’t show the 3D view.'
  if (!connection?.saveData || hasWarned) return undefined
  hasWarned = true
  return 'Data Saver is on. Tap again to load the 3D view (0.3 MB).'
}

/** Turns a product, with a script and a model loaded on click. If that fails, the images stay and a sentence explains why. */
export async function press(button: HTMLElement): Promise<void> {
  if (closePanel(button)) return
  const sentence = objection()
  say(button, sentence ?? 'Loading…')
  if (sentence) return
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
