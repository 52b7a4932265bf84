import type { Fan } from '../schema/fan.ts'

/** A missing flag is unknown, except beside a true one. */
type ControlFlags = Partial<
  Pick<
    Fan,
    | 'handheldRemoteControlIncluded'
    | 'handheldRemoteControlAvailable'
    | 'inWallRemoteControlIncluded'
    | 'inWallRemoteControlAvailable'
    | 'hardwiredWallControlIncluded'
    | 'hardwiredWallControlAvailable'
    | 'handheldRemoteControlAndInWallRemoteControlIncluded'
  >
>
type SmartFields = Partial<Pick<Fan, 'smartFan' | 'smartFanAdaptable' | 'wifiCompatible' | 'smartFanDetails'>>

type Supply = 'none' | 'included' | 'available'

/** From a control's two flags, included / available; undefined if they contradict each other. */
const SUPPLY: Record<`${boolean}/${boolean}`, Supply | undefined> = {
  'false/false': 'none',
  'true/false': 'included',
  'false/true': 'available',
  'true/true': undefined,
}
const supply = (included = false, available = false) => SUPPLY[`${included}/${available}`]

const SUPPLY_LINES: { [Kind in Supply]: (control: string) => string[] } = {
  none: () => [],
  included: (control) => [`${control}: Included`],
  available: (control) => [`${control}: Available (Sold Separately)`],
}

/** The lines of the controls, none for a fan without any; undefined when the flags contradict each other. */
function controlLines(fan: ControlFlags): string[] | undefined {
  const handheld = supply(fan.handheldRemoteControlIncluded, fan.handheldRemoteControlAvailable)
  const inWall = supply(fan.inWallRemoteControlIncluded, fan.inWallRemoteControlAvailable)
  const hardwired = supply(fan.hardwiredWallControlIncluded, fan.hardwiredWallControlAvailable)
  if (!handheld || !inWall || !hardwired) return undefined

  const hardwiredLines = SUPPLY_LINES[hardwired]('Hardwired Wall Control')
  if (!fan.handheldRemoteControlAndInWallRemoteControlIncluded) {
    return [
      ...SUPPLY_LINES[handheld]('Handheld Remote Control'),
      ...SUPPLY_LINES[inWall]('In-Wall Remote Control'),
      ...hardwiredLines,
    ]
  }
  // A package of both remotes may be recorded beside neither or both of them, as they are included.
  if (handheld !== inWall || handheld === 'available') return undefined
  return [...SUPPLY_LINES.included('Handheld and In-Wall Remote Controls'), ...hardwiredLines]
}

function smartLines({ smartFan, smartFanAdaptable, wifiCompatible, smartFanDetails }: SmartFields): string[] {
  if (!smartFan && !smartFanAdaptable) return []
  if (smartFanDetails) return [smartFanDetails]
  const kind = smartFan ? 'Smart fan' : 'Smart home adapter available (sold separately)'
  return [wifiCompatible ? `${kind}, Wi-Fi` : kind]
}

/**
 * Whether a fan's control flags contradict each other (rule S2): one control both included
 * and sold separately, or the package of both remotes beside a remote that is sold separately or only one that is included.
 * Such a record needs correcting.
 */
export const controlFlagsContradict = (fan: ControlFlags): boolean => controlLines(fan) === undefined

/** Whether every control flag is false: only then does the fan have a pull chain and nothing else. */
const hasNoControl = (fan: ControlFlags): boolean =>
  [
    fan.handheldRemoteControlIncluded,
    fan.handheldRemoteControlAvailable,
    fan.inWallRemoteControlIncluded,
    fan.inWallRemoteControlAvailable,
    fan.hardwiredWallControlIncluded,
    fan.hardwiredWallControlAvailable,
  ].every((flag) => flag === false)

/**
 * The lines a fan's page shows about how it is operated (rule S2): its controls, then its
 * smart line if it has one. Never empty.
 */
export function controlType(fan: ControlFlags & SmartFields): string[] {
  const lines = controlLines(fan) ?? []
  const none = hasNoControl(fan) ? 'Operated by Pull Chain Only' : 'Call or Email for details'
  return [...(lines.length > 0 ? lines : [none]), ...smartLines(fan)]
}

/** Whether a control of a fan is sold separately, unless its flags contradict each other. */
export const isControlSold = (fan: ControlFlags): boolean =>
  !controlFlagsContradict(fan) &&
  [
    fan.handheldRemoteControlAvailable,
    fan.inWallRemoteControlAvailable,
    fan.hardwiredWallControlAvailable,
  ].includes(true)

/** Whether a handheld remote comes with a fan. */
export const isRemoteIncluded = (fan: ControlFlags): boolean =>
  Boolean(fan.handheldRemoteControlIncluded || fan.handheldRemoteControlAndInWallRemoteControlIncluded)

/** A way of operating a fan, as shoppers filter by it; `ask` where the record contradicts itself or says nothing. */
export type ControlValue = 'remote' | 'wall' | 'phone' | 'chain' | 'ask'

function controls(fan: ControlFlags): ControlValue[] {
  if (controlFlagsContradict(fan)) return ['ask']
  const hasBoth = fan.handheldRemoteControlAndInWallRemoteControlIncluded
  const isRemote = hasBoth || fan.handheldRemoteControlIncluded || fan.handheldRemoteControlAvailable
  const isWall =
    hasBoth ||
    fan.inWallRemoteControlIncluded ||
    fan.inWallRemoteControlAvailable ||
    fan.hardwiredWallControlIncluded ||
    fan.hardwiredWallControlAvailable
  if (!isRemote && !isWall) return [hasNoControl(fan) ? 'chain' : 'ask']
  return [...(isRemote ? (['remote'] as const) : []), ...(isWall ? (['wall'] as const) : [])]
}

/** How a fan is operated, by what is included and by what is sold separately (rule S8). Never empty. */
export const controlValues = (fan: ControlFlags & SmartFields): ControlValue[] => [
  ...controls(fan),
  ...(fan.smartFan || fan.smartFanAdaptable ? (['phone'] as const) : []),
]
