import { element } from '../../client/dom.ts'
import { chosenFinishes, chosenSpan, sizeWords, variantOf } from '../model/choice.ts'
import { openPanel } from '../model/photo-panel.ts'
import { createViewer, type Viewer, viewInWords } from './viewer.ts'

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

const tool = (label: string, onclick: () => void) =>
  element('button', { className: 'choice tap', type: 'button', onclick }, label)

/**
 * Shows a product's model in place of its pictures: it follows the choice of finish and size until its panel is closed.
 *
 * @throws Error if the model can't be shown
 */
export async function openStage(button: HTMLElement, product: HTMLElement, model: ArrayBuffer) {
  const canvas = element('canvas', {
    tabIndex: 0,
    role: 'slider',
    ariaLabel: `Turn ${document.querySelector('h1')?.textContent?.trim()}`,
    ariaValueMin: '-180',
    ariaValueMax: '180',
  })
  canvas.setAttribute('aria-describedby', 'turn-help')
  const viewer = await createViewer(canvas, model, (view) => {
    canvas.ariaValueNow = String(Math.round(view.yaw))
    canvas.ariaValueText = viewInWords(view)
  })
  canvas.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key]
    if (!act) return
    event.preventDefault()
    act(viewer)
  })

  const blades = tool('Spin the blades', () => {
    blades.textContent = viewer.toggleBlades() ? 'Stop the blades' : 'Spin the blades'
  })
  blades.dataset.do = 'blades'
  blades.hidden = !viewer.hasBlades
  const light = tool('Turn light off', () => {
    light.textContent = viewer.toggleLight() ? 'Turn light off' : 'Turn light on'
  })
  light.hidden = !viewer.hasLight
  const size = element('span', {})
  const help = element(
    'p',
    { className: 'quiet', id: 'turn-help' },
    'Drag to turn it, or use the arrow keys',
    size,
  )
  const tools = element(
    'div',
    { className: 'side-by-side turned-tools' },
    // For those who can neither drag nor pinch (WCAG 2.2, 2.5.1 and 2.5.7); Front is the way back from all three.
    tool('Left', () => viewer.turn(-PRESS_DEGREES)),
    tool('Front', () => viewer.toFront()),
    tool('Right', () => viewer.turn(PRESS_DEGREES)),
    tool('Zoom in', () => viewer.zoom(PRESS_ZOOM)),
    blades,
    light,
  )

  const followChoice = async () => {
    const span = chosenSpan(product)
    await viewer.show(variantOf(chosenFinishes(product), viewer.finishes))
    size.textContent = sizeWords(viewer.inSize(span), span)
  }
  try {
    await followChoice()
  } catch (error) {
    viewer.free()
    throw error
  }
  const stage = element('div', { className: 'turned' }, canvas, help, tools)
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
}
