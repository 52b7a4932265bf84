import { error, type Fault } from '../faults.ts'
import { LIST_PAGE_NAME, RESERVED_FAN_CATEGORY } from '../paths.ts'
import { categoryRecords, fileStem, productRecords, type ReadableRecords } from '../records.ts'
import { SLUG } from '../schema/fields.ts'
import { slugOf } from '../slug-of.ts'

const isReserved = (name: string | undefined): boolean =>
  name === RESERVED_FAN_CATEGORY || LIST_PAGE_NAME.test(name ?? '')

/** Files are named after their records, and a record has the name of its file. */
export function fileNameFaults(records: ReadableRecords): Fault[] {
  const named = [
    ...[...productRecords(records), ...categoryRecords(records)].map(({ file, fields }) => ({
      file,
      field: 'name',
      name: fields.name,
      address: 'productUrl' in fields ? fields.productUrl : undefined,
    })),
    ...records.manufacturers.map(({ file, fields: { nameReference: name } }) => ({
      file,
      field: 'nameReference',
      name,
      address: undefined,
    })),
  ]
  return named.flatMap(({ file, field, name, address }): Fault[] => {
    const stem = fileStem(file)
    if (!SLUG.test(stem)) {
      const remedy = `Rename it, for example to ${slugOf(stem)}.json.`
      return [error({ file }, 'the file name is not lowercase words joined by hyphens', remedy)]
    }
    const reserved = [stem, address].find(isReserved)
    if (reserved)
      return [
        error(
          { file },
          `"${reserved}" is in the addresses of lists`,
          'Give the record and its file another name.',
        ),
      ]
    if (name === undefined || name === stem) return []
    const remedy = `Write "${stem}", or rename the file to ${name}.json.`
    return [error({ file, field }, `"${name}" does not match the file name`, remedy)]
  })
}

/** Names in a list become parts of addresses, `?finish=satin-brass`: each needs a letter or digit, and no two may be alike. */
function addressFaults(file: string, list: string, names: readonly string[]): Fault[] {
  const slugs = names.map(slugOf)
  return names.flatMap((name, index): Fault[] => {
    const position = { file, field: `${list}[${index}]` }
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
  ...records.finishFamilies.flatMap(({ file, fields: { families = {} } }) =>
    addressFaults(file, 'families', Object.keys(families)),
  ),
  ...records.roomKinds.flatMap(({ file, fields: { kinds = [] } }) =>
    addressFaults(
      file,
      'kinds',
      kinds.map(({ name }) => name),
    ),
  ),
]

interface Claim {
  file: string
  field: string
  value: string | number
  /** The brand or kind that a value must be unique in. */
  within?: string | undefined
}

/** Reports each file after the first that claims a value; a file has the first claim to its own name. */
function duplicates(claims: readonly Claim[], remedy: string): Fault[] {
  const isOwnName = ({ file, value }: Claim) => Number(value === fileStem(file))
  const ordered = claims.toSorted((a, b) => isOwnName(b) - isOwnName(a))
  const groups = Map.groupBy(ordered, ({ within, value }) => `${within} ${value}`.toLowerCase())
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map(({ file, field, value }) =>
      error({ file, field }, `${JSON.stringify(value)} is already used by ${first?.file}`, remedy),
    ),
  )
}

interface OrderNumbers {
  modelNumber?: string | undefined
  partNumber?: string | undefined
  finishPartNumbers?: Readonly<Record<string, string>> | undefined
}

export const orderNumbers = (fields: OrderNumbers): { field: string; number: string }[] =>
  [
    { field: 'modelNumber', number: fields.modelNumber },
    { field: 'partNumber', number: fields.partNumber },
    ...Object.entries(fields.finishPartNumbers ?? {}).map(([finish, number]) => ({
      field: `finishPartNumbers.${finish}`,
      number,
    })),
  ].flatMap(({ field, number }) => (number ? { field, number } : []))

/**
 * No two products share an address, even if one is a fan and the other a fixture: a shopper's list names both only by it.
 * No two products of a brand share an order number, no two brands a number.
 */
export const uniquenessFaults = (records: ReadableRecords): Fault[] => [
  ...duplicates(
    productRecords(records).flatMap(({ file, fields: { formerAddresses = [] } }) =>
      formerAddresses.map((value, index) => ({ file, field: `formerAddresses[${index}]`, value })),
    ),
    'An address leads to one product: delete one of the two.',
  ),
  ...duplicates(
    productRecords(records).map(({ file, fields: { productUrl = fileStem(file) } }) => ({
      file,
      field: 'productUrl',
      value: productUrl,
    })),
    'Two products cannot share an address: change one of them.',
  ),
  ...duplicates(
    productRecords(records).flatMap(({ file, fields }) =>
      orderNumbers(fields).map(({ field, number }) => ({
        file,
        field,
        value: number,
        within: fields.manufacturerNameReference,
      })),
    ),
    'Correct one of the two, or delete the product entered twice.',
  ),
  ...duplicates(
    records.manufacturers.flatMap(({ file, fields: { id } }) =>
      id === undefined ? [] : { file, field: 'id', value: id },
    ),
    'Give this brand another number.',
  ),
]
