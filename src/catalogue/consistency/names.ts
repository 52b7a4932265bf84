import { error, type Fault } from '../faults.ts'
import { KINDS } from '../kinds/product-kinds.ts'
import { LIST_PAGE_NAME, RESERVED_FAN_CATEGORY } from '../paths.ts'
import {
  type ContentRecord,
  categoryRecords,
  fileStem,
  productRecords,
  type ReadableRecords,
} from '../records.ts'
import { SLUG } from '../schema/fields.ts'
import { slugOf } from '../slug-of.ts'

/** Files are named after their records, and a record has the name of its file. */
export function fileNameFaults(records: ReadableRecords): Fault[] {
  const named = [
    ...[...productRecords(records), ...categoryRecords(records)].map(({ file, fields: { name } }) => ({
      file,
      field: 'name',
      name,
    })),
    ...records.manufacturers.map(({ file, fields }) => ({
      file,
      field: 'nameReference',
      name: fields.nameReference,
    })),
  ]
  return named.flatMap(({ file, field, name }): Fault[] => {
    const stem = fileStem(file)
    if (!SLUG.test(stem)) {
      const remedy = `Rename it, for example to ${slugOf(stem)}.json.`
      return [error({ file }, 'the file name is not lowercase words joined by hyphens', remedy)]
    }
    if (name === undefined || name === stem) return []
    const remedy = `Write "${stem}", or rename the file to ${name}.json.`
    return [error({ file, field }, `"${name}" does not match the file name`, remedy)]
  })
}

/** Names whose addresses belong to other pages. */
export function reservedNameFaults(records: ReadableRecords): Fault[] {
  const products = productRecords(records).flatMap(({ file, fields }): Fault[] => {
    const names = [fields.productUrl, fields.name, fileStem(file)]
    const name = names.find((one) => one && LIST_PAGE_NAME.test(one))
    if (!name) return []
    const problem = `no product can be named "${name}": the later pages of long lists have such addresses`
    return [error({ file }, problem, 'Give the product and its file another name.')]
  })
  const problem = `a category cannot be named "${RESERVED_FAN_CATEGORY}": the brand pages have that address`
  const categories = records.fanCategories
    .filter(({ file }) => fileStem(file) === RESERVED_FAN_CATEGORY)
    .map(({ file }) =>
      error({ file, field: 'name' }, problem, 'Give the category and its file another name.'),
    )
  return [...products, ...categories]
}

/** Names in a list become parts of addresses, `?finish=satin-brass`: each needs a letter or digit, and no two may be alike. */
function addressFaults(file: string, list: string, names: readonly string[]): Fault[] {
  const slugs = names.map(slugOf)
  return names.flatMap((name, index): Fault[] => {
    // Families are fields of their file by themselves.
    const position = { file, ...(list && { field: `${list}[${index}]` }) }
    const slug = slugs[index] ?? ''
    const first = names[slugs.indexOf(slug)]
    if (slug === '')
      return [error(position, `"${name}" has no letter from a to z and no digit`, 'Add one to the name.')]
    if (first === name) return []
    return [error(position, `"${name}" and "${first}" would have the same address`, 'Rename one of the two.')]
  })
}

/** Finishes, styles, finish families and room types can all be in an address. */
export const nameAddressFaults = (records: ReadableRecords): Fault[] => [
  ...productRecords(records).flatMap(({ file, fields: { colors = [], styles = [] } }) => {
    const lists = Array.isArray(colors)
      ? { colors, styles }
      : { 'colors.body': colors.body, 'colors.blades': colors.blades, styles }
    return Object.entries(lists).flatMap(([list, names]) => addressFaults(file, list, names))
  }),
  ...records.finishFamilies.flatMap(({ file, fields: { $schema, ...families } }) =>
    addressFaults(file, '', Object.keys(families)),
  ),
  ...records.roomKinds.flatMap(({ file, fields: { kinds = [] } }) =>
    addressFaults(
      file,
      'kinds',
      kinds.map(({ name }) => name),
    ),
  ),
]

