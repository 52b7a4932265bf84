import { error, type Fault } from '../faults.ts'
import { suggest } from '../nearest.ts'
import { fileStem, productRecords, type ReadableRecords } from '../records.ts'

/** A room names a product that exists, and each room is listed once. */
export function sceneFaults(records: ReadableRecords): Fault[] {
  const known = productRecords(records).map(({ file, fields }) => fields.productUrl ?? fileStem(file))
  return records.rooms.flatMap(({ file, fields: { scenes = [] } }) =>
    scenes.flatMap(({ imageUrl, product }, index): Fault[] => {
      const first = scenes.findIndex((scene) => scene.imageUrl === imageUrl)
      const at = (name: string) => ({ file, field: `scenes[${index}].${name}` })
      const unknown = `no product has the address "${product}"`
      const repeated = `${imageUrl} is already listed at scenes[${first}]`
      return [
        ...(known.includes(product) ? [] : [error(at('product'), unknown, suggest(product, known))]),
        ...(first < index ? [error(at('imageUrl'), repeated, 'Delete one of the two.')] : []),
      ]
    }),
  )
}
