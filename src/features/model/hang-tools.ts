import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import { hangInView } from './camera.ts'
import type { SizeShown } from './chosen-size.ts'
import { type Hanging, hungModel } from './hung-model.ts'
import { inSize } from './in-size.ts'
import { readModel } from './read-model.ts'

/** What the script that has three.js can do for a product's model. */
export interface ModelTools {
  /** How the model shows a span. */
  sizeShown(spanInches: number | undefined): Promise<SizeShown>
  /** @returns the address of a file for Quick Look, which keeps its size */
  quickLook(hanging: Hanging): Promise<string>
  /** Shows it in the camera's picture until the visitor closes that; called at a press. */
  camera(hanging: Hanging, over: { panel: HTMLElement; words: string }): Promise<void>
}

/** The phone's hands must not change the size. */
const REAL_SIZE = '#allowsContentScaling=0'

/** As iPhones ask for it. */
const USDZ = 'model/vnd.usdz+zip'

/**
 * A product as iPhones and iPads show it. One that hangs from the ceiling is anchored to the floor. For a wall nothing is said:
 * anchored to one, Quick Look turns models by a quarter; left free, it lets them be drawn onto the wall as they are.
 */
export async function usdzOf(glb: ArrayBuffer, hanging: Hanging): Promise<Blob> {
  const hung = await hungModel(glb, hanging)
  const bytes = await new USDZExporter().parseAsync(hung, {
    quickLookCompatible: true,
    includeAnchoringProperties: hanging.ceilingMeters !== undefined,
  })
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: USDZ })
}

/** What hangs a model. */
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
