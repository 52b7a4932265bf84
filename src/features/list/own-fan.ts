import type { RunningCost } from '../../catalogue/rules/fan-figures.ts'
import { formatInches, withThousands } from '../../catalogue/rules/numbers.ts'
import { useStateText } from '../../client/react.tsx'
import { putParameters, queryParameter, save, savedValue } from '../../client/state.ts'
import { listFacts } from './list-facts.ts'

/** A visitor's own fan, by the label on its box or motor. */
export interface OwnFan {
  /** In CFM. */
  airflow: number
  watts: number
  spanInches: number
}

/** Figures that a visitor types, in the order of addresses. */
export type Figures<Name extends string> = Readonly<Record<Name, { label: string; min: number; max: number }>>

export const OWN_FAN: Figures<keyof OwnFan> = {
  airflow: { label: 'Airflow in CFM', min: 100, max: 30_000 },
  watts: { label: 'Watts', min: 1, max: 500 },
  spanInches: { label: 'Span in inches', min: 10, max: 120 },
}

export const COST: Figures<keyof RunningCost> = {
  hoursADay: { label: 'Hours a day', min: 0.5, max: 24 },
  centsPerKwh: { label: 'Cents per kWh', min: 1, max: 99 },
}

/** Reads `4100_65_52`; undefined unless every figure is within its limits. */
function readFigures<Name extends string>(
  figures: Figures<Name>,
  text: string,
): Record<Name, number> | undefined {
  const values = text.split('_').map(Number)
  const names = Object.keys(figures) as Name[]
  const isWithin = names.every((name, at) => {
    const value = values[at] ?? Number.NaN
    return value >= figures[name].min && value <= figures[name].max
  })
  if (!isWithin || values.length !== names.length) return undefined
  return Object.fromEntries(names.map((name, at) => [name, values[at]])) as Record<Name, number>
}

export const readOwnFan = (text: string): OwnFan | undefined => readFigures(OWN_FAN, text)

export const readCost = (text: string): RunningCost | undefined => readFigures(COST, text)

/** The visitor's own fan (the address's, else the device's), and a function that saves another in both. */
export function useOwnFan(): [own: OwnFan | undefined, keep: (yours: string | undefined) => void] {
  const text = useStateText(() => queryParameter(location.search, 'yours') ?? savedValue('yours') ?? '')
  const keep = (yours: string | undefined) => {
    save({ yours })
    putParameters({ yours })
  }
  return [readOwnFan(text), keep]
}

/** The visitor's own basis for running costs, else the store's, and a way to save another on the device. */
export function useRunningCost(): [cost: RunningCost, keep: (cost: string) => void] {
  const own = readCost(useStateText(() => savedValue('cost') ?? ''))
  return [own ?? listFacts().runningCost, (cost) => save({ cost })]
}

/** A fan's figures on high, in size order; none if unknown. */
export interface FanFigures {
  airflow: readonly number[]
  watts: readonly number[]
  sizes: readonly number[]
}

const moreOrLess = (difference: number, unit: string): string =>
  difference === 0
    ? `as many ${unit}`
    : `${withThousands(Math.abs(difference))} ${unit} ${difference > 0 ? 'more' : 'less'}`

/**
 * A fan compared with the visitor's own, in a sentence for each size with known airflow:
 * "Moves 1,900 CFM more than yours, and uses 38 W less."
 */
export function besideOwn({ airflow, watts, sizes }: FanFigures, own: OwnFan): string[] {
  const isOfEachSize = airflow.length > 1 && airflow.length === sizes.length
  return airflow.map((cfm, index) => {
    const electricity = watts.length === airflow.length ? watts[index] : undefined
    const air = `${moreOrLess(Math.round(cfm - own.airflow), 'CFM')} ${cfm === own.airflow ? 'as' : 'than'} yours`
    const power =
      electricity === undefined ? '' : `, and uses ${moreOrLess(Math.round(electricity - own.watts), 'W')}`
    const size = isOfEachSize ? `${formatInches(sizes[index] ?? 0)} in.: moves ` : 'Moves '
    return `${size}${air}${power}.`
  })
}
