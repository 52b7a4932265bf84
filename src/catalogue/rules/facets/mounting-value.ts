import type { Fan } from '../../schema/fan.ts'

/** How a fan hangs, as shoppers choose it; `ask` where it is unknown. */
export type MountingValue = 'downrod' | 'low-profile' | 'ask'

const VALUES: { [Mounting in NonNullable<Fan['mounting']>]: MountingValue } = {
  Downrod: 'downrod',
  'Low profile': 'low-profile',
}

export const mountingValue = ({ mounting }: Pick<Fan, 'mounting'>): MountingValue =>
  mounting ? VALUES[mounting] : 'ask'
