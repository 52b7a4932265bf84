import { error, type Fault } from '../faults.ts'
import { LIST_PAGE_NAME, RESERVED_FAN_CATEGORY } from '../paths.ts'
import { categoryRecords, fileStem, productRecords, type ReadableRecords } from '../records.ts'
import { SLUG } from '../schema/fields.ts'
import { slugOf } from '../slug-of.ts'

/** Files are named after what they hold, so that the file of any address can be found. */
export function nameFaults(records: ReadableRecords): Fault[] {
  const named = [
    ...[...productRecords(records), ...categoryRecords(records)].map(({ file, fields: { name } }) => ({
      position: { file, field: 'name' },
      name,
    })),
    ...records.manufacturers.map(({ file, fields }) => ({
      position: { file, field: 'nameReference' },
      name: fields.nameReference,
    })),
  ]
  return named.flatMap(({ position, name }): Fault[] => {
    const { file } = position
    const stem = fileStem(file)
    if (!SLUG.test(stem)) {
      const remedy = `Rename it, for example to ${slugOf(stem)}.json.`
      return [error({ file }, 'the file name is not lowercase words joined by hyphens', remedy)]
    }
    if (name === undefined || name === stem) return []
    const remedy = `Write "${stem}", or rename the file to ${name}.json.`
    return [error(position, `"${name}" does not match the file name`, remedy)]
  })
}

/** Names whose addresses belong to other pages: those of long lists and of brand screens. */
export function reservedNameFaults(records: ReadableRecords): Fault[] {
  const products = productRecords(records).flatMap(({ file, fields }): Fault[] => {
    const names = [fields.productUrl, fields.name, fileStem(file)]
    const name = names.find((one) => one && LIST_PAGE_NAME.test(one))
    if (!name) return []
    const problem = `no product can be named "${name}": the later pages of long lists have such addresses`
    return [error({ file }, problem, 'Give the product and its file another name.')]
  })
  const problem = `a category cannot be named "${RESERVED_FAN_CATEGORY}": the brand screens have that address`
  const categories = records.fanCategories
    .filter(({ file }) => fileStem(file) === RESERVED_FAN_CATEGORY)
    .map(({ file }) =>
      error({ file, field: 'name' }, problem, 'Give the category and its file another name.'),
    )
  return [...products, ...categories]
}
