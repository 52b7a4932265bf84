import { chosenFinishes, chosenSpan, sizeWords, variantOf } from '../model/choice.ts'
import { openPanel } from '../model/photo-panel.ts'
import { createViewer, type Viewer, viewInWords } from './viewer.ts'

const MARKUP = `<canvas tabindex="0" role="slider" aria-valuemin="-180" aria-valuemax="180" aria-describedby="turn-help"></canvas>
<p class="quiet" id="turn-help">Drag to turn it, or use the arrow keys<span></span></p>
<div class="side-by-side turned-tools">
<button class="choice tap" type="button" data-do="left">Left</button>
<button class="choice tap" type="button" data-do="front">Front</button>
<button class="choice tap" type="button" data-do="right">Right</button>
<button class="choice tap" type="button" data-do="closer">Zoom in</button>
<button class="choice tap" type="button" data-do="blades" hidden>Spin the blades</button>
<button class="choice tap" type="button" data-do="light" hidden>Turn light off</button>
</div>`

const KEY_DEGREES = 15
const KEY_ZOOM = 1.25
const PRESS_DEGREES = 30
const PRESS_ZOOM = 1.5

const KEYS: Readonly<Record<string, (viewer: Viewer) => void>> = {
  ArrowLeft: (viewer) => viewer.turn(-KEY_DEGREES),
  ArrowRight: (viewer) => viewer.turn(KEY_DEGREES),
  ArrowUp: (viewer) => viewer.tilt(KEY_DEGREES),
  ArrowDown: (viewer) => viewer.tilt(-KEY_DEGREES),
  '+': (viewer) => viewer.zoom(KEY_ZOOM),
  '=': (viewer) => viewer.zoom(KEY_ZOOM),
  '-': (viewer) => viewer.zoom(1 / KEY_ZOOM),
  Home: (viewer) => viewer.toFront(),
}

/**
 * Shows a product's model in place of its pictures: it follows the choice of finish and size until its panel is closed.
 *
 * @returns whether the model can be shown
 */
export async function openStage(button: HTMLElement, model: ArrayBuffer): Promise<boolean> {
  const product = button.closest<HTMLElement>('.finishes')
  const stage = document.createElement('div')
  stage.className = 'turned'
  stage.innerHTML = MARKUP
  const [canvas] = stage.getElementsByTagName('canvas')
  const tool = (name: string) => stage.querySelector<HTMLElement>(`[data-do="${name}"]`)
  const [blades, light, size] = [tool('blades'), tool('light'), stage.querySelector('span')]
  if (!product || !canvas || !blades || !light || !size) return false
  canvas.setAttribute('aria-label', `Turn ${document.querySelector('h1')?.textContent?.trim()}`)

  let viewer: Viewer
  try {
    viewer = await createViewer(canvas, model, (view) => {
      canvas.setAttribute('aria-valuenow', String(Math.round(view.yaw)))
      canvas.setAttribute('aria-valuetext', viewInWords(view))
    })
  } catch {
    return false
  }
  let areTurning = false
  let isLit = true

  const followChoice = async () => {
    const span = chosenSpan(product)
    await viewer.show(variantOf(chosenFinishes(product), viewer.finishes))
    size.textContent = sizeWords(viewer.inSize(span), span)
  }

  const DO: Readonly<Record<string, () => void>> = {
    // For those who can neither drag nor pinch (WCAG 2.2, 2.5.1 and 2.5.7); Front is the way back from all three.
    left: () => viewer.turn(-PRESS_DEGREES),
    front: () => viewer.toFront(),
    right: () => viewer.turn(PRESS_DEGREES),
    closer: () => viewer.zoom(PRESS_ZOOM),
    blades: () => {
      areTurning = !areTurning
      blades.textContent = areTurning ? 'Stop the blades' : 'Spin the blades'
      viewer.turnBlades(areTurning)
    },
    light: () => {
      isLit = !isLit
      light.textContent = isLit ? 'Turn light off' : 'Turn light on'
      viewer.light(isLit)
    },
  }
  stage.addEventListener('click', ({ target }) => {
    DO[(target as Element).closest<HTMLElement>('[data-do]')?.dataset.do ?? '']?.()
  })
  canvas.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key]
    if (!act) return
    event.preventDefault()
    act(viewer)
  })
  await followChoice()
  light.hidden = !viewer.hasLight
  blades.hidden = !viewer.hasBlades
  const signal = openPanel(button, product, stage)
  signal.addEventListener('abort', viewer.free)
  product.addEventListener(
    'change',
    ({ target }) => {
      if (!stage.parentElement?.contains(target as Node)) void followChoice()
    },
    { signal },
  )
  canvas.focus()
  return true
}
