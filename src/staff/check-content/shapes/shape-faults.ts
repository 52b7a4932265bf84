import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from '../../../catalogue/faults.ts'
import type { ProductKind } from '../../../catalogue/kinds/product-kinds.ts'
import { pictureOf } from '../../../catalogue/picture-references.ts'
import { productRecords, type ReadableRecords } from '../../../catalogue/records.ts'
import { listFiles, missingRemedy } from '../named-files.ts'
import { type ModeledProduct, modelFaults } from './model-faults.ts'
import { outlineFaults } from './outline-faults.ts'
import { refused, type ShapeFault } from './shape-fault.ts'

/** What is wrong with the models and line drawings that records name. Nothing of them is decoded. */
export async function shapeFaults(
  root: string,
  records: Pick<ReadableRecords, ProductKind>,
): Promise<Fault[]> {
  const present = {
    modelUrl: await listFiles(root, 'content/models', /\.glb$/),
    outlineUrl: await listFiles(root, 'content/outlines', /\.svg$/),
  }

  const faultsOf = async (
    { file, fields }: ReadableRecords[ProductKind][number],
    field: keyof typeof present,
  ): Promise<Fault[]> => {
    const written = fields[field]
    if (written === undefined) return []
    const path = pictureOf(file, written)
    const told = ({ problem, ...rest }: ShapeFault): Fault => ({ file, field, ...rest, problem })
    if (!present[field].includes(path)) {
      const [folder, noun] =
        field === 'modelUrl' ? ['content/models', 'model'] : ['content/outlines', 'drawing']
      const remedy = missingRemedy(file, path, present[field], { folder, noun })
      return [told(refused(`there is no ${noun} ${written}`, remedy))]
    }
    const bytes = await readFile(join(root, path))
    const product = fields as ModeledProduct
    const faults =
      field === 'modelUrl' ? modelFaults(bytes, product) : await outlineFaults(bytes.toString(), product)
    return faults.map((fault) => told({ ...fault, problem: `${written} ${fault.problem}` }))
  }

  const faults = await Promise.all(
    productRecords(records).flatMap((product) => [
      faultsOf(product, 'modelUrl'),
      faultsOf(product, 'outlineUrl'),
    ]),
  )
  return faults.flat()
}
