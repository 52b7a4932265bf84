import { error, type Fault, warning } from '../faults.ts'
import { KINDS } from '../kinds/product-kinds.ts'
import {
  type ContentRecord,
  categoryRecords,
  fileStem,
  productRecords,
  type ReadableRecords,
} from '../records.ts'
import { noSuchRecord } from './references.ts'

type Ending = { title?: string; discontinued?: boolean; replacedBy?: string | undefined }
type Product = ContentRecord<Ending>

/** The chain of successors of a product, up to one that is sold, missing or already named. */
function successors(product: Product, byName: ReadonlyMap<string, Product>): string[] {
  const names: string[] = []
  let next = product.fields.replacedBy
  while (next !== undefined && !names.includes(next)) {
    names.push(next)
    const record = byName.get(next)
    next = record?.fields.discontinued ? record.fields.replacedBy : undefined
  }
  return names
}

function faultOf(product: Product, byName: ReadonlyMap<string, Product>, folder: string): Fault[] {
  const { file, fields } = product
  const { discontinued, replacedBy } = fields
  if (replacedBy === undefined) return []
  const position = { file, field: 'replacedBy' }
  if (!byName.has(replacedBy)) {
    const known = [...byName.keys()].filter((name) => name !== fileStem(file))
    return [noSuchRecord(position, folder, replacedBy, known)]
  }
  const following = successors(product, byName)
  if (following.includes(fileStem(file))) {
    const loop = [fileStem(file), ...following].join(' → ')
    return [error(position, `the successors form a loop: ${loop}`, 'Delete one of these lines.')]
  }
  if (!discontinued) {
    const problem = 'names a successor for a product that is still sold, so nothing shows it'
    return [warning(position, problem, 'Write "discontinued": true as well, or delete the line.')]
  }
  const last = byName.get(following.at(-1) ?? '')
  if (!last?.fields.discontinued) return []
  return [
    warning(position, `"${fileStem(last.file)}" is no longer sold either`, 'Name one that is still sold.'),
  ]
}

/** A successor exists, is of the same kind, and leads in the end to a product that is sold. */
export const successorFaults = (records: ReadableRecords): Fault[] =>
  KINDS.flatMap((folder) => {
    const products: readonly Product[] = records[folder]
    const byName = new Map(products.map((product) => [fileStem(product.file), product]))
    return products.flatMap((product) => faultOf(product, byName, folder))
  })

/** The gallery shows products that are sold; a room of any other product has no link, or leads to one that is not sold. */
export function galleryProductWarnings(records: ReadableRecords): Fault[] {
  const { gallery, manufacturers } = records
  const makers = new Map(manufacturers.map(({ file, fields }) => [fileStem(file), fields.name]))
  const key = (title: string | undefined, maker: string | undefined) => `${title}\n${maker}`
  const products = new Map(
    productRecords(records).map(({ fields }) => [
      key(fields.title, makers.get(fields.manufacturerNameReference ?? '')),
      fields.discontinued === true,
    ]),
  )
  return gallery.flatMap(({ file, within = '', fields: { name, manufacturer } }): Fault[] => {
    if (name === undefined || manufacturer === undefined) return []
    const isEnded = products.get(key(name, manufacturer))
    // If the maker is unknown, another check reports it.
    if (isEnded === false || products.has(key(name, undefined))) return []
    const problem = isEnded
      ? `"${name}" by ${manufacturer} is no longer sold`
      : `no product is named "${name}" by ${manufacturer}, so the room links to nothing`
    const remedy = isEnded ? 'Show another room.' : 'Correct the name or the maker, or show another room.'
    return [warning({ file, field: `${within}.name` }, problem, remedy)]
  })
}

/** The names of products that are no longer sold. */
export const endedTitles = (records: ReadableRecords): string[] =>
  productRecords(records).flatMap(({ fields }) => (fields.discontinued && fields.title ? [fields.title] : []))

const textsOf = <Field extends string>(
  records: readonly ContentRecord<{ [Name in Field]?: string | undefined }>[],
  field: Field,
) => records.map(({ file, fields }) => ({ file, field, text: fields[field] }))

/** Texts of categories, makers and other products that still mention a product that is no longer sold. */
export function endedInWordsWarnings(records: ReadableRecords): Fault[] {
  const ended = endedTitles(records)
  const sold = productRecords(records).filter(({ fields }) => fields.discontinued !== true)
  const texts = [
    ...textsOf(categoryRecords(records), 'categoryDescription'),
    ...textsOf(records.manufacturers, 'manufacturerDescription'),
    ...textsOf(sold, 'productDescription'),
  ]
  return texts.flatMap(({ file, field, text = '' }) =>
    namedIn(text, ended).map((title) => endedInText(file, field, title)),
  )
}

const isInWord = (character = ' '): boolean => /[\p{L}\p{N}]/u.test(character)

/** The titles that a text mentions as whole words, there where a longer name is not meant. */
export const namedIn = (text: string, titles: readonly string[]): string[] =>
  titles.filter((title) => {
    const parts = text.split(title)
    return parts.some((after, at) => at > 0 && !isInWord(parts[at - 1]?.at(-1)) && !isInWord(after[0]))
  })

/** The fault for a text that mentions a product that is no longer sold. */
export const endedInText = (file: string, field: string, title: string): Fault =>
  warning(
    { file, field },
    `mentions "${title}", which is no longer sold`,
    'Mention another product, or leave it out.',
  )
