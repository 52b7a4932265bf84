import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { KIND_NAMES, KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { pictureReferences } from '../../catalogue/picture-references.ts'
import { unusedPictures } from '../check-content/pictures.ts'
import { type RawContent, readContent } from '../check-content/read-content.ts'
import { LAYOUTS } from '../editor/layouts.ts'
import { fileShape, isFlag, metaOf, type Schema } from '../editor/schema.ts'
import { escaped, staffPage } from '../staff-page.ts'

type Fields = Record<string, unknown>

/** How many products have a value in a field. */
interface Completeness {
  label: string
  filled: number
  of: number
}

/** A product with missing facts. */
interface ToDo {
  file: string
  title: string
  gaps: string[]
  /** The day of its last change, `2026-03-01`; undefined without a history. */
  changed?: string
}

/** State of the catalog. */
interface ContentReport {
  fields: { kind: string; fields: Completeness[] }[]
  /** The longest unchanged first. */
  toDo: ToDo[]
  unusedPictures: string[]
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value ? [String(value)] : []

/** Finishes without a picture: those of the product, or of a fan with separate blades, of its body. */
function finishesWithoutPicture({ shown, colors, finishPictures = {} }: Fields): string[] {
  const isMixed = !Array.isArray(colors)
  const finishes = (value: unknown) => list(isMixed ? (value as Fields | undefined)?.body : value)
  const pictured = Array.isArray(finishPictures)
    ? finishPictures.map(({ body }: Fields) => String(body))
    : Object.keys(finishPictures as Fields)
  return finishes(colors).filter((finish) => ![...finishes(shown), ...pictured].includes(finish))
}

const WANTED: Readonly<Record<ProductKind, Readonly<Record<string, string>>>> = {
  fans: {
    airflowRating: 'no airflow',
    wattsOnHigh: 'no watts',
    bladeCount: 'no blade count',
    mounting: 'mounting unknown',
    bladeDropInches: 'drop unknown',
    motorType: 'no motor',
    modelNumber: 'no model number',
    lightIncluded: 'light unknown',
  },
  fixtures: {
    mounting: 'mounting unknown',
    numberOfBulbs: 'no bulb count',
    bulbType: 'no bulb type',
    lumensRating: 'no lumens',
  },
}

/** Facts that shoppers ask for and that a record lacks. */
export function gapsIn(kind: ProductKind, record: Fields): string[] {
  const finishes = finishesWithoutPicture(record)
  const wanted = { ...WANTED[kind], ...(record.lightIncluded === true && { lumensRating: 'no lumens' }) }
  return [
    ...(finishes.length > 0 ? [`no picture of ${finishes.join(', ')}`] : []),
    ...Object.entries(wanted).flatMap(([field, words]) => (isFilled(record[field]) ? [] : words)),
  ]
}

/** Fields that are empty for most products. */
const OPTIONAL = ['productUrl', 'formerAddresses', 'replacedBy']

/**
 * The state of the catalog, without discontinued products.
 *
 * @param changed the day of the last change by file
 */
export function contentReport(
  content: RawContent,
  unused: readonly string[],
  changed: ReadonlyMap<string, string> = new Map(),
): ContentReport {
  const kinds = KINDS.map((kind) => ({
    kind,
    sold: content[kind].flatMap(({ name, value }) => {
      const record = (value ?? {}) as Fields
      return record.discontinued === true ? [] : { file: `content/${kind}/${name}.json`, record }
    }),
  }))
  const toDo = kinds.flatMap(({ kind, sold }) =>
    sold.flatMap(({ file, record }): ToDo[] => {
      const [gaps, day] = [gapsIn(kind, record), changed.get(file)]
      if (gaps.length === 0) return []
      return [{ file, title: String(record.title ?? file), gaps, ...(day && { changed: day }) }]
    }),
  )
  const fields = kinds.map(({ kind, sold }) => ({
    kind: KIND_NAMES[kind].title,
    fields: Object.entries(fileShape(kind).fields)
      .filter(([name, field]) => ![...LAYOUTS[kind].hidden, ...OPTIONAL].includes(name) && !isFlag(field))
      .map(([name, field]: [string, Schema]) => ({
        label: metaOf(field).title ?? name,
        filled: sold.filter(({ record }) => isFilled(record[name])).length,
        of: sold.length,
      })),
  }))
  return {
    fields,
    toDo: toDo.toSorted(
      (a, b) => (a.changed ?? '').localeCompare(b.changed ?? '') || b.gaps.length - a.gaps.length,
    ),
    unusedPictures: [...unused],
  }
}

/** The day of each product file's last change, from Git; empty without a whole history. */
async function lastChanges(root: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', ['-C', root, ...args], { maxBuffer: 100_000_000 })).stdout
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return new Map()
    const products = ['content/fans', 'content/fixtures']
    const log = await git('log', '--format=%cs', '--name-only', '--relative', '--', ...products)
    const changes = new Map<string, string>()
    let day = ''
    for (const line of log.split('\n')) {
      if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line
      else if (line !== '' && !changes.has(line)) changes.set(line, day)
    }
    return changes
  } catch {
    return new Map()
  }
}

export async function readReport(root: string): Promise<ContentReport> {
  const { records, raw } = await readContent(root)
  const unused = await unusedPictures(root, pictureReferences(records))
  return contentReport(raw, unused, await lastChanges(root))
}

/** Share in percent, rounded down: one unknown value in a thousand is not 100 %. */
const percent = ({ filled, of }: Completeness): number => (of === 0 ? 100 : Math.floor((100 * filled) / of))

const unusedLine = (pictures: readonly string[]): string =>
  pictures.length === 1
    ? `1 picture that no record uses: ${pictures[0]}`
    : `${pictures.length} pictures that no record uses, such as ${pictures.slice(0, 3).join(', ')}`

const toDoLine = ({ length }: readonly unknown[]): string =>
  length === 0
    ? 'Nothing that shoppers ask for is missing.'
    : `What to do next: ${length === 1 ? 'one product' : `${length} products, oldest change first`}`

/** The report for a terminal, a line each. */
export const reportLines = ({ fields, toDo, unusedPictures: unused }: ContentReport): string[] => [
  'State of the catalog',
  ...fields.flatMap(({ kind, fields: rows }) => [
    '',
    `${kind}: how complete each field is`,
    ...rows.map((row) => `${String(percent(row)).padStart(5)} %  ${row.label} (${row.filled} of ${row.of})`),
  ]),
  '',
  toDoLine(toDo),
  ...toDo.map(
    ({ file, title, gaps, changed }) => `  ${changed ?? 'no date'}  ${title} (${file}): ${gaps.join('; ')}`,
  ),
  ...(unused.length > 0 ? ['', unusedLine(unused)] : []),
]

const STYLES = `
:root { color-scheme: light; }
body { max-width: 60rem; padding: 24px; margin: 0 auto; color: #2b2521; background: #fbf8f3; font: 16px/1.5 "Segoe UI", Arial, sans-serif; }
a { color: #7d5310; }
tbody td + td { white-space: nowrap; }
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.15; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid #e3d9ca; text-align: left; vertical-align: top; }
meter { width: 8rem; }
.tables { display: grid; gap: 32px; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); }
`

/** The report as a page of the editor's site; each product links to its form. */
export function reportPage({ fields, toDo, unusedPictures: unused }: ContentReport): string {
  const tables = fields.map(
    ({ kind, fields: rows }) => `<section><h2>${kind}: how complete each field is</h2><table>
${rows.map((row) => `<tr><th scope="row">${escaped(row.label)}</th><td><meter value="${percent(row)}" max="100">${percent(row)} %</meter> ${row.filled} of ${row.of}</td></tr>`).join('\n')}
</table></section>`,
  )
  const next = toDo.map(({ file, title, gaps, changed = '' }) => {
    const [, folder, name] = /^content\/(.+)\/(.+)\.json$/.exec(file) ?? []
    return `<tr><th scope="row"><a href="/#/collections/${folder}/entries/${name}">${escaped(title)}</a></th><td>${escaped(gaps.join('; '))}</td><td>${changed}</td></tr>`
  })
  const pictures = unused.map((picture) => `<li>${escaped(picture)}</li>`).join('')
  return staffPage(
    'State of the catalog',
    STYLES,
    `<h1>State of the catalog</h1>
<h2>${toDoLine(toDo)}</h2>
<table><thead><tr><th scope="col">Product</th><th scope="col">Not known yet</th><th scope="col">Last change</th></tr></thead>
<tbody>
${next.join('\n')}
</tbody></table>
<div class="tables">
${tables.join('\n')}
</div>
${pictures && `<h2>Pictures</h2><details><summary>${escaped(unusedLine(unused))}</summary><ul>${pictures}</ul></details>`}`,
  )
}
