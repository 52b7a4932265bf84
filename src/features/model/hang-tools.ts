import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import { hangInView } from './camera.ts'
import type { SizeShown } from './chosen-size.ts'
import { type Hanging, hungModel } from './hung-model.ts'
import { inSize } from './in-size.ts'
import { readModel } from './read-model.ts'

/** A product's model in three.js. */
export interface ModelTools {
  sizeShown(spanInches: number | undefined): Promise<SizeShown>
  /** @returns the address of a file for Quick Look, at a fixed size */
  quickLook(hanging: Hanging): Promise<string>
  /** Shows it in the camera's view until the visitor closes it. Needs a click. */
  camera(hanging: Hanging, over: { panel: HTMLElement; words: string }): Promise<void>
}

/** Pinching must not change the size. */
const REAL_SIZE = '#allowsContentScaling=0'

/** The type for iPhones. */
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

export function toolsOf(glb: ArrayBuffer): ModelTools {
  let address = ''
  return {
    sizeShown: async (spanInches) => inSize((await readModel(glb)).scene, spanInches),
    quickLook: async (hanging) => {
      const file = await usdzOf(glb, hanging)
      URL.revokeObjectURL(address)
      address = URL.createObjectURL(file)
      return address + REAL_SIZE
    },
    camera: async (hanging, { panel, words }) => {
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
    },
  }
}
