import { paths } from '../paths.ts'
import type { Fan } from '../schema/fan.ts'
import { controlsOf } from './control-type.ts'
import { type LightOption, lightOption } from './light-information.ts'
import { listed } from './numbers.ts'

export interface FittingPart {
  label: string
  note: string
  url: string
}

type PartFields = Parameters<typeof lightOption>[0] &
  Parameters<typeof controlsOf>[0] &
  Pick<Fan, 'mounting' | 'smartFanAdaptable'>

const LIGHT_KITS: { [Option in LightOption]?: string } = {
  universalKit: 'Takes a universal light kit',
  makersKit: 'Takes a light kit from its brand',
}

export const controlsSold = (fan: PartFields): string[] => [
  ...controlsOf(fan).sold.map(({ words }) => words),
  ...(fan.smartFanAdaptable ? ['a smart home adapter'] : []),
]

export function fittingParts(fan: PartFields): FittingPart[] {
  const lightKit = LIGHT_KITS[lightOption(fan)]
  const controls = controlsSold(fan)
  const works = controlsOf(fan).included.length > 0 ? 'Also works' : 'Works'
  const part = (label: string, note: string, section: string) => ({
    label,
    note,
    url: `${paths.parts}#${section}`,
  })
  const parts = [
    fan.mounting === 'Downrod' && part('Downrods', '12 to 72 in., for a high or sloped ceiling', 'downrods'),
    lightKit && part('Light kits', lightKit, 'light-kits'),
    controls.length > 0 && part('Controls', `${works} with ${listed(controls, 'or')}`, 'controls'),
  ]
  return parts.filter((one) => typeof one === 'object')
}
