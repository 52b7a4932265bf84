import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { fileStem } from '../../catalogue/records.ts'
import type { ContentBefore } from './content-before.ts'
import type { Grid } from './find-head.ts'
import { knownProducts } from './match-known.ts'
import { type Line, warning } from './read-tables.ts'

interface Missing {
  kind: Grid['kind']
  file: string
  name: string
}

/** The products of a maker's list that are here and not in it, if they are still sold. */
export function missingFrom(
  before: ContentBefore,
  grids: readonly Grid[],
  found: ReadonlySet<string>,
): Missing[] {
  const lists = grids.filter(({ maker, rows }) => maker && rows.length > 0)
  return KINDS.flatMap((kind) => {
    const { makerOf } = knownProducts(before, kind)
    const makers = new Set(
      lists.filter((grid) => grid.kind === kind).flatMap(({ rows }) => rows.map(makerOf)),
    )
    return before.records[kind]
      .filter(
        ({ file, fields }) =>
          makers.has(fields.manufacturerNameReference ?? '') && !found.has(file) && !fields.discontinued,
      )
      .map(({ file, fields }) => ({ kind, file, name: fields.title ?? fileStem(file) }))
  })
}

/** Asks whether they are to be ended. */
export function askWhetherEnded(missing: readonly Missing[]): Line {
  const names = missing.map(({ name }) => name).join(', ')
  const [are, them] = missing.length === 1 ? ['is', 'it'] : ['are', 'them']
  return warning(
    `${missing.length} of yours ${are} not in the list: ${names}. End ${them}? Import it again with --end-missing (on GitHub: Actions, Import, Run workflow).`,
  )
}
