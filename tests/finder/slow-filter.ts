/** A record of the API, whatever its kind. */
// biome-ignore lint/suspicious/noExplicitAny: the API's answers are read here as any caller would.
type ApiRecord = any

type Families = Readonly<Record<string, readonly string[]>>

const between = (from: number, to: number) => (size: number) => size > from && size <= to

const BANDS: Record<string, (size: number) => boolean> = {
  '-36': between(0, 36),
  '37-48': between(36, 48),
  '49-54': between(48, 54),
  '55-65': between(54, 65),
  '66-': between(65, 999),
}
const WIDTHS: Record<string, (size: number) => boolean> = {
  '-12': between(0, 12),
  '13-24': between(12, 24),
  '25-36': between(24, 36),
  '37-': between(36, 999),
}
const OUTPUTS: Record<string, (lumens: number) => boolean> = {
  '-800': between(0, 800),
  '801-1600': between(800, 1600),
  '1601-3000': between(1600, 3000),
  '3001-': between(3000, 99_999),
}
const MOUNTINGS: Record<string, string> = { 'Close to ceiling': 'ceiling', Hanging: 'hanging' }

const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

function light(fan: ApiRecord): string {
  if (fan.lightIncluded === true) return 'included'
  if (fan.lightIncluded !== false) return 'ask'
  if (fan.universalLightKitAdaptable === true || fan.lightKitAdaptable === true) return 'kit'
  return fan.lightKitAdaptable === false ? 'none' : 'ask'
}

function contradicts(fan: ApiRecord): boolean {
  const {
    handheldRemoteControlIncluded: handIn,
    handheldRemoteControlAvailable: handOff,
    inWallRemoteControlIncluded: wallIn,
    inWallRemoteControlAvailable: wallOff,
  } = fan
  if ((handIn && handOff) || (wallIn && wallOff)) return true
  if (fan.hardwiredWallControlIncluded && fan.hardwiredWallControlAvailable) return true
  if (!fan.handheldRemoteControlAndInWallRemoteControlIncluded) return false
  return handIn !== wallIn || handOff || wallOff
}

function control(fan: ApiRecord, value: string): boolean {
  if (value === 'phone') return fan.smartFan || fan.smartFanAdaptable
  if (contradicts(fan)) return value === 'ask'
  const both = fan.handheldRemoteControlAndInWallRemoteControlIncluded
  const remote = both || fan.handheldRemoteControlIncluded || fan.handheldRemoteControlAvailable
  const wall =
    both ||
    fan.inWallRemoteControlIncluded ||
    fan.inWallRemoteControlAvailable ||
    fan.hardwiredWallControlIncluded ||
    fan.hardwiredWallControlAvailable
  return { remote, wall, chain: !remote && !wall, ask: false }[value] ?? false
}

function finish({ colors }: ApiRecord, value: string, families: Families): boolean {
  const sold: string[] = Array.isArray(colors) ? colors : [...colors.body, ...colors.blades]
  const family = Object.entries(families).find(([name]) => slug(name) === value)?.[1] ?? []
  return sold.some((one) => family.includes(one))
}

/** Whether a record of the API has a value of a facet, read straight from the contract and without any of the site's rules. */
export function hasValue(record: ApiRecord, facet: string, value: string, families: Families): boolean {
  switch (facet) {
    case 'span':
      return record.sizes.some((size: number) => BANDS[value]?.(size))
    case 'width':
      return WIDTHS[value]?.(Math.max(record.fixtureLength, record.fixtureWidth)) ?? false
    case 'place':
      if (value === 'indoors') return true
      return (value === 'porch' ? /Damp|Wet/ : /Wet/).test(record.locationRating)
    case 'light':
      return light(record) === value
    case 'source':
      return (record.bulbType ?? '').startsWith('Integrated') === (value === 'led')
    case 'control':
      return control(record, value)
    case 'mounting':
      return (
        (record.mounting === null ? 'ask' : (MOUNTINGS[record.mounting] ?? slug(record.mounting))) === value
      )
    case 'output': {
      const lumens = record.lumensRating?.replace(',', '')
      return lumens ? (OUTPUTS[value]?.(Number(lumens)) ?? false) : value === 'ask'
    }
    case 'motor': {
      const isAc = /^AC/.test(record.motorType ?? '')
      const isDc = /^DC|EC motor/.test(record.motorType ?? '')
      return { ac: isAc, dc: isDc, ask: !isAc && !isDc }[value] ?? false
    }
    case 'finish':
      return finish(record, value, families)
    case 'style':
      return record.styles.some((style: string) => slug(style) === value)
    case 'brand':
      return record.manufacturerNameReference === value
    case 'display':
      return (record.location !== null) === (value === 'yes')
    default:
      throw new Error(`The contract knows no facet "${facet}".`)
  }
}
