import type { Fan } from '../../schema/fan.ts'
import { controlFlagsContradict, controlValues } from '../control-type.ts'
import { type LightOption, lightOption } from '../light-information.ts'
import { controlsSold } from '../parts.ts'
import { fanBox } from './box.ts'
import { type Need, need } from './need.ts'

type FittedFan = Parameters<typeof controlsSold>[0] & Pick<Fan, 'weightPounds'>

const capitalized = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

const or = new Intl.ListFormat('en-US', { type: 'disjunction' })

const INCLUDED_CONTROLS = [
  ['handheldRemoteControlIncluded', 'a handheld remote'],
  ['inWallRemoteControlIncluded', 'an in-wall remote'],
  ['hardwiredWallControlIncluded', 'a wall control'],
] as const

function controlNeed(fan: FittedFan): Need {
  if (controlFlagsContradict(fan)) return need('control', 'Ask us how it is operated', [], 'Ask us')
  const included = fan.handheldRemoteControlAndInWallRemoteControlIncluded
    ? ['a handheld and an in-wall remote']
    : INCLUDED_CONTROLS.filter(([field]) => fan[field]).map(([, words]) => words)
  if (included.length > 0) return need('control', `Included: ${included.join(', ')}`)
  if (controlValues(fan).includes('chain')) return need('control', 'Included: a pull chain')
  const sold = controlsSold(fan)
  if (sold.length === 0) return need('control', 'Ask us how it is operated', [], 'Ask us')
  const text = sold.length === 1 ? `Sold separately: ${sold[0]}` : `Choose one: ${or.format(sold)}`
  return need('control', text, [{ item: capitalized(or.format(sold).replace(/an? /, '')), quantity: 1 }])
}

const LIGHT_KITS: { readonly [Option in LightOption]?: string } = {
  universalKit: 'Universal light kit',
  makersKit: 'Light kit of its maker',
}

function lightKitNeed(fan: FittedFan): Need | undefined {
  const option = lightOption(fan)
  if (option === 'unknown') return need('lightKit', 'Ask us whether it takes one')
  const kit = LIGHT_KITS[option]
  return kit === undefined
    ? undefined
    : need('lightKit', `${kit}, if you want a light`, [{ item: `${kit}, if wanted`, quantity: 1 }])
}

/** What hanging a fan takes in any room: its box, how it is operated, a light kit (rules H3 to H5). */
export const fanFixedNeeds = (fan: FittedFan): Need[] =>
  [fanBox(fan.weightPounds), controlNeed(fan), lightKitNeed(fan)].filter((one) => one !== undefined)
