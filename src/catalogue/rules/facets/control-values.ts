import type { Fan } from '../../schema/fan.ts'
import { controlFlagsContradict } from '../control-type.ts'

/** A way of running a fan that shoppers choose by; `ask` where the record contradicts itself. */
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

/** How a fan is run, by what comes with it and by what is sold for it. Never empty. */
export const controlValues = (fan: ControlFields): ControlValue[] => [
  ...controls(fan),
  ...(fan.smartFan || fan.smartFanAdaptable ? (['phone'] as const) : []),
]
