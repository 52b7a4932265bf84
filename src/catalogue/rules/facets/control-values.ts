import type { Fan } from '../../schema/fan.ts'
import { controlFlagsContradict } from '../control-type.ts'

/** A way of operating a fan, as shoppers filter by it; `ask` where the record contradicts itself. */
export type ControlValue = 'remote' | 'wall' | 'phone' | 'chain' | 'ask'

type ControlFields = Parameters<typeof controlFlagsContradict>[0] &
  Partial<Pick<Fan, 'smartFan' | 'smartFanAdaptable'>>

function controls(fan: ControlFields): ControlValue[] {
  if (controlFlagsContradict(fan)) return ['ask']
  const hasBoth = fan.handheldRemoteControlAndInWallRemoteControlIncluded
  const isRemote = hasBoth || fan.handheldRemoteControlIncluded || fan.handheldRemoteControlAvailable
  const isWall =
    hasBoth ||
    fan.inWallRemoteControlIncluded ||
    fan.inWallRemoteControlAvailable ||
    fan.hardwiredWallControlIncluded ||
    fan.hardwiredWallControlAvailable
  if (!isRemote && !isWall) return ['chain']
  return [...(isRemote ? (['remote'] as const) : []), ...(isWall ? (['wall'] as const) : [])]
}

/** How a fan is operated, by what is included and by what is sold separately (rule S8). Never empty. */
export const controlValues = (fan: ControlFields): ControlValue[] => [
  ...controls(fan),
  ...(fan.smartFan || fan.smartFanAdaptable ? (['phone'] as const) : []),
]
