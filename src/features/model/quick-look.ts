import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import { type Hanging, hungModel } from './hung-model.ts'

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
