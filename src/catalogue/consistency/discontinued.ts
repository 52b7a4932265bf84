import { error, type Fault, warning } from '../faults.ts'
import { KINDS } from '../kinds/product-kinds.ts'
import {
  type ContentRecord,
  categoryRecords,
  fileStem,
  productRecords,
  type ReadableRecords,
  textsIn,
} from '../records.ts'
import { PAGE_KINDS } from '../schema/pages.ts'
import { noSuchRecord } from './references.ts'

type Product = ContentRecord<{ title?: string; discontinued?: boolean; replacedBy?: string | undefined }>

/** A replacement exists, is of the same kind, and leads to a sold product in the end. */
export const replacementFaults = (records: ReadableRecords): Fault[] =>
  KINDS.flatMap((folder) => {
    const products: readonly Product[] = records[folder]
    const byName = new Map(products.map((product) => [fileStem(product.file), product]))
    return products.flatMap(({ file, fields: { discontinued, replacedBy } }): Fault[] => {
      if (replacedBy === undefined) return []
      const position = { file, field: 'replacedBy' }
      const own = fileStem(file)
      if (!byName.has(replacedBy)) {
        const others = [...byName.keys()].filter((name) => name !== own)
        return [noSuchRecord(position, folder, replacedBy, others)]
      }
      const chain: string[] = []
      let last: Product | undefined
      for (let next: string | undefined = replacedBy; next !== undefined && !chain.includes(next); ) {
        chain.push(next)
        last = byName.get(next)
        next = last?.fields.discontinued ? last.fields.replacedBy : undefined
      }
      if (chain.includes(own))
        return [
          error(
            position,
            `the replacements form a loop: ${[own, ...chain].join(' → ')}`,
            'Delete one of these lines.',
          ),
        ]
      if (!discontinued)
        return [
          warning(
            position,
            'this product is still sold, so its replacement is not shown',
            'Write "discontinued": true as well, or delete the line.',
          ),
        ]
      if (!last?.fields.discontinued) return []
      return [
        warning(position, `"${fileStem(last.file)}" is discontinued too`, 'Name one that is still sold.'),
      ]
    })
  })

export function galleryWarnings(records: ReadableRecords): Fault[] {
  const brands = new Map(records.manufacturers.map(({ file, fields }) => [fileStem(file), fields.name]))
  const key = (title: string | undefined, brand: string | undefined) => `${title}\n${brand}`
  const products = new Map(
    productRecords(records).map(({ fields }) => [
      key(fields.title, brands.get(fields.manufacturerNameReference ?? '')),
      fields.discontinued === true,
    ]),
  )
  const rooms = records.gallery.flatMap(({ file, fields }) =>
    (fields.rooms ?? []).map((room, index) => ({ ...room, file, field: `rooms[${index}].name` })),
  )
  return rooms.flatMap(({ name, manufacturer, ...position }): Fault[] => {
    const isDiscontinued = products.get(key(name, manufacturer))
    // If the brand is unknown, another check reports it.
    if (isDiscontinued === false || products.has(key(name, undefined))) return []
    if (isDiscontinued)
      return [warning(position, `"${name}" by ${manufacturer} is discontinued`, 'Show another room.')]
    const problem = `no product is named "${name}" by ${manufacturer}, so the room links to nothing`
    return [warning(position, problem, 'Correct the name or the brand, or show another room.')]
  })
}

export const discontinuedTitles = (records: ReadableRecords): string[] =>
  productRecords(records).flatMap(({ fields }) => (fields.discontinued && fields.title ? [fields.title] : []))

const LETTER = String.raw`[\p{L}\p{N}]`
const asWord = (title: string) => new RegExp(`(?<!${LETTER})${RegExp.escape(title)}(?!${LETTER})`, 'u')

export const mentionWarnings = (
  positionOf: (title: string) => Pick<Fault, 'file' | 'field'>,
  text: string,
  titles: readonly string[],
): Fault[] =>
  titles
    .filter((title) => asWord(title).test(text))
    .map((title) =>
      warning(
        positionOf(title),
        `mentions "${title}", which is discontinued`,
        'Mention another product, or leave it out.',
      ),
    )

/** Descriptions of categories, brands and other products, and page copy, that still mention a discontinued product. */
export function mentionInRecordWarnings(records: ReadableRecords): Fault[] {
  const titles = discontinuedTitles(records)
  const described = [
    ...categoryRecords(records),
    ...records.manufacturers,
    ...productRecords(records).filter(({ fields }) => !fields.discontinued),
  ]
  const texts = [
    ...described.map(({ file, fields }) => ({
      file,
      texts: textsIn(fields).filter(([field]) => field.endsWith('Description')),
    })),
    ...PAGE_KINDS.flatMap((kind) =>
      records[kind].map(({ file, fields }) => ({ file, texts: textsIn(fields) })),
    ),
  ]
  return texts.flatMap(({ file, texts }) =>
    texts.flatMap(([field, words]) => mentionWarnings(() => ({ file, field }), words, titles)),
  )
}
