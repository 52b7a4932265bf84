import { PerspectiveCamera, Scene } from 'three'
import type { SizeShown } from '../model/choice.ts'
import { inSize, meshesOf, readModel } from '../model/read-model.ts'
import { studioLight, studioRenderer } from '../model/studio.ts'
import { FIELD_DEGREES, placeCamera, reachOf } from './place-camera.ts'
import { easedView, type View } from './view.ts'

export interface Viewer {
  /** The names of its finishes; the first is what it opens with. */
  finishes: readonly string[]
  front: View
  hasBlades: boolean
  hasLight: boolean
  show(finish: string): Promise<void>
  inSize(spanInches: number | undefined): SizeShown
  look(view: View): void
  turnBlades(isTurning: boolean): void
  light(isOn: boolean): void
  free(): void
}

/** The photos' view: from the front, slightly from below. */
const FAN_FRONT: View = { yaw: 0, pitch: -22, zoom: 1 }
const LIGHT_FRONT: View = { yaw: 0, pitch: -5, zoom: 1 }

/** A fan on low. */
const TURNS_A_SECOND = 0.6

/** White finishes shine a little, so that they do not read as gray from below; lamps shine more. */
const LAMP_SHINE = 0.25

/** The brightness of lit lamps, as in the photos, which were exposed for the product. */
const LIT = 3

const MAX_PIXEL_RATIO = 2

/**
 * Draws a model into a canvas whenever something changes, and again after the browser has lost what it had drawn.
 *
 * @throws Error when there is no WebGL 2, or the file cannot be read
 */
export async function createViewer(
  canvas: HTMLCanvasElement,
  glb: ArrayBuffer,
  isStill: () => boolean,
): Promise<Viewer> {
  const model = await readModel(glb)
  const renderer = studioRenderer(canvas)
  const scene = new Scene()
  scene.add(model.scene)
  const camera = new PerspectiveCamera(FIELD_DEGREES)
  let reach = reachOf(model.scene)
  const blades = model.scene.getObjectByName('blades')
  const lamps = () =>
    meshesOf(model.scene)
      .map(({ material }) => material)
      .filter(({ emissive }) => Math.max(...emissive.toArray()) > LAMP_SHINE)

  const front = blades ? FAN_FRONT : LIGHT_FRONT
  let seen = front
  let aim = front
  let isOn = true
  let isTurning = false
  let isInSight = true
  let frame = 0
  let last = 0

  const draw = (now: number) => {
    frame = 0
    const seconds = Math.min((now - last) / 1000, 0.1)
    last = now
    seen = easedView(seen, aim, isStill() ? Number.POSITIVE_INFINITY : seconds)
    const isMoving = isTurning && isInSight && blades && !isStill()
    // Counterclockwise seen from below, as fans turn in summer.
    if (isMoving) blades.rotation.y -= TURNS_A_SECOND * 2 * Math.PI * seconds
    placeCamera(camera, seen, reach)
    renderer.render(scene, camera)
    if (seen !== aim || isMoving) wake()
  }
  const wake = () => {
    if (frame) return
    if (performance.now() - last > 100) last = performance.now() - 16
    frame = requestAnimationFrame(draw)
  }

  const lightStudio = () => {
    scene.environment?.dispose()
    scene.environment = studioLight(renderer)
    wake()
  }
  lightStudio()
  // All else is uploaded again by the renderer.
  canvas.addEventListener('webglcontextrestored', lightStudio)

  const resize = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas
    if (!clientWidth || !clientHeight) return
    renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO))
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    // At once: a canvas is empty after its size has changed.
    cancelAnimationFrame(frame)
    draw(performance.now())
  })
  resize.observe(canvas)

  // Blades out of view would cost battery; a hidden tab draws no frames anyway.
  const sight = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? true
    wake()
  })
  sight.observe(canvas)

  const showLight = () => {
    for (const lamp of lamps()) lamp.emissiveIntensity = isOn ? LIT : 0
    wake()
  }

  return {
    finishes: model.finishes,
    front,
    hasBlades: blades !== undefined,
    hasLight: lamps().length > 0,
    show: async (finish) => {
      await model.show(finish)
      showLight()
    },
    inSize: (spanInches) => {
      const shown = inSize(model.scene, spanInches)
      reach = reachOf(model.scene)
      wake()
      return shown
    },
    look: (to) => {
      aim = to
      wake()
    },
    turnBlades: (to) => {
      isTurning = to
      wake()
    },
    light: (to) => {
      isOn = to
      showLight()
    },
    free: () => {
      resize.disconnect()
      sight.disconnect()
      cancelAnimationFrame(frame)
      // Drawing stops here, whatever the caller.
      frame = -1
      canvas.removeEventListener('webglcontextrestored', lightStudio)
      for (const { material, geometry } of meshesOf(model.scene)) {
        geometry.dispose()
        ;(material.map?.image as ImageBitmap | undefined)?.close()
        material.map?.dispose()
        material.dispose()
      }
      scene.environment?.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}
