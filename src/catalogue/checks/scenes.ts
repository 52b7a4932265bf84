import type { Fault } from '../faults.ts'
import { suggest } from '../nearest.ts'
import { type ContentRecord, fileStem, type ReadableRecords } from '../records.ts'

/** A room names a product that exists, and each room is listed once. */
export function sceneFaults({ rooms, fans, fixtures }: ReadableRecords): Fault[] {
  const products: ContentRecord<{ productUrl?: string | undefined }>[] = [...fans, ...fixtures]
  const known = products.map(({ file, fields }) => fields.productUrl ?? fileStem(file))
  return rooms.flatMap(({ file, fields: { scenes = [] } }) =>
    scenes.flatMap(({ imageUrl, product }, index): Fault[] => {
      const field = `scenes[${index}]`
      const first = scenes.findIndex((scene) => scene.imageUrl === imageUrl)
      const at = (name: string, problem: string, remedy: string): Fault => ({
        file,
        field: `${field}.${name}`,
        problem,
        remedy,
        severity: 'error',
      })
      return [
        ...(known.includes(product)
          ? []
          : [at('product', `no product has the address "${product}"`, suggest(product, known))]),
        ...(first < index
          ? [at('imageUrl', `${imageUrl} is already listed at scenes[${first}]`, 'Delete one of the two.')]
          : []),
      ]
    }),
  )
}
