import type { Fan } from '../schema/fan.ts'

type LightFlags = Pick<
  Fan,
  'lightIncluded' | 'lightKitRequired' | 'lightKitAdaptable' | 'universalLightKitAdaptable'
>
type LightDetails = Pick<Fan, 'lightKitInformation' | 'lumensRating'>

/** The light of a fan; `unknown` when the record does not say enough. */
export type LightOption =
  | 'fixedLight'
  | 'removableLight'
  | 'someLight'
  | 'universalKit'
  | 'makersKit'
  | 'noKit'
  | 'unknown'

type Answers = readonly (boolean | undefined)[]
const YES: Answers = [true]
const NO: Answers = [false]
const UNKNOWN: Answers = [undefined]
const NOT_YES: Answers = [false, undefined]
const ANY: Answers = [true, false, undefined]

interface Row {
  included: Answers
  required: Answers
  kit: Answers
  universal: Answers
  option: LightOption
}

const ROWS: readonly Row[] = [
  { included: YES, required: YES, kit: ANY, universal: ANY, option: 'fixedLight' },
  { included: YES, required: NO, kit: ANY, universal: ANY, option: 'removableLight' },
  { included: YES, required: UNKNOWN, kit: ANY, universal: ANY, option: 'someLight' },
  { included: NO, required: ANY, kit: ANY, universal: YES, option: 'universalKit' },
  { included: NO, required: ANY, kit: YES, universal: NOT_YES, option: 'makersKit' },
  { included: NO, required: ANY, kit: NO, universal: NOT_YES, option: 'noKit' },
]

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

/**
 * Sentences about a fan's light, by its four flags, each true, false or absent (rule S1): the first row that fits them all decides,
 * and where none does the record does not say enough.
 */
export function lightOption(fan: LightFlags): LightOption {
  const row = ROWS.find(
    ({ included, required, kit, universal }) =>
      included.includes(fan.lightIncluded) &&
      required.includes(fan.lightKitRequired) &&
      kit.includes(fan.lightKitAdaptable) &&
      universal.includes(fan.universalLightKitAdaptable),
  )
  return row?.option ?? 'unknown'
}

/** The light of a fan, as shoppers filter by it; `ask` where the record does not say enough. */
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

/** The light of a fan as shoppers filter by it (rule S8), by the rule for the lines of its page. */
export const lightValue = (fan: LightFlags): LightValue => VALUES[lightOption(fan)]

/**
 * The lines a fan's page shows about its light (rule S1). Never empty; a line whose
 * field is absent is left out.
 */
export const lightInformation = (fan: LightFlags & LightDetails): string[] =>
  LINES[lightOption(fan)](fan).filter((line) => line !== undefined)
