import { RECORD_KINDS, type RecordKind } from '../../../src/catalogue/records.ts'
import { recordFormat } from '../../../src/staff/editor/record-format.ts'
import { asWritten } from '../../own-catalogue/write-content.ts'

type Fields = Record<string, unknown>

export const kindOf = (file: string): RecordKind | undefined =>
  (Object.keys(RECORD_KINDS) as RecordKind[]).find((kind) => {
    const { path } = RECORD_KINDS[kind]
    return file === path || file.startsWith(`${path}/`)
  })

const FAN_FIELDS = {
  $schema: '../.schemas/fans.json',
  title: 'Plain 52',
  manufacturerNameReference: 'hunter',
  imageUrl: '../images/fans/plain-52.jpg',
  productDescription: 'A plain fan.',
  sizes: ['52', 60.5],
  locationRating: 'Indoor',
  shown: 'Matte Black',
  colors: ['Matte Black', 'Satin Brass'],
  finishPictures: { 'Satin Brass': '../images/fans/finishes/plain-52--satin-brass.jpg' },
  lumensRating: 1600,
  productCategories: ['traditional'],
}

/** The file of a fan in the shortest forms, with some fields changed. */
export const fanFile = (changes: Fields = {}): string => asWritten({ ...FAN_FIELDS, ...changes })

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields with changes in them; what is inside an object is merged, a list is replaced. */
const merged = (fields: Fields, changes: Fields): Fields => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, change]) => {
      const field = fields[name]
      return [name, isFields(field) && isFields(change) ? merged(field, change) : change]
    }),
  ),
})

export function edited(kind: RecordKind, source: string, changes: Fields): string {
  const { fromFile, toFile } = recordFormat(kind)
  return toFile(merged(structuredClone(fromFile(source)), changes))
}
