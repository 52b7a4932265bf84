import type { Fan } from '../schema/fan.ts'

export const CONTROLS = [
  {
    included: 'handheldRemoteControlIncluded',
    available: 'handheldRemoteControlAvailable',
    label: 'Handheld Remote Control',
    words: 'a handheld remote',
    value: 'remote',
  },
  {
    included: 'inWallRemoteControlIncluded',
    available: 'inWallRemoteControlAvailable',
    label: 'In-Wall Remote Control',
    words: 'an in-wall remote',
    value: 'wall',
  },
  {
    included: 'hardwiredWallControlIncluded',
    available: 'hardwiredWallControlAvailable',
    label: 'Hardwired Wall Control',
    words: 'a wall control',
    value: 'wall',
  },
] as const
const BOTH_REMOTES = 'handheldRemoteControlAndInWallRemoteControlIncluded'

type Control = (typeof CONTROLS)[number]

/** A missing flag is unknown, unless another is true. */
type ControlFlags = Partial<Pick<Fan, Control['included' | 'available'] | typeof BOTH_REMOTES>>
type SmartFields = Partial<Pick<Fan, 'smartFan' | 'smartFanAdaptable' | 'wifiCompatible' | 'smartFanDetails'>>

/** Whether control flags contradict each other (rule S2): such a record needs correcting. */
export function controlFlagsContradict(fan: ControlFlags): boolean {
  const [handheld, inWall] = CONTROLS
  const isPackageContradicted =
    fan[handheld.available] ||
    fan[inWall.available] ||
    Boolean(fan[handheld.included]) !== Boolean(fan[inWall.included])
  return Boolean(
    CONTROLS.some(({ included, available }) => fan[included] && fan[available]) ||
      (fan[BOTH_REMOTES] && isPackageContradicted),
  )
}

function controlLines(fan: ControlFlags): string[] {
  if (controlFlagsContradict(fan)) return []
  const [handheld, inWall, hardwired] = CONTROLS.map(({ included, available, label }) => [
    ...(fan[included] ? [`${label}: Included`] : []),
    ...(fan[available] ? [`${label}: Available (Sold Separately)`] : []),
  ])
  const remotes = fan[BOTH_REMOTES]
    ? ['Handheld and In-Wall Remote Controls: Included']
    : [...(handheld ?? []), ...(inWall ?? [])]
  return [...remotes, ...(hardwired ?? [])]
}

function smartLines({ smartFan, smartFanAdaptable, wifiCompatible, smartFanDetails }: SmartFields): string[] {
  if (!smartFan && !smartFanAdaptable) return []
  if (smartFanDetails) return [smartFanDetails]
  const kind = smartFan ? 'Smart fan' : 'Smart home adapter available (sold separately)'
  return [wifiCompatible ? `${kind}, Wi-Fi` : kind]
}

/** Whether every control flag is false: only then does the fan have a pull chain and nothing else. */
const hasNoControl = (fan: ControlFlags): boolean =>
  CONTROLS.every(({ included, available }) => fan[included] === false && fan[available] === false)

/** Controls of a fan, as its page has them (rule S2), then the smart line. Never empty. */
export function controlType(fan: ControlFlags & SmartFields): string[] {
  const lines = controlLines(fan)
  const none = hasNoControl(fan) ? 'Operated by Pull Chain Only' : 'Call or Email for details'
  return [...(lines.length > 0 ? lines : [none]), ...smartLines(fan)]
}

export const isControlSold = (fan: ControlFlags): boolean =>
  !controlFlagsContradict(fan) && CONTROLS.some(({ available }) => fan[available])

export const isRemoteIncluded = (fan: ControlFlags): boolean =>
  Boolean(fan.handheldRemoteControlIncluded || fan[BOTH_REMOTES])

export type ControlValue = 'remote' | 'wall' | 'phone' | 'chain' | 'ask'

function controls(fan: ControlFlags): ControlValue[] {
  if (controlFlagsContradict(fan)) return ['ask']
  if (fan[BOTH_REMOTES]) return ['remote', 'wall']
  const values = CONTROLS.filter(({ included, available }) => fan[included] || fan[available])
  if (values.length === 0) return [hasNoControl(fan) ? 'chain' : 'ask']
  return [...new Set(values.map(({ value }) => value))]
}

/** A fan's controls, by included and separately sold parts (rule S8). Never empty. */
export const controlValues = (fan: ControlFlags & SmartFields): ControlValue[] => [
  ...controls(fan),
  ...(fan.smartFan || fan.smartFanAdaptable ? (['phone'] as const) : []),
]