/** Reports every record after the first that claims a value; a file has the first claim to its own name. */
function duplicates<Fields>(
  records: readonly ContentRecord<Fields>[],
  field: string,
  claim: (record: ContentRecord<Fields>) => string | number | undefined,
  remedy: string,
): Fault[] {
  const holders = new Map<string | number, ContentRecord<Fields>>()
  const isOwnName = (record: ContentRecord<Fields>) => Number(claim(record) === fileStem(record.file))
  return records
    .toSorted((a, b) => isOwnName(b) - isOwnName(a))
    .flatMap((record): Fault[] => {
      const claimed = claim(record)
      if (claimed === undefined) return []
      const holder = holders.get(claimed) ?? record
      holders.set(claimed, holder)
      if (holder === record) return []
      const position = {
        file: record.file,
        field: [record.within, field].filter(Boolean).join('.'),
      }
      const other = holder.within ? `${holder.file} › ${holder.within}` : holder.file
      return [error(position, `${JSON.stringify(claimed)} is already used by ${other}`, remedy)]
    })
}

/** Two products of one name and brand are most likely one, entered twice; of one name and description, one page to a search engine. */
export function sameNameWarnings(records: ReadableRecords): Fault[] {
  type Named = ContentRecord<{
    title?: string
    productDescription?: string
    manufacturerNameReference?: string
  }>
  const byBrand = ({ fields: { title, manufacturerNameReference: brand } }: Named) =>
    title && brand && `${title} by ${brand}`
  const byWords = ({ fields: { title, productDescription: words } }: Named) =>
    title && words && `${title}: ${words}`
  const remedy = 'Delete one of the two, or give it a name of its own.'
  const entered = KINDS.flatMap((kind) =>
    duplicates<Named['fields']>(records[kind], 'title', byBrand, remedy),
  )
  const known = new Set(entered.map(({ file }) => file))
  const alike = duplicates<Named['fields']>(
    productRecords(records),
    'productDescription',
    byWords,
    'Describe the difference.',
  )
  return [...entered, ...alike.filter(({ file }) => !known.has(file))].map((fault) => ({
    ...fault,
    severity: 'warning',
  }))
}

interface OrderNumbers {
  modelNumber?: string | undefined
  partNumber?: string | undefined
  finishPartNumbers?: Readonly<Record<string, string>> | undefined
  manufacturerNameReference?: string | undefined
}

/** A product's order numbers, each with its field: a fan has one, a fixture one for each finish. */
export const orderNumbers = (fields: OrderNumbers): { field: string; number: string }[] =>
  [
    { field: 'modelNumber', number: fields.modelNumber },
    { field: 'partNumber', number: fields.partNumber },
    ...Object.entries(fields.finishPartNumbers ?? {}).map(([finish, number]) => ({
      field: `finishPartNumbers.${finish}`,
      number,
    })),
  ].flatMap(({ field, number }) => (number ? { field, number } : []))

/** Two products of a brand with one number are one product, entered twice. */
function sameNumberFaults(records: ReadableRecords): Fault[] {
  const holders = new Map<string, string>()
  return productRecords(records).flatMap(({ file, fields }) => {
    const numbered = fields as OrderNumbers
    return orderNumbers(numbered).flatMap(({ field, number }): Fault[] => {
      const claim = `${numbered.manufacturerNameReference ?? ''} ${number.toLowerCase()}`
      const holder = holders.get(claim) ?? file
      holders.set(claim, holder)
      if (holder === file) return []
      const problem = `${JSON.stringify(number)} is already the number of ${holder}`
      return [error({ file, field }, problem, 'Correct one of the two, or delete the product entered twice.')]
    })
  })
}

/**
 * No two products share an address, even if one is a fan and the other a fixture: a shopper's list names both only by it.
 * No two products of a brand share an order number, no two brands a number, no two gallery rooms a place.
 */
export const uniquenessFaults = (records: ReadableRecords): Fault[] => [
  ...duplicates(
    productRecords(records).flatMap(({ file, fields: { formerAddresses = [] } }) =>
      formerAddresses.map((address, index) => ({
        file,
        within: `formerAddresses[${index}]`,
        fields: { address },
      })),
    ),
    '',
    ({ fields: { address } }) => address,
    'An address leads to one product: delete one of the two.',
  ),
  ...duplicates<{ productUrl?: string | undefined }>(
    productRecords(records),
    'productUrl',
    ({ file, fields }) => fields.productUrl ?? fileStem(file),
    'Two products cannot share an address: change one of them.',
  ),
  ...sameNumberFaults(records),
  ...duplicates(records.manufacturers, 'id', ({ fields }) => fields.id, 'Give this brand another number.'),
  ...duplicates(
    records.gallery,
    'id',
    ({ fields }) => fields.id,
    'Delete every "id": the order of the list sets the places.',
  ),
]
