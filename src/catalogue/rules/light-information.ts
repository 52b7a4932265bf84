import type { Fan } from '../schema/fan.ts'

type LightFlags = Pick<
  Fan,
  'lightIncluded' | 'lightKitRequired' | 'lightKitAdaptable' | 'universalLightKitAdaptable'
>
type LightDetails = Pick<Fan, 'lightKitInformation' | 'lumensRating'>

export type LightValue = 'included' | 'kit' | 'none' | 'ask'

/** A fan's light as shoppers filter by it (rule S8) and as its page has it (rule S1); `unknown` if the record is incomplete. */
const OPTIONS = {
  fixedLight: { value: 'included', line: 'Light must be installed on the fan' },
  removableLight: { value: 'included', line: 'Cap can be installed on the fan in place of the light' },
  someLight: { value: 'included', line: 'Call or email us for details' },
  universalKit: { value: 'kit', line: 'Accepts a universal light kit (sold separately)' },
  makersKit: { value: 'kit', line: 'Light Kit sold separately' },
  noKit: { value: 'none', line: 'No Light Kit Option Available For This Fan' },
  unknown: { value: 'ask', line: 'Call or email us for details' },
} as const satisfies Record<string, { value: LightValue; line: string }>

export type LightOption = keyof typeof OPTIONS

/** The light of a fan by its four flags, each true, false or unknown (rule S1). */
export function lightOption(fan: LightFlags): LightOption {
  const { lightIncluded, lightKitRequired, lightKitAdaptable, universalLightKitAdaptable } = fan
  if (lightIncluded === undefined) return 'unknown'
  if (lightIncluded) {
    if (lightKitRequired === undefined) return 'someLight'
    return lightKitRequired ? 'fixedLight' : 'removableLight'
  }
  if (universalLightKitAdaptable) return 'universalKit'
  if (lightKitAdaptable === undefined) return 'unknown'
  return lightKitAdaptable ? 'makersKit' : 'noKit'
}

export const lightValue = (fan: LightFlags): LightValue => OPTIONS[lightOption(fan)].value

/** Never empty (rule S1). */
export function lightInformation(fan: LightFlags & LightDetails): string[] {
  const { value, line } = OPTIONS[lightOption(fan)]
  const { lightKitInformation, lumensRating }: LightDetails = value === 'included' ? fan : {}
  const lines = [lightKitInformation, lumensRating && `${lumensRating} lumens`, line]
  return lines.filter((one) => one !== undefined)
}
