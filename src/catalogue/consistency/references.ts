import { error, type Fault, warning } from '../faults.ts'
import { KIND_NAMES } from '../kinds/kind-names.ts'
import { KINDS } from '../kinds/product-kinds.ts'
import { suggest } from '../nearest.ts'
import {
  CATEGORY_RECORDS,
  type ContentRecord,
  fileStem,
  RECORD_KINDS,
  type ReadableRecords,
} from '../records.ts'

interface Referring {
  manufacturer?: string | undefined
  manufacturerNameReference?: string | undefined
  productCategories?: string[] | undefined
  discontinued?: boolean
}

const stems = (records: readonly { file: string }[]): string[] => records.map(({ file }) => fileStem(file))

/** A field names the file of a record that does not exist. */
export const noSuchRecord = (
  position: { file: string; field: string },
  folder: string,
  name: string,
  known: readonly string[],
): Fault => error(position, `there is no content/${folder}/${name}.json`, suggest(name, known))

/** Every product names categories and a maker that exist, each category once. */
export function referenceFaults(records: ReadableRecords): Fault[] {
  const makers = new Map(records.manufacturers.map(({ file, fields }) => [fileStem(file), fields.name]))

  function productFaults(
    { file, fields }: ContentRecord<Referring>,
    folder: string,
    known: string[],
  ): Fault[] {
    const faults: Fault[] = []
    const { manufacturer, manufacturerNameReference: maker } = fields
    const makerName = maker === undefined ? undefined : makers.get(maker)
    if (maker !== undefined && !makers.has(maker)) {
      const position = { file, field: 'manufacturerNameReference' }
      faults.push(noSuchRecord(position, 'manufacturers', maker, [...makers.keys()]))
    } else if (manufacturer !== undefined && makerName !== undefined && manufacturer !== makerName) {
      const problem = `"${manufacturer}" is not the name in content/manufacturers/${maker}.json`
      const remedy = `Write "${makerName}", or delete the line: the name comes from that file.`
      faults.push(error({ file, field: 'manufacturer' }, problem, remedy))
    }
    fields.productCategories?.forEach((category, index, all) => {
      const position = { file, field: `productCategories[${index}]` }
      if (!known.includes(category)) faults.push(noSuchRecord(position, folder, category, known))
      if (all.indexOf(category) < index)
        faults.push(error(position, `"${category}" is listed twice`, 'Delete one of the two.'))
    })
    return faults
  }

  return KINDS.flatMap((kind) => {
    const products: readonly ContentRecord<Referring>[] = records[kind]
    const categories = CATEGORY_RECORDS[kind]
    const known = stems(records[categories])
    return products.flatMap((product) => productFaults(product, RECORD_KINDS[categories].path, known))
  })
}

/** More categories without products are said in one line. */
const MOST_LINES = 2

/** A category that no product names would be an empty page. A shop that has no products of a kind yet is not told so of each. */
export const emptyCategoryWarnings = (records: ReadableRecords): Fault[] =>
  KINDS.flatMap((kind) => {
    const products: readonly ContentRecord<Referring>[] = records[kind]
    const sold = products.filter(({ fields }) => fields.discontinued !== true)
    const used = new Set(sold.flatMap(({ fields }) => fields.productCategories ?? []))
    const { one } = KIND_NAMES[kind]
    const categories: readonly { file: string }[] = records[CATEGORY_RECORDS[kind]]
    const empty = categories.filter(({ file }) => used.size > 0 && !used.has(fileStem(file)))
    const names = stems(empty).map((name) => `"${name}"`)
    if (empty.length > MOST_LINES) {
      const file = `content/${RECORD_KINDS[CATEGORY_RECORDS[kind]].path}`
      const problem = `no ${one} is in ${empty.length} of the categories, so their pages are empty: ${names.join(', ')}`
      return [warning({ file }, problem, `Name each in the productCategories of a ${one}, or delete it.`)]
    }
    const problem = `no ${one} is in this category, so its page is empty`
    return empty.map(({ file }, index) =>
      warning(
        { file },
        problem,
        `Name ${names[index]} in the productCategories of a ${one}, or delete the category.`,
      ),
    )
  })
