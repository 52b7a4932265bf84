import { type LightOption, lightOption } from '../light-information.ts'

/** What shoppers choose by when they need a light, or none; `ask` where the record does not say enough. */
export type LightValue = 'included' | 'kit' | 'none' | 'ask'

const VALUES: { [Option in LightOption]: LightValue } = {
  fixedLight: 'included',
  removableLight: 'included',
  universalKit: 'kit',
  makersKit: 'kit',
  noKit: 'none',
  unknown: 'ask',
}

/** The light of a fan, by the rule of its page's light lines. */
export const lightValue = (fan: Parameters<typeof lightOption>[0]): LightValue => VALUES[lightOption(fan)]
