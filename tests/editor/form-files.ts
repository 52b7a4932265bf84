import { asWritten } from '../own-catalogue/write-content.ts'
import { formatNamed } from './format-of.ts'

// biome-ignore lint/suspicious/noExplicitAny: a form has the fields of whatever file it edits
export type Form = Record<string, any>

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
export const fanFile = (changes: Form = {}): string => asWritten({ ...FAN_FIELDS, ...changes })

/** What a format writes for a file once its form was edited. */
export function edited(format: string, source: string, edit: (form: Form) => void): string {
  const { fromFile, toFile } = formatNamed(format).format
  const form = structuredClone(fromFile(source))
  edit(form)
  return toFile(form)
}
