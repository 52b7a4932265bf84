import { error, type Fault, warning } from '../faults.ts'
import type { ReadableRecords } from '../records.ts'
import { controlFlagsContradict } from '../rules/control-type.ts'
import { counted } from '../rules/numbers.ts'

export const figureFaults = ({ fans }: Pick<ReadableRecords, 'fans'>): Fault[] =>
  fans.flatMap(({ file, fields: { sizes = [], ...fields } }) =>
    (['airflowRating', 'wattsOnHigh'] as const).flatMap((field): Fault[] => {
      const count = fields[field]?.length ?? 1
      if (sizes.length === 0 || count === 1 || count === sizes.length) return []
      const problem = `${count} numbers for ${counted(sizes.length, 'size')}`
      return [error({ file, field }, problem, 'Give one number for each size, one for all, or none.')]
    }),
  )

/** Contradicting control flags put "Call or Email for details" on the page. */
export const controlWarnings = ({ fans }: ReadableRecords): Fault[] =>
  fans
    .filter(({ fields }) => controlFlagsContradict(fields))
    .map(({ file }) =>
      warning(
        { file },
        'marks a control in two ways, so the page says "Call or Email for details"',
        'Mark each control as included or sold separately, not both. If both remotes come in one package, leave their own four fields unknown.',
      ),
    )
