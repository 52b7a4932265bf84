import type { Fan } from '../schema/fan.ts'

const CONTROLS = [
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

/** A fan's controls (rule S2); none if its flags contradict each other, as such a record needs correcting. */
export function controlsOf(fan: ControlFlags) {
  const [handheld, inWall] = CONTROLS
  const isPackage = fan[BOTH_REMOTES] === true
  const included = CONTROLS.filter(
    (control) => fan[control.included] || (isPackage && (control === handheld || control === inWall)),
  )
  const sold = CONTROLS.filter(({ available }) => fan[available])
  const isHalf = Boolean(fan[handheld.included]) !== Boolean(fan[inWall.included])
  const twice = included.find((control) => sold.includes(control))
  /** The two fields that contradict each other. */
  let contradiction: [field: string, other: string] | undefined
  if (twice) contradiction = [fan[twice.included] ? twice.included : BOTH_REMOTES, twice.available]
  if (isPackage && isHalf)
    contradiction = [BOTH_REMOTES, (fan[handheld.included] ? handheld : inWall).included]
  return {
    contradiction,
    isPackage: isPackage && !contradiction,
    included: contradiction ? [] : included,
    sold: contradiction ? [] : sold,
  }
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
  const { isPackage, included, sold } = controlsOf(fan)
  const lines = CONTROLS.flatMap((control) => {
    if (included.includes(control)) return [`${control.label}: Included`]
    return sold.includes(control) ? [`${control.label}: Available (Sold Separately)`] : []
  })
  if (isPackage) lines.splice(0, 2, 'Handheld and In-Wall Remote Controls: Included')
  if (lines.length === 0)
    lines.push(hasNoControl(fan) ? 'Operated by Pull Chain Only' : 'Call or Email for details')
  return [...lines, ...smartLines(fan)]
}

export type ControlValue = 'remote' | 'wall' | 'phone' | 'chain' | 'ask'

/** A fan's controls, by included and separately sold parts (rule S8). Never empty. */
export function controlValues(fan: ControlFlags & SmartFields): ControlValue[] {
  const { included, sold } = controlsOf(fan)
  const values = new Set<ControlValue>([...included, ...sold].map(({ value }) => value))
  if (values.size === 0) values.add(hasNoControl(fan) ? 'chain' : 'ask')
  if (fan.smartFan || fan.smartFanAdaptable) values.add('phone')
  return [...values]
}
