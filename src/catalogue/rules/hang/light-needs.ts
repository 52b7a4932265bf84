import type { Fixture } from '../../schema/fixture.ts'
import { isIntegratedLed } from '../bulb-information.ts'
import { formatInches, withThousands } from '../numbers.ts'
import { boxNeed, type Need, need } from './need.ts'

type Bulbs = Pick<
  Fixture,
  'numberOfBulbs' | 'bulbType' | 'bulbShape' | 'bulbWattage' | 'bulbsIncluded' | 'dimmable'
>

interface Base {
  name: string
  /** Incandescent bulbs and their lumens, from ENERGY STAR's table for LED bulbs. */
  equivalents: readonly { watts: number; lumens: number }[]
  /** Minimum by ENERGY STAR Lamps V2.1. */
  lumensPerWatt: number
}

const BASES: Readonly<Record<string, Base>> = {
  E26: {
    name: 'medium-base',
    equivalents: [
      { watts: 40, lumens: 450 },
      { watts: 60, lumens: 800 },
      { watts: 75, lumens: 1100 },
      { watts: 100, lumens: 1600 },
    ],
    lumensPerWatt: 80,
  },
  E12: {
    name: 'candelabra',
    equivalents: [
      { watts: 25, lumens: 150 },
      { watts: 40, lumens: 300 },
      { watts: 60, lumens: 500 },
    ],
    lumensPerWatt: 65,
  },
}

/** "E26" of "E26 medium"; undefined of a type that names no base. */
const baseOf = ({ bulbType }: Bulbs): string | undefined => bulbType?.match(/^(E|GU?)\d+(\.\d)?/)?.[0]

/** A type such as "G9 LED" has its watts as an LED. */
const isLed = ({ bulbType }: Bulbs): boolean => /\bLED\b/.test(bulbType ?? '')

/** The brightest LED that gives no more than an incandescent bulb of the most watts. */
function equivalentOf(fixture: Bulbs) {
  const { bulbWattage } = fixture
  const base = BASES[baseOf(fixture) ?? '']
  if (!base || bulbWattage === undefined || isLed(fixture)) return undefined
  const row = base.equivalents.findLast(({ watts }) => watts <= bulbWattage)
  return row && { ...base, ...row }
}

/** Watts with LED bulbs, all together (rule H6); undefined if unknown. */
export function ledWatts(fixture: Bulbs): number | undefined {
  const { numberOfBulbs, bulbWattage } = fixture
  if (isIntegratedLed(fixture)) return bulbWattage
  if (numberOfBulbs === undefined || bulbWattage === undefined) return undefined
  if (isLed(fixture)) return numberOfBulbs * bulbWattage
  const equivalent = equivalentOf(fixture)
  return equivalent && numberOfBulbs * Math.ceil(equivalent.lumens / equivalent.lumensPerWatt)
}

/** Bulbs of a fixture, as LEDs (rule H6). An unknown value becomes a question to the store, never a guess. */
function bulbsNeeded(fixture: Bulbs): Need {
  const { numberOfBulbs, bulbShape, bulbWattage, bulbsIncluded, dimmable } = fixture
  const base = baseOf(fixture)
  if (isIntegratedLed(fixture)) return need('bulbs', 'Built-in LED: no bulbs to buy')
  if (bulbsIncluded) return need('bulbs', 'Bulbs included')
  if (numberOfBulbs === undefined || base === undefined)
    return need('bulbs', 'Ask us which bulbs it takes', [], 'Ask us')
  const codes = [base, bulbShape].filter((code) => code !== undefined)
  const lumens = equivalentOf(fixture)?.lumens
  const [noun, each] = numberOfBulbs === 1 ? ['bulb', ''] : ['bulbs', ' each']
  const named = (bulbs: string, ofEach = ''): string => {
    const kind = ['LED', BASES[base]?.name, bulbs].filter(Boolean).join(' ')
    const light = lumens ? `, ${withThousands(lumens)} lumens${ofEach}` : ''
    return `${kind} (${codes.join(', ')})${light}${dimmable ? ', dimmable' : ''}`
  }
  const most = bulbWattage === undefined ? '' : `, ${formatInches(bulbWattage)} W maximum${each}`
  const brief = `${numberOfBulbs} × ${codes.join(' ')} LED${lumens ? `, ${withThousands(lumens)} lm${each}` : ''}`
  const items = [{ item: named('bulb'), quantity: numberOfBulbs }]
  return need('bulbs', `${numberOfBulbs} ${named(noun, each)}${most}`, items, brief)
}

function dimmerNeeded(fixture: Bulbs): Need | undefined {
  if (!fixture.dimmable) return undefined
  const watts = ledWatts(fixture)
  if (watts === undefined)
    return need('dimmer', 'A dimmer listed for LED, if you want to dim it', [], 'LED dimmer')
  const load = `${formatInches(watts)} W`
  const text = `A dimmer listed for LED, with ${load} on it, if you want to dim it`
  return need('dimmer', text, [], `LED dimmer, ${load}`)
}

type FittedLight = Parameters<typeof bulbsNeeded>[0] & Pick<Fixture, 'weightPounds'>

/** Needs for hanging a light anywhere: its box, bulbs, a dimmer (rules H3, H6 and H7). */
export const lightFixedNeeds = (light: FittedLight): Need[] =>
  [boxNeed('fixtures', light.weightPounds), bulbsNeeded(light), dimmerNeeded(light)].filter(
    (one) => one !== undefined,
  )
