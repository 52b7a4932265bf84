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

export const OWN_FAN_LIMITS = {
  airflow: [100, 30_000],
  watts: [1, 500],
  spanInches: [10, 120],
} as const satisfies Record<keyof OwnFan, readonly [number, number]>

const isWithin = (figure: number, [min, max]: readonly [number, number]) => figure >= min && figure <= max

const FIGURES = ['airflow', 'watts', 'spanInches'] as const

/** Reads `4100_65_52`: airflow in CFM, watts, span in inches; undefined if that is no fan. */
export function readOwnFan(text: string): OwnFan | undefined {
  const figures = text.split('_').map(Number)
  const isFan = FIGURES.every((name, index) => isWithin(figures[index] ?? Number.NaN, OWN_FAN_LIMITS[name]))
  const [airflow = 0, watts = 0, spanInches = 0] = figures
  return isFan && figures.length === FIGURES.length ? { airflow, watts, spanInches } : undefined
}

export const printOwnFan = ({ airflow, watts, spanInches }: OwnFan): string =>
  [airflow, watts, spanInches].join('_')

/** The visitor's own fan (the address's, else the device's), and a function that saves another in both. */
export function useOwnFan(): [own: OwnFan | undefined, keep: (own: OwnFan | undefined) => void] {
  const text = useStateText(() => queryParameter(location.search, 'yours') ?? savedValue('yours') ?? '')
  const keep = (next: OwnFan | undefined) => {
    const yours = next && printOwnFan(next)
    save({ yours })
    putParameters({ yours })
  }
  return [readOwnFan(text), keep]
}

export const COST_LIMITS = {
  hoursADay: [0.5, 24],
  centsPerKwh: [1, 99],
} as const satisfies Record<keyof RunningCost, readonly [number, number]>

/** Reads `8_14.5`: hours a day and cents for a kWh; undefined if either is out of its limits. */
export function readCost(text: string): RunningCost | undefined {
  const [hoursADay = 0, centsPerKwh = 0] = text.split('_').map(Number)
  return isWithin(hoursADay, COST_LIMITS.hoursADay) && isWithin(centsPerKwh, COST_LIMITS.centsPerKwh)
    ? { hoursADay, centsPerKwh }
    : undefined
}

/** The visitor's own basis for running costs, else the store's, and a way to save another on the device. */
export function useRunningCost(): [cost: RunningCost, keep: (cost: RunningCost) => void] {
  const own = readCost(useStateText(() => savedValue('cost') ?? ''))
  const keep = ({ hoursADay, centsPerKwh }: RunningCost) => save({ cost: `${hoursADay}_${centsPerKwh}` })
  return [own ?? listFacts().runningCost, keep]
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
