import type { Completeness, ContentReport } from './content-report.ts'

/** With one unknown field in a hundred it is not 100 %. */
export const percent = ({ filled, of }: Completeness): number =>
  of === 0 ? 100 : Math.floor((100 * filled) / of)

/** The pictures that nobody shows, in one line. */
export const unusedLine = (pictures: readonly string[]): string =>
  pictures.length === 1
    ? `1 picture that no record uses: ${pictures[0]}`
    : `${pictures.length} pictures that no record uses, such as ${pictures.slice(0, 3).join(', ')}`

/** The heading of the to-do list. */
export const toDoLine = (toDo: readonly unknown[]): string =>
  toDo.length === 0
    ? 'Nothing that shoppers ask for is missing.'
    : `What to do next: ${toDo.length === 1 ? 'one product' : `${toDo.length} products, oldest change first`}`

/** The report for a terminal, a line each. */
export function reportLines({ fields, toDo, alike, unusedPictures }: ContentReport): string[] {
  const tables = fields.flatMap(({ kind, fields: rows }) => [
    '',
    `${kind}: how complete each field is`,
    ...rows.map((row) => `${String(percent(row)).padStart(5)} %  ${row.label} (${row.filled} of ${row.of})`),
  ])
  const next = toDo.map(
    ({ file, title, gaps, changed }) => `  ${changed ?? 'no date'}  ${title} (${file}): ${gaps.join('; ')}`,
  )
  return [
    'State of the catalog',
    ...tables,
    '',
    toDoLine(toDo),
    ...next,
    ...(alike.length > 0 ? ['', 'Descriptions that read much alike'] : []),
    ...alike.map(([one, other]) => `  ${one} and ${other}`),
    ...(unusedPictures.length > 0 ? ['', unusedLine(unusedPictures)] : []),
  ]
}
