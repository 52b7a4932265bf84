import { adoptStyles } from '../../client/dom.ts'
import { chosenSpan, sizeWords } from '../model/chosen-size.ts'
import { chosenFinishes, variantOf } from '../model/chosen-variant.ts'
import { followGestures } from './gestures.ts'
import styles from './turn.css?inline'
import { limited, type View, viewInWords } from './view.ts'
import { createViewer, type Viewer } from './viewer/viewer.ts'

adoptStyles(document, styles)

const MARKUP = `<canvas tabindex="0" role="slider" aria-valuemin="-180" aria-valuemax="180" aria-describedby="turn-help"></canvas>
<p class="quiet" id="turn-help">Drag it, or use the arrow keys<span></span></p>
<div class="turned-tools">
<button type="button" data-do="left">Left</button>
<button type="button" data-do="front">Front</button>
<button type="button" data-do="right">Right</button>
<button type="button" data-do="closer">Zoom in</button>
<button type="button" data-do="blades" hidden>Spin the blades</button>
<button type="button" data-do="light" hidden>Turn light off</button>
</div>
<button type="button" class="turned-close" data-do="close" aria-label="Back to the photos"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"><path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/></svg></button>`

/** A button's turn and zoom steps. */
const PRESS_DEGREES = 30
const PRESS_ZOOM = 1.5

/**
 * Shows a product's model in place of its pictures: it follows the choice of finish and size, and is closed by its button, Escape, a
 * thumbnail, or by leaving the page.
 *
 * @param button "View in 3D"
 * @param onClose called once it is closed
 * @returns undefined when the model can't be shown
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

  const close = () => {
    gone.abort()
    viewer.free()
    stage.remove()
    product.classList.remove('is-turned')
    button.setAttribute('aria-pressed', 'false')
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
    onClose()
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
    close,
  }
  const gone = new AbortController()
  const { signal } = gone
  stage.addEventListener('click', ({ target }) => {
    DO[(target as Element).closest<HTMLElement>('[data-do]')?.dataset.do ?? '']?.()
  })
  canvas.addEventListener('keydown', ({ key }) => {
    if (key === 'Home') look(viewer.front)
  })
  const closeByKey = ({ key, target }: KeyboardEvent) => {
    // Nothing has the focus after the button that had it is gone.
    if (key === 'Escape' && (target === document.body || product.contains(target as Node))) close()
  }
  document.addEventListener('keydown', closeByKey, { signal })
  followGestures(canvas, (change) => look(change(view)))
  product.addEventListener(
    'change',
    ({ target }) => {
      if (!row.contains(target as Node)) void followChoice()
    },
    { signal },
  )
  const showPicture = ({ target }: Event) => {
    if ((target as Element).closest('.thumbnails label')) close()
  }
  product.addEventListener('click', showPicture, { signal })
  window.addEventListener('pagehide', close, { signal })

  await followChoice()
  row.scrollTo({ left: 0, behavior: 'instant' })
  product.classList.add('is-turned')
  row.append(stage)
  light.hidden = !viewer.hasLight
  blades.hidden = !viewer.hasBlades
  look(viewer.front)
  button.setAttribute('aria-pressed', 'true')
  canvas.focus()
  return { close }
}
