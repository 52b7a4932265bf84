import { KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { pictureReferences } from '../../catalogue/picture-references.ts'
import { fileStem, type ReadableRecords } from '../../catalogue/records.ts'
import { counted } from '../../catalogue/rules/numbers.ts'
import { escapeHtml } from '../../catalogue/views/fill.ts'
import { unusedPictures } from '../check-content/pictures.ts'
import type { Content } from '../check-content/read-content.ts'
import { type Fields, isEmpty, listOf, metaOf, type Schema, shapeOf } from '../editor/schema.ts'

/** Finishes without a picture: the product's, or the body's of a fan with separate blades. */
function finishesWithoutPicture({ shown, colors, finishPictures = {} }: Fields): string[] {
  const isMixed = !Array.isArray(colors)
  const finishes = (value: unknown) =>
    listOf(isMixed ? (value as Fields | undefined)?.body : value).map(String)
  const pictured = Array.isArray(finishPictures)
    ? finishPictures.map(({ body }: Fields) => String(body))
    : Object.keys(finishPictures as Fields)
  return finishes(colors).filter((finish) => ![...finishes(shown), ...pictured].includes(finish))
}

/** Fields that shoppers ask about. */
const WANTED: Readonly<Record<ProductKind, readonly string[]>> = {
  fans: [
    'airflowRating',
    'wattsOnHigh',
    'bladeCount',
    'mounting',
    'bladeDropInches',
    'motorType',
    'modelNumber',
    'lightIncluded',
  ],
  fixtures: ['mounting', 'numberOfBulbs', 'bulbType', 'lumensRating'],
}

/** The missing fields of a product by their labels, and its finishes without a photo. */
export function gapsIn(kind: ProductKind, record: Fields): string[] {
  const finishes = finishesWithoutPicture(record)
  const wanted = [...WANTED[kind], ...(kind === 'fans' && record.lightIncluded ? ['lumensRating'] : [])]
  return [
    ...(finishes.length > 0 ? [`Photo of ${finishes.join(', ')}`] : []),
    ...wanted
      .filter((field) => isEmpty(record[field]))
      .map((field) => metaOf(shapeOf(kind)[field] as Schema).title ?? field),
  ]
}

export function reportPage(records: Pick<ReadableRecords, ProductKind>, unused: readonly string[]): string {
  const toDo = KINDS.flatMap((kind) =>
    records[kind].flatMap(({ file, fields }) => {
      const gaps = fields.discontinued ? [] : gapsIn(kind, fields)
      return gaps.length > 0 ? { kind, name: fileStem(file), title: fields.title, gaps } : []
    }),
  ).toSorted((a, b) => b.gaps.length - a.gaps.length)
  const rows = toDo.map(({ kind, name, title = name, gaps }) => {
    const link = `<a href="/#/collections/${kind}/entries/${name}">${escapeHtml(title)}</a>`
    return `<tr><th scope="row">${link}</th><td>${escapeHtml(gaps.join('; '))}</td></tr>`
  })
  return `<h1>State of the catalog</h1>
<h2>${toDo.length === 0 ? 'Nothing that shoppers ask for is missing.' : `What to do next: ${counted(toDo.length, 'product')}`}</h2>
<table><thead><tr><th scope="col">Product</th><th scope="col">Missing</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
<details><summary>${counted(unused.length, 'photo')} not on any page</summary>
<ul>${unused.map((picture) => `<li>${escapeHtml(picture)}</li>`).join('')}</ul></details>`
}

export async function readReport(root: string, { records }: Content): Promise<string> {
  return reportPage(records, await unusedPictures(root, pictureReferences(records)))
}
