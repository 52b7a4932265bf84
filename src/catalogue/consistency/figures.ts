import { error, type Fault, warning } from '../faults.ts'
import type { ReadableRecords } from '../records.ts'
import { controlFlagsContradict } from '../rules/control-type.ts'
import { counted } from '../rules/counted.ts'

/** A list of figures matches the list of sizes: one for each, or one for all. */
export function figureFaults({ fans }: ReadableRecords): Fault[] {
  const remedy = 'Give one figure for each size, one figure for all, or none.'
  return fans.flatMap(({ file, fields: { sizes = [], ...fields } }) =>
    (['airflowRating', 'wattsOnHigh'] as const).flatMap((field): Fault[] => {
      const count = fields[field]?.length ?? 1
      if (sizes.length === 0 || count === 1 || count === sizes.length) return []
      return [error({ file, field }, `${count} figures for ${counted(sizes.length, 'size')}`, remedy)]
    }),
  )
}

/** Control flags that exclude each other make the page say "Call or Email for details". */
export function controlWarnings({ fans }: ReadableRecords): Fault[] {
  const problem =
    'marks a control as both included and sold separately, so the page says "Call or Email for details"'
  const remedy =
    'For each control, delete either the …Included or the …Available line; if one package holds both remotes, delete the lines for each remote.'
  return fans
    .filter(({ fields }) => controlFlagsContradict(fields))
    .map(({ file }) => warning({ file }, problem, remedy))
}
