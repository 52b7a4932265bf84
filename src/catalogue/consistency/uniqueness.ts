import { error, type Fault } from '../faults.ts'
import { KINDS } from '../kinds/product-kinds.ts'
import { type ContentRecord, fileStem, productRecords, type ReadableRecords } from '../records.ts'

/** Reports every record after the first that claims a value that must be unique; a file has the first claim to its own name. */
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
      const holder = holders.get(claimed)
      if (!holder) {
        holders.set(claimed, record)
        return []
      }
      const position = { file: record.file, field: record.within ? `${record.within}.${field}` : field }
      const other = holder.within ? `${holder.file} › ${holder.within}` : holder.file
      return [error(position, `${JSON.stringify(claimed)} is already used by ${other}`, remedy)]
    })
}

/**
 * Two products of one name and maker are most likely one product, entered twice; two of one name and description look
 * like one page to a search engine.
 */
export function sameNameWarnings(records: ReadableRecords): Fault[] {
  type Named = ContentRecord<{
    title?: string
    productDescription?: string
    manufacturerNameReference?: string
  }>
  const remedy = 'Delete one of the two, or give it a name of its own.'
  const byMaker = ({ fields: { title, manufacturerNameReference: maker } }: Named) =>
    title && maker && `${title} by ${maker}`
  const byWords = ({ fields: { title, productDescription: words } }: Named) =>
    title && words && `${title}: ${words}`
  const entered = KINDS.flatMap((kind) =>
    duplicates<Named['fields']>(records[kind], 'title', byMaker, remedy),
  )
  const known = new Set(entered.map(({ file }) => file))
  const alike = duplicates<Named['fields']>(
    productRecords(records),
    'productDescription',
    byWords,
    'Describe what is different about it.',
  )
  return [...entered, ...alike.filter(({ file }) => !known.has(file))].map((fault) => ({
    ...fault,
    severity: 'warning',
  }))
}

/** The order numbers of a product, and the field of each: a fan has one, a fixture one for each finish. */
export const orderNumbers = (fields: OrderNumbers): { field: string; number: string }[] => {
  const { modelNumber, partNumber, finishPartNumbers = {} } = fields
  const all = [
    { field: 'modelNumber', number: modelNumber },
    { field: 'partNumber', number: partNumber },
    ...Object.entries(finishPartNumbers).map(([finish, number]) => ({
      field: `finishPartNumbers.${finish}`,
      number,
    })),
  ]
  return all.flatMap(({ field, number }) => (number ? { field, number } : []))
}

interface OrderNumbers {
  modelNumber?: string | undefined
  partNumber?: string | undefined
  finishPartNumbers?: Readonly<Record<string, string>> | undefined
}

/** Two products of a maker with one number are one product, entered twice. */
function sameNumberFaults(records: ReadableRecords): Fault[] {
  type Numbered = OrderNumbers & { manufacturerNameReference?: string }
  const holders = new Map<string, string>()
  return productRecords(records).flatMap(({ file, fields }) => {
    const { manufacturerNameReference: maker = '', ...numbered } = fields as Numbered
    return orderNumbers(numbered).flatMap(({ field, number }): Fault[] => {
      const claim = `${maker} ${number.toLowerCase()}`
      const holder = holders.get(claim) ?? file
      holders.set(claim, holder)
      const problem = `${JSON.stringify(number)} is already the number of ${holder}`
      return holder === file
        ? []
        : [error({ file, field }, problem, 'Correct one of the two, or delete the product entered twice.')]
    })
  })
}

/**
 * No two products share an address, even if one is a fan and the other a fixture: a shopper's list names both by it alone.
 * No two products of a maker share an order number, no two makers a number, no two rooms of the gallery a place.
 */
export function uniquenessFaults(records: ReadableRecords): Fault[] {
  const address = 'Two products cannot share an address: change one of them.'
  const order = 'Delete every "id": the order of the list sets the places.'
  return [
    ...duplicates<{ productUrl?: string | undefined }>(
      productRecords(records),
      'productUrl',
      ({ file, fields }) => fields.productUrl ?? fileStem(file),
      address,
    ),
    ...sameNumberFaults(records),
    ...duplicates(records.manufacturers, 'id', ({ fields }) => fields.id, 'Give this maker another number.'),
    ...duplicates(records.gallery, 'id', ({ fields }) => fields.id, order),
  ]
}
