import type { Fan } from '../../schema/fan.ts'

/** How a fan hangs, as shoppers filter by it; `ask` where it is unknown. */
export type MountingValue = 'downrod' | 'low-profile' | 'ask'

const VALUES: { [Mounting in NonNullable<Fan['mounting']>]: MountingValue } = {
  Downrod: 'downrod',
  'Low profile': 'low-profile',
}

/** How a fan hangs, by its record (choosing.md 1). */
export const mountingValue = ({ mounting }: Pick<Fan, 'mounting'>): MountingValue =>
  mounting ? VALUES[mounting] : 'ask'
