import type { Fan } from '../schema/fan.ts'

type LightFlags = Pick<
  Fan,
  'lightIncluded' | 'lightKitRequired' | 'lightKitAdaptable' | 'universalLightKitAdaptable'
>
type LightDetails = Pick<Fan, 'lightKitInformation' | 'lumensRating'>

/** A fan's light; `unknown` if the record is incomplete. */
export type LightOption =
  | 'fixedLight'
  | 'removableLight'
  | 'someLight'
  | 'universalKit'
  | 'makersKit'
  | 'noKit'
  | 'unknown'

const lightDetails = ({ lightKitInformation, lumensRating }: LightDetails) => [
  lightKitInformation,
  lumensRating && `${lumensRating} lumens`,
]

const LINES: { [Option in LightOption]: (fan: LightDetails) => (string | undefined)[] } = {
  fixedLight: (fan) => [...lightDetails(fan), 'Light must be installed on the fan'],
  removableLight: (fan) => [...lightDetails(fan), 'Cap can be installed on the fan in place of the light'],
  someLight: (fan) => [...lightDetails(fan), 'Call or email us for details'],
  universalKit: () => ['Accepts a universal light kit (sold separately)'],
  makersKit: () => ['Light Kit sold separately'],
  noKit: () => ['No Light Kit Option Available For This Fan'],
  unknown: () => ['Call or email us for details'],
}

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

export type LightValue = 'included' | 'kit' | 'none' | 'ask'

const VALUES: { [Option in LightOption]: LightValue } = {
  fixedLight: 'included',
  removableLight: 'included',
  someLight: 'included',
  universalKit: 'kit',
  makersKit: 'kit',
  noKit: 'none',
  unknown: 'ask',
}

/** A fan's light as shoppers filter by it (rule S8), decided as on its page. */
export const lightValue = (fan: LightFlags): LightValue => VALUES[lightOption(fan)]

/** A fan's light as its page has it (rule S1). Never empty. */
export const lightInformation = (fan: LightFlags & LightDetails): string[] =>
  LINES[lightOption(fan)](fan).filter((line) => line !== undefined)
