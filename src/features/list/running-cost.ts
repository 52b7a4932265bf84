import type { RunningCost } from '../../catalogue/rules/fan-figures.ts'
import { save, savedValue } from '../../client/state.ts'
import { useStateText } from '../../client/use-state-text.ts'

export const COST_LIMITS = {
  hoursADay: [0.5, 24],
  centsPerKwh: [1, 99],
} as const satisfies Record<keyof RunningCost, readonly [number, number]>

/** Reads `8_14.5`: hours a day and cents for a kWh; undefined if either is out of its limits. */
export function readCost(text: string): RunningCost | undefined {
  const [hoursADay = 0, centsPerKwh = 0] = text.split('_').map(Number)
  const isWithin = (figure: number, [min, max]: readonly [number, number]) => figure >= min && figure <= max
  return isWithin(hoursADay, COST_LIMITS.hoursADay) && isWithin(centsPerKwh, COST_LIMITS.centsPerKwh)
    ? { hoursADay, centsPerKwh }
    : undefined
}

/** The visitor's own basis for running costs, else the store's, and a way to save another on the device. */
export function useRunningCost(
  ofStore: RunningCost,
): [cost: RunningCost, keep: (cost: RunningCost | undefined) => void] {
  const own = readCost(useStateText(() => savedValue('cost') ?? ''))
  return [own ?? ofStore, (cost) => save({ cost: cost && `${cost.hoursADay}_${cost.centsPerKwh}` })]
}
