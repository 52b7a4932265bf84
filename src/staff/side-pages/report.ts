import { KIND_NAMES, KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { pictureReferences } from '../../catalogue/picture-references.ts'
import { fileStem, type ReadableRecords } from '../../catalogue/records.ts'
import { counted } from '../../catalogue/rules/numbers.ts'
import { unusedPictures } from '../check-content/pictures.ts'
import type { Content } from '../check-content/read-content.ts'
import { git } from '../command-line.ts'
import { layoutOf } from '../editor/layouts.ts'
import { isEmpty, isFlag, metaOf, type Schema, shapeOf } from '../editor/schema.ts'
import { escaped } from './page-body.ts'

type Fields = Record<string, unknown>

const isFilled = (value: unknown): boolean => !isEmpty(value)

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value ? [String(value)] : []

/** Finishes without a picture: the product's, or the body's of a fan with separate blades. */
function finishesWithoutPicture({ shown, colors, finishPictures = {} }: Fields): string[] {
  const isMixed = !Array.isArray(colors)
  const finishes = (value: unknown) => list(isMixed ? (value as Fields | undefined)?.body : value)
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

const labelOf = (kind: ProductKind, field: string): string =>
  metaOf(shapeOf(kind)[field] as Schema).title ?? field

/** The missing fields of a product by their labels, and its finishes without a photo. */
export function gapsIn(kind: ProductKind, record: Fields): string[] {
  const finishes = finishesWithoutPicture(record)
  const wanted = [...WANTED[kind], ...(kind === 'fans' && record.lightIncluded ? ['lumensRating'] : [])]
  return [
    ...(finishes.length > 0 ? [`Photo of ${finishes.join(', ')}`] : []),
    ...wanted.filter((field) => !isFilled(record[field])).map((field) => labelOf(kind, field)),
  ]
}

// Empty for most products.
const OPTIONAL = ['productUrl', 'formerAddresses', 'replacedBy']

/** @param changed the day of the last change by file, such as `2026-03-01` */
export function reportPage(
  records: Pick<ReadableRecords, ProductKind>,
  unused: readonly string[],
  changed: ReadonlyMap<string, string>,
): string {
  const products = KINDS.flatMap((kind) =>
    records[kind].map(({ file, fields }) => ({ kind, file, record: fields as Fields })),
  ).filter(({ record }) => record.discontinued !== true)
  const toDo = products
    .map(({ kind, file, record }) => ({
      link: `<a href="/#/collections/${kind}/entries/${fileStem(file)}">${escaped(String(record.title ?? fileStem(file)))}</a>`,
      gaps: gapsIn(kind, record),
      day: changed.get(file) ?? '',
    }))
    .filter(({ gaps }) => gaps.length > 0)
    .toSorted((a, b) => a.day.localeCompare(b.day) || b.gaps.length - a.gaps.length)
  const tables = KINDS.map((kind) => {
    const { hidden } = layoutOf(kind)
    const ofKind = products.filter((product) => product.kind === kind)
    const rows = Object.entries(shapeOf(kind))
      .filter(([name, field]) => ![...hidden, ...OPTIONAL].includes(name) && !isFlag(field))
      .map(([name]) => {
        const filled = ofKind.filter(({ record }) => isFilled(record[name])).length
        const meter = `<meter value="${filled}" max="${ofKind.length || 1}"></meter>`
        return `<tr><th scope="row">${labelOf(kind, name)}</th><td>${meter} ${filled} of ${ofKind.length}</td></tr>`
      })
    return `<h2>${KIND_NAMES[kind].title}: how complete each field is</h2><table>${rows.join('\n')}</table>`
  })
  return `<h1>State of the catalog</h1>
<h2>${toDo.length === 0 ? 'Nothing that shoppers ask for is missing.' : `What to do next: ${counted(toDo.length, 'product')}, oldest change first`}</h2>
<table><thead><tr><th scope="col">Product</th><th scope="col">Missing</th><th scope="col">Last change</th></tr></thead>
<tbody>
${toDo.map(({ link, gaps, day }) => `<tr><th scope="row">${link}</th><td>${escaped(gaps.join('; '))}</td><td>${day}</td></tr>`).join('\n')}
</tbody></table>
${tables.join('\n')}
<details><summary>${counted(unused.length, 'photo')} not on any page</summary>
<ul>${unused.map((picture) => `<li>${escaped(picture)}</li>`).join('')}</ul></details>`
}

/** The day of each product file's last change, from Git; empty without a whole history. */
async function lastChanges(root: string): Promise<ReadonlyMap<string, string>> {
  const changes = new Map<string, string>()
  if ((await git(root, 'rev-parse', '--is-shallow-repository'))?.trim() !== 'false') return changes
  const products = ['content/fans', 'content/fixtures']
  const log = await git(root, 'log', '--format=%cs', '--name-only', '--relative', '--', ...products)
  let day = ''
  for (const line of log?.split('\n') ?? []) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line
    else if (line !== '' && !changes.has(line)) changes.set(line, day)
  }
  return changes
}

export async function readReport(root: string, { records }: Content): Promise<string> {
  return reportPage(records, await unusedPictures(root, pictureReferences(records)), await lastChanges(root))
}
