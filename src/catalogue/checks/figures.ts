import type { Fault } from '../faults.ts'
import type { ReadableRecords } from '../records.ts'
import { controlFlagsContradict } from '../rules/control-type.ts'
import type { FanFields } from '../schema/fan.ts'

/** A list of figures belongs to the list of sizes: one each, or one in all. */
export function figureFaults({ fans }: ReadableRecords): Fault[] {
  return fans.flatMap(({ file, fields: { sizes = [], ...fields } }) =>
    (['airflowRating', 'wattsOnHigh'] as const).flatMap((field): Fault[] => {
      const count = fields[field]?.length ?? 1
      if (sizes.length === 0 || count === 1 || count === sizes.length) return []
      return [
        {
          file,
          field,
          problem: `${count} figures for ${sizes.length} ${sizes.length === 1 ? 'size' : 'sizes'}`,
          remedy: 'Give one figure for each size, one figure for all, or none.',
          severity: 'error',
        },
      ]
    }),
  )
}

// A file that is not JSON has no flags at all; one that is has them all, false where it names none.
const hasFlags = (fields: Partial<FanFields>): fields is FanFields =>
  fields.handheldRemoteControlIncluded !== undefined

/** Control flags that exclude each other make the page say "Call or Email for details". */
export function controlWarnings({ fans }: ReadableRecords): Fault[] {
  return fans
    .filter(({ fields }) => hasFlags(fields) && controlFlagsContradict(fields))
    .map(({ file }) => ({
      file,
      problem:
        'marks a control as both included and sold separately, so the page says "Call or Email for details"',
      remedy:
        'For each control, delete either the …Included or the …Available line; if one package holds both remotes, delete the lines for each remote.',
      severity: 'warning',
    }))
}
