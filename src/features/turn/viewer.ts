import { Box3, type Group, MathUtils, PerspectiveCamera, Scene, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { inSize, meshesOf, readModel, verticesOf } from '../model/read-model.ts'
import { studioLight, studioRenderer } from '../model/studio.ts'

interface View {
  /** Degrees to its right, from -180 to 180. */
  yaw: number
  /** Degrees above it; negative from below. */
  pitch: number
  /** 1 is all of it. */
  zoom: number
}

/** A view in words, for those who do not see it: "30° from the right, 10° from below". */
export function viewInWords({ yaw, pitch, zoom }: View): string {
  const round = Math.round(yaw)
  const side = round > 0 ? 'right' : 'left'
  const around = (round === 0 && 'From the front') || (Math.abs(round) === 180 && 'From behind')
  const height = Math.round(pitch)
  const times = Math.round(zoom * 10) / 10
  const parts = [
    around || `${Math.abs(round)}° from the ${side}`,
    height !== 0 && `${Math.abs(height)}° from ${height > 0 ? 'above' : 'below'}`,
    times > 1 && `zoomed in ${times} times`,
  ]
  return parts.filter(Boolean).join(', ')
}

const FIELD_DEGREES = 25
/** Distance factor beyond the point where the product would touch the edges. */
const MARGIN = 1.06
const CLOSEST = 4
/** Degrees from straight above: 60 degrees above the product, and 85 below it. */
const STEEPEST = { from: 30, to: 175 } as const
/** The photos' view: from the front, slightly from below. */
const FRONT = { fan: 112, light: 95 } as const
/** Turn for a drag across the whole height. */
const DRAG_SPEED = 0.6
/** Part of a turn that each frame takes. */
const EASING = 0.2

/** A fan on low. */
const TURNS_A_SECOND = 0.6

/** White finishes shine a little, so that they do not read as gray from below; lamps shine more. */
const LAMP_SHINE = 0.25

/** The brightness of lit lamps, as in the photos, which were exposed for the product. */
const LIT = 3

const MAX_PIXEL_RATIO = 2

/** The turning center of a product and its reach from there, in meters: what hangs turns about its rod, what stands out from a wall about its own middle. */
function reachOf(scene: Group): { middle: Vector3; radius: number } {
  const box = new Box3().setFromObject(scene, true)
  const middle = box.getCenter(new Vector3())
  const isOnWall = box.min.z > -0.02
  if (!isOnWall) middle.setX(0).setZ(0)
  let radius = 0
  for (const point of verticesOf(scene)) radius = Math.max(radius, point.distanceTo(middle))
  return { middle, radius }
}

/** The camera's distance that leaves room to turn a product in every direction without cutting it off. */
export function wholeDistance(radius: number, aspect: number): number {
  const halfField = MathUtils.degToRad(FIELD_DEGREES / 2)
  const narrower = Math.min(halfField, Math.atan(Math.tan(halfField) * aspect))
  return (MARGIN * radius) / Math.sin(narrower)
}

/**
 * Draws a model into a canvas whenever something changes, and again after the browser has lost what it had drawn. A drag and a pinch turn
 * and zoom it; a wheel zooms with Ctrl, and else scrolls the page, as a finger does that goes up or down.
 *
 * @param onView called with each view once it is reached
 * @throws Error when there is no WebGL 2, or the file cannot be read
 */
export async function createViewer(
  canvas: HTMLCanvasElement,
  glb: ArrayBuffer,
  onView: (view: View) => void,
) {
  const model = await readModel(glb)
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const renderer = studioRenderer(canvas)
  const scene = new Scene()
  scene.add(model.scene)
  const camera = new PerspectiveCamera(FIELD_DEGREES)
  const blades = model.scene.getObjectByName('blades')
  const lamps = () =>
    meshesOf(model.scene)
      .map(({ material }) => material)
      .filter(({ emissive }) => Math.max(...emissive.toArray()) > LAMP_SHINE)

  let isOn = true
  let isTurning = false
  let isInSight = true
  let frame = 0
  let last = 0
  let isEasing = true

  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) event.stopImmediatePropagation()
    },
    { capture: true, passive: true },
  )
  const controls = new OrbitControls(camera, canvas)
  canvas.style.touchAction = 'pan-y'
  controls.cursorStyle = 'grab'
  controls.enablePan = false
  controls.enableDamping = true
  controls.rotateSpeed = DRAG_SPEED
  controls.minPolarAngle = MathUtils.degToRad(STEEPEST.from)
  controls.maxPolarAngle = MathUtils.degToRad(STEEPEST.to)

  const zoomed = () => controls.maxDistance / controls.getDistance()
  const report = () => {
    const yaw = MathUtils.radToDeg(controls.getAzimuthalAngle())
    onView({ yaw, pitch: 90 - MathUtils.radToDeg(controls.getPolarAngle()), zoom: zoomed() })
  }
  const toFront = () => {
    // What is left of an earlier turn ends here.
    controls.enableDamping = false
    controls.update()
    controls.enableDamping = true
    const polar = MathUtils.degToRad(blades ? FRONT.fan : FRONT.light)
    camera.position.setFromSphericalCoords(controls.maxDistance, polar, 0).add(controls.target)
    controls.update()
    report()
  }
  /** Keeps the zoom in another size or window. */
  const frameAll = () => {
    const zoom = zoomed()
    const { middle, radius } = reachOf(model.scene)
    const distance = wholeDistance(radius, camera.aspect)
    camera.position
      .sub(controls.target)
      .setLength(distance / zoom)
      .add(middle)
    controls.target.copy(middle)
    controls.minDistance = distance / CLOSEST
    controls.maxDistance = distance
    camera.near = distance / CLOSEST / 50
    camera.far = distance + 4 * radius
    camera.updateProjectionMatrix()
    wake()
  }

  const draw = (now: number) => {
    frame = 0
    const seconds = Math.min((now - last) / 1000, 0.1)
    last = now
    controls.dampingFactor = stillness.matches ? 1 : EASING
    const wasEasing = isEasing
    isEasing = controls.update()
    if (wasEasing && !isEasing) report()
    const isMoving = isTurning && isInSight && blades && !stillness.matches
    // Counterclockwise seen from below, as fans turn in summer.
    if (isMoving) blades.rotation.y -= TURNS_A_SECOND * 2 * Math.PI * seconds
    renderer.render(scene, camera)
    if (isEasing || isMoving) wake()
  }
  const wake = () => {
    if (frame) return
    if (performance.now() - last > 100) last = performance.now() - 16
    frame = requestAnimationFrame(draw)
  }
  controls.addEventListener('change', () => {
    isEasing = true
    wake()
  })

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
    frameAll()
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

  frameAll()
  toFront()
  return {
    /** The first is what it opens with. */
    finishes: model.finishes,
    hasBlades: blades !== undefined,
    hasLight: lamps().length > 0,
    show: async (finish: string) => {
      await model.show(finish)
      showLight()
    },
    inSize: (spanInches: number | undefined) => {
      const shown = inSize(model.scene, spanInches)
      frameAll()
      return shown
    },
    /** To its right. */
    turn: (degrees: number) => controls.rotateLeft(-MathUtils.degToRad(degrees)),
    /** Upward. */
    tilt: (degrees: number) => controls.rotateUp(-MathUtils.degToRad(degrees)),
    zoom: (by: number) => controls.dollyIn(1 / by),
    toFront,
    /** @returns whether they turn now */
    toggleBlades: () => {
      isTurning = !isTurning
      wake()
      return isTurning
    },
    /** @returns whether it is on now */
    toggleLight: () => {
      isOn = !isOn
      showLight()
      return isOn
    },
    free: () => {
      resize.disconnect()
      sight.disconnect()
      controls.dispose()
      cancelAnimationFrame(frame)
      // Drawing stops here, whatever the caller.
      frame = -1
      canvas.removeEventListener('webglcontextrestored', lightStudio)
      // It also frees what the model and the studio hold.
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

export type Viewer = Awaited<ReturnType<typeof createViewer>>
