import { adoptStyles } from '../../client/dom.ts'
import { chosenFinishes, chosenSpan, sizeWords, variantOf } from '../model/choice.ts'
import { openPanel } from '../model/photo-panel.ts'
import { followGestures } from './gestures.ts'
import styles from './turn.css?inline'
import { limited, type View, viewInWords } from './view.ts'
import { createViewer, type Viewer } from './viewer.ts'

adoptStyles(document, styles)

const MARKUP = `<canvas tabindex="0" role="slider" aria-valuemin="-180" aria-valuemax="180" aria-describedby="turn-help"></canvas>
<p class="quiet" id="turn-help">Drag to turn it, or use the arrow keys<span></span></p>
<div class="turned-tools">
<button type="button" data-do="left">Left</button>
<button type="button" data-do="front">Front</button>
<button type="button" data-do="right">Right</button>
<button type="button" data-do="closer">Zoom in</button>
<button type="button" data-do="blades" hidden>Spin the blades</button>
<button type="button" data-do="light" hidden>Turn light off</button>
</div>`

const PRESS_DEGREES = 30
const PRESS_ZOOM = 1.5

/**
 * Shows a product's model in place of its pictures: it follows the choice of finish and size, and is closed by its button, Escape, a
 * thumbnail, or by leaving the page. Undefined when the model can't be shown.
 */
export async function openStage(
  button: HTMLElement,
  model: ArrayBuffer,
  onClose: () => void,
): Promise<{ close: () => void } | undefined> {
  const product = button.closest<HTMLElement>('.finishes')
  const row = product?.querySelector<HTMLElement>('.slides')
  if (!product || !row) return undefined
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)')
  const stage = document.createElement('div')
  stage.className = 'turned'
  stage.innerHTML = MARKUP
  const [canvas] = stage.getElementsByTagName('canvas')
  const tool = (name: string) => stage.querySelector<HTMLElement>(`[data-do="${name}"]`)
  const [blades, light, size] = [tool('blades'), tool('light'), stage.querySelector('span')]
  if (!canvas || !blades || !light || !size) return undefined
  canvas.setAttribute('aria-label', `Turn ${document.querySelector('h1')?.textContent?.trim()}`)

  let viewer: Viewer
  try {
    viewer = await createViewer(canvas, model, () => motion.matches)
  } catch {
    return undefined
  }
  let view = viewer.front
  let areTurning = false
  let isLit = true

  const look = (to: View) => {
    view = limited(to)
    canvas.setAttribute('aria-valuenow', String(Math.round(view.yaw)))
    canvas.setAttribute('aria-valuetext', viewInWords(view))
    viewer.look(view)
  }
  const turnBlades = (to: boolean) => {
    areTurning = to
    blades.textContent = to ? 'Stop the blades' : 'Spin the blades'
    viewer.turnBlades(to)
  }
  const followChoice = async () => {
    const span = chosenSpan(product)
    await viewer.show(variantOf(chosenFinishes(product), viewer.finishes))
    size.textContent = sizeWords(viewer.inSize(span), span)
  }

  const DO: Readonly<Record<string, () => void>> = {
    // For those who can neither drag nor pinch (WCAG 2.2, 2.5.1 and 2.5.7); Front is the way back from all three.
    left: () => look({ ...view, yaw: view.yaw - PRESS_DEGREES }),
    front: () => look(viewer.front),
    right: () => look({ ...view, yaw: view.yaw + PRESS_DEGREES }),
    closer: () => look({ ...view, zoom: view.zoom * PRESS_ZOOM }),
    blades: () => turnBlades(!areTurning),
    light: () => {
      isLit = !isLit
      light.textContent = isLit ? 'Turn light off' : 'Turn light on'
      viewer.light(isLit)
    },
  }
  stage.addEventListener('click', ({ target }) => {
    DO[(target as Element).closest<HTMLElement>('[data-do]')?.dataset.do ?? '']?.()
  })
  canvas.addEventListener('keydown', ({ key }) => {
    if (key === 'Home') look(viewer.front)
  })
  followGestures(canvas, (change) => look(change(view)))
  await followChoice()
  light.hidden = !viewer.hasLight
  blades.hidden = !viewer.hasBlades
  const { signal, close } = openPanel(button, product, stage, () => {
    viewer.free()
    onClose()
  })
  product.addEventListener(
    'change',
    ({ target }) => {
      if (!row.contains(target as Node)) void followChoice()
    },
    { signal },
  )
  look(viewer.front)
  canvas.focus()
  return { close }
}
