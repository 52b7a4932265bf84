import type { Fan } from '../../schema/fan.ts'
import type { Fixture } from '../../schema/fixture.ts'

/** How a fan hangs, as shoppers filter by it; `ask` where it is unknown. */
export type MountingValue = 'downrod' | 'low-profile' | 'ask'

const VALUES: { [Mounting in NonNullable<Fan['mounting']>]: MountingValue } = {
  Downrod: 'downrod',
  'Low profile': 'low-profile',
}

/** How a fan hangs, by its record (rule S8). */
export const mountingValue = ({ mounting }: Pick<Fan, 'mounting'>): MountingValue =>
  mounting ? VALUES[mounting] : 'ask'

/** How a fixture is mounted, as shoppers filter by it; `ask` where it is unknown. */
export type FixtureMountingValue = 'hanging' | 'ceiling' | 'wall' | 'post' | 'ask'

const FIXTURE_VALUES: { [Mounting in NonNullable<Fixture['mounting']>]: FixtureMountingValue } = {
  Hanging: 'hanging',
  'Close to ceiling': 'ceiling',
  Wall: 'wall',
  Post: 'post',
}

/** How a fixture is mounted, by its record (rule S8). */
export const fixtureMountingValue = ({ mounting }: Pick<Fixture, 'mounting'>): FixtureMountingValue =>
  mounting ? FIXTURE_VALUES[mounting] : 'ask'
