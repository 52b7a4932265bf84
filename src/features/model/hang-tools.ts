import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import { hangInView } from './camera.ts'
import type { SizeShown } from './choice.ts'
import { type Hanging, hungModel } from './hung-model.ts'
import { inSize, readModel } from './read-model.ts'

/** Pinching must not change the size. */
const REAL_SIZE = '#allowsContentScaling=0'

const USDZ = 'model/vnd.usdz+zip'

/**
 * A product for Quick Look on iPhones and iPads. A ceiling product is anchored to the floor. A wall product isn't anchored, as Quick Look
 * would then turn it by 90 degrees; visitors drag it onto the wall.
 */
export async function usdzOf(glb: ArrayBuffer, hanging: Hanging): Promise<Blob> {
  const hung = await hungModel(glb, hanging)
  const bytes = await new USDZExporter().parseAsync(hung, {
    quickLookCompatible: true,
    includeAnchoringProperties: hanging.ceilingMeters !== undefined,
  })
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: USDZ })
}

export const sizeShown = async (glb: ArrayBuffer, spanInches: number): Promise<SizeShown> =>
  inSize((await readModel(glb)).scene, spanInches)

let address = ''

/** @returns the address of a file for Quick Look, at a fixed size */
export async function quickLook(glb: ArrayBuffer, hanging: Hanging): Promise<string> {
  const file = await usdzOf(glb, hanging)
  URL.revokeObjectURL(address)
  address = URL.createObjectURL(file)
  return address + REAL_SIZE
}

/** Shows a product in the camera's view until the visitor closes it. Needs a click. */
export async function openCamera(
  glb: ArrayBuffer,
  hanging: Hanging,
  { panel, words }: { panel: HTMLElement; words: string },
): Promise<void> {
  const { xr } = navigator
  if (!xr) throw new Error('This browser has no camera for products')
  const overlay = document.createElement('div')
  overlay.className = 'hang-camera'
  overlay.innerHTML = `<p>${words}</p><button type="button">Close</button>`
  panel.append(overlay)
  try {
    await hangInView(glb, hanging, xr, overlay)
  } finally {
    overlay.remove()
  }
}
