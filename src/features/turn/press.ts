import { element } from '../../client/dom.ts'
import { load } from '../../client/load.ts'
import { loadModel } from '../model/load-model.ts'
import { closePanel } from '../model/photo-panel.ts'

/** Whether the browser draws in three dimensions at all, before anything is loaded for it. */
function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** Turns a product, with a script and a model loaded on click. If that fails, the images stay and a sentence explains why. */
export async function press(button: HTMLElement): Promise<void> {
  const product = button.closest<HTMLElement>('.finishes')
  if (!product || closePanel(button)) return
  const place = button.parentElement
  const status =
    place?.querySelector('[role="status"]') ?? element('p', { className: 'quiet', role: 'status' })
  place?.append(status)
  if (!canDraw()) {
    status.textContent = 'This browser can’t show the 3D view.'
    return
  }
  status.textContent = 'Loading…'
  try {
    const [{ openStage }, model] = await load(() =>
      Promise.all([import('./stage.ts'), loadModel(button.dataset.turn ?? '')]),
    )
    status.textContent = await openStage(button, product, model).then(
      () => '',
      () => 'The 3D view didn’t load. Tap to try again.',
    )
  } catch {
    // The visitor already has a notice.
    status.textContent = ''
  }
}
