import { type LightOption, lightOption } from '../light-information.ts'

/** The light of a fan, as shoppers filter by it; `ask` where the record does not say enough. */
export type LightValue = 'included' | 'kit' | 'none' | 'ask'

const VALUES: { [Option in LightOption]: LightValue } = {
  fixedLight: 'included',
  removableLight: 'included',
  universalKit: 'kit',
  makersKit: 'kit',
  noKit: 'none',
  unknown: 'ask',
}

/** The light of a fan, by the rule for the light lines of its page (rule S8). */
export const lightValue = (fan: Parameters<typeof lightOption>[0]): LightValue => VALUES[lightOption(fan)]
