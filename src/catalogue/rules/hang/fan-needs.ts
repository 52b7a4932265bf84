import type { Fan } from '../../schema/fan.ts'
import { controlsOf, controlValues } from '../control-type.ts'
import { lightOption } from '../light-information.ts'
import { capitalized, feetRoundedDown } from '../measurement-text.ts'
import { formatInches, listed } from '../numbers.ts'
import { controlsSold } from '../parts.ts'
import type { MountingHeight } from '../room/mounting-height.ts'
import { needsAdapter, slopeDegrees } from '../room/slope.ts'
import { boxNeed, type Need, type NeededItem, need } from './need.ts'

type FittedFan = Parameters<typeof controlsSold>[0] & Pick<Fan, 'weightPounds'>

function controlNeed(fan: FittedFan): Need {
  const included = controlsOf(fan).included.map(({ words }) => words)
  if (included.length > 0) return need('control', `Included: ${included.join(', ')}`)
  if (controlValues(fan).includes('chain')) return need('control', 'Included: a pull chain')
  const sold = controlsSold(fan)
  if (sold.length === 0) return need('control', 'Ask us how it’s operated', [], 'Ask us')
  const text = sold.length === 1 ? `Sold separately: ${sold[0]}` : `Choose one: ${listed(sold, 'or')}`
  const names = sold.map((words) => words.replace(/^an? /, ''))
  return need('control', text, [{ item: capitalized(listed(names, 'or')), quantity: 1 }])
}

function lightKitNeed(fan: FittedFan): Need | undefined {
  const option = lightOption(fan)
  if (option === 'unknown') return need('lightKit', 'Ask us whether it takes one')
  if (option !== 'universalKit' && option !== 'makersKit') return undefined
  const kit = option === 'makersKit' ? 'Light kit from the same brand' : 'Universal light kit'
  const item = `${kit}, if you want a light`
  return need('lightKit', item, [{ item, quantity: 1 }])
}

/** Needs for hanging a fan in any room: its box, its control, a light kit (rules H3 to H5). */
export const fanFixedNeeds = (fan: FittedFan): Need[] =>
  [boxNeed('fans', fan.weightPounds), controlNeed(fan), lightKitNeed(fan)].filter((one) => one !== undefined)

const FRACTIONS: { readonly [inches: number]: string } = { 0.5: '1/2', 0.75: '3/4' }

export const insideDiameter = (inches: number): string =>
  `${FRACTIONS[inches] ?? formatInches(inches)} in. inside diameter`

export type RodFan = Pick<Fan, 'downrodDiameterInches' | 'canopyMaxSlopeDegrees'>

interface Hung {
  height: MountingHeight
  slope: number
  /** The finish of the fan's body, in which its rod is ordered. */
  finish?: string | undefined
}

function rodNeed({ downrodDiameterInches: diameter }: RodFan, { height, finish }: Hung): Need | undefined {
  const ordered = (part: string): string =>
    [part, diameter !== undefined && insideDiameter(diameter), finish].filter(Boolean).join(', ')
  const itemsOf = (...parts: string[]): NeededItem[] =>
    parts.map((part) => ({ item: ordered(part), quantity: 1 }))
  const about = height.isEstimate ? '. Ask us to confirm the length' : ''
  const askNote = about && ' (ask us)'
  switch (height.kind) {
    case 'includedDownrod':
      return need('downrod', `The included ${height.downrodInches} in. downrod`)
    case 'longerDownrod': {
      const rod = `${height.downrodInches} in. downrod`
      return need('downrod', ordered(rod) + about, itemsOf(rod), rod + askNote)
    }
    case 'joinedDownrods': {
      const [longer, shorter] = height.rods
      const text = ordered(`${longer} in. + ${shorter} in. downrods and a coupler`) + about
      const items = itemsOf(`${longer} in. downrod`, `${shorter} in. downrod`, 'Downrod coupler')
      return need('downrod', text, items, `${longer} + ${shorter} in. downrods, coupler${askNote}`)
    }
    case 'rodToMeasure':
      return need('downrod', `Ask us for a custom downrod, about ${height.downrodInches} in.`)
    case 'lowProfile':
      return need('downrod', 'None (mounts close to the ceiling)')
    default:
      return undefined
  }
}

function slopeNeed({ canopyMaxSlopeDegrees: most }: RodFan, { slope, height }: Hung): Need | undefined {
  if (slope === 0 || height.kind === 'lowProfile') return undefined
  const takesAdapter = most === undefined ? needsAdapter(slope) : slopeDegrees(slope) > most
  return takesAdapter
    ? need('slope', 'A sloped-ceiling adapter', [{ item: 'Sloped-ceiling adapter', quantity: 1 }])
    : need('slope', 'No adapter needed')
}

/** Needs that depend on the room (rules H1, H2 and H9); none if the fan doesn't hang there. */
export function fanRoomNeeds(fan: RodFan, hung: Hung): Need[] {
  const { kind, bladeHeightInches, isEstimate } = hung.height
  if (kind === 'tooLow' || kind === 'tooSteep') return []
  const blades = bladeHeightInches !== undefined && feetRoundedDown(bladeHeightInches)
  const needs = [
    rodNeed(fan, hung),
    slopeNeed(fan, hung),
    blades && need('height', `Blades ${isEstimate ? 'about ' : ''}${blades} above the floor`),
  ]
  return needs.filter((one) => typeof one === 'object')
}
