import type { View } from './view.ts'

/** Turn for a drag across the whole image, and for a key press. */
const DRAG_DEGREES = 220
const KEY_DEGREES = 15
const KEY_ZOOM = 1.25
/** Zoom of one wheel notch. */
const WHEEL_ZOOM = 0.002
const WHEEL_DEGREES = 0.3

const turned =
  (right: number, up: number) =>
  ({ yaw, pitch, zoom }: View): View => ({ yaw: yaw + right, pitch: pitch + up, zoom })
const zoomed =
  (by: number) =>
  (view: View): View => ({ ...view, zoom: view.zoom * by })

const KEYS: Readonly<Record<string, (view: View) => View>> = {
  ArrowLeft: turned(-KEY_DEGREES, 0),
  ArrowRight: turned(KEY_DEGREES, 0),
  ArrowUp: turned(0, KEY_DEGREES),
  ArrowDown: turned(0, -KEY_DEGREES),
  '+': zoomed(KEY_ZOOM),
  '=': zoomed(KEY_ZOOM),
  '-': zoomed(1 / KEY_ZOOM),
}

/**
 * Turns by a drag, the arrow keys and a wheel that goes sideways; zooms by a pinch, + and -, and a wheel with Ctrl. A wheel or
 * a finger that goes up or down scrolls the page as everywhere.
 */
export function followGestures(canvas: HTMLElement, look: (change: (view: View) => View) => void): void {
  const pointers = new Map<number, PointerEvent>()
  const apart = () => {
    const [one, other] = [...pointers.values()]
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : undefined
  }

  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, event)
  })
  canvas.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const distance = apart()
    pointers.set(event.pointerId, event)
    const nowApart = apart()
    if (distance && nowApart) {
      look(zoomed(nowApart / distance))
      return
    }
    const degrees = DRAG_DEGREES / canvas.clientWidth
    look(turned((before.clientX - event.clientX) * degrees, (event.clientY - before.clientY) * degrees))
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(end, ({ pointerId }) => pointers.delete(pointerId))

  canvas.addEventListener('keydown', (event) => {
    const change = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key]
    if (!change) return
    event.preventDefault()
    look(change)
  })
  canvas.addEventListener(
    'wheel',
    (event) => {
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
      if (!event.ctrlKey && !isSideways) return
      event.preventDefault()
      look(
        event.ctrlKey
          ? zoomed(Math.exp(-event.deltaY * WHEEL_ZOOM))
          : turned(event.deltaX * WHEEL_DEGREES, 0),
      )
    },
    { passive: false },
  )
}
