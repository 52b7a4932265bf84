import type { Fan } from '../schema/fan.ts'
import type { Store } from '../schema/store.ts'
import { formatInches, withThousands } from './numbers.ts'

/** Figures of some fan sizes; all figures if there is not one for each size. */
export const figuresOfSizes = (
  figures: readonly number[],
  { sizes }: { sizes: readonly number[] },
  some: readonly number[],
): number[] =>
  figures.filter((_, index) => figures.length !== sizes.length || some.includes(sizes[index] ?? Number.NaN))

/** Whether a fan's order number is for a size: its record has the first size's number (rule S11). */
export const hasNumber = ({ sizes }: { sizes: readonly number[] }, sizeInches: number | undefined): boolean =>
  sizeInches === undefined || sizeInches === sizes[0]

export function fanInSize({ modelNumber, ...fan }: Fan, sizeInches: number): Fan {
  const { airflowRating, wattsOnHigh } = fan
  const own = (figures: readonly number[]) => figuresOfSizes(figures, fan, [sizeInches])
  return {
    ...fan,
    sizes: [sizeInches],
    ...(modelNumber && hasNumber(fan, sizeInches) && { modelNumber }),
    ...(airflowRating && { airflowRating: own(airflowRating) }),
    ...(wattsOnHigh && { wattsOnHigh: own(wattsOnHigh) }),
  }
}

/** Lines of a table in record order, with sizes if each has a figure: "5,630 CFM on High (52 in.)". */
function figuresBySize(
  figures: readonly number[],
  { sizes }: Pick<Fan, 'sizes'>,
  textOf: (figure: number) => string,
): string[] {
  const lines = figures.map(textOf)
  if (lines.length === 1 || lines.length !== sizes.length) return lines
  return sizes.map((sizeInches, index) => `${lines[index]} (${formatInches(sizeInches)} in.)`)
}

/** The airflow lines of a fan's page (rule S3). Figures are CFM at high speed, never a labeled average. */
export function airflowText({ airflowRating = [], sizes }: Pick<Fan, 'airflowRating' | 'sizes'>): string[] {
  if (airflowRating.length === 0) return ['Call or email us for details.']
  return figuresBySize(airflowRating, { sizes }, (cfm) => `${withThousands(cfm)} CFM on High`)
}

type EfficiencyFields = Pick<Fan, 'airflowRating' | 'wattsOnHigh'>

/** CFM per watt at high speed, in the order of the airflow; empty if the two differ in number. */
export const efficiencies = ({ airflowRating = [], wattsOnHigh = [] }: EfficiencyFields): number[] =>
  airflowRating.length === wattsOnHigh.length
    ? airflowRating.map((cfm, index) => cfm / (wattsOnHigh[index] ?? Number.NaN))
    : []

export const efficiencyText = (fan: EfficiencyFields & Pick<Fan, 'sizes'>): string[] =>
  figuresBySize(efficiencies(fan), fan, (cfm) => `${withThousands(Math.round(cfm))} CFM per watt on high`)

export type RunningCost = Store['runningCost']

type WattFields = Pick<Fan, 'wattsOnHigh' | 'sizes'>

const DAYS_IN_A_YEAR = 365

/** Whole dollars a year for some watts, at least one (rule S14). */
export const dollarsAYear = (watts: number, { hoursADay, centsPerKwh }: RunningCost): number =>
  Math.max(1, Math.round((watts / 1000) * hoursADay * DAYS_IN_A_YEAR * (centsPerKwh / 100)))

export function electricityText({ wattsOnHigh = [], sizes }: WattFields): string[] {
  const [watts, ...others] = wattsOnHigh
  if (watts === undefined) return []
  if (others.length === 0) return [`${withThousands(watts)} W on high, without the light`]
  const lines = figuresBySize(wattsOnHigh, { sizes }, (one) => `${withThousands(one)} W on high`)
  return [...lines, 'Without the light']
}

/** Never the EnergyGuide label's figure, which averages a fan's speeds (rule S14). */
export const runningCostText = ({ wattsOnHigh = [], sizes }: WattFields, cost: RunningCost): string[] =>
  figuresBySize(
    wattsOnHigh,
    { sizes },
    (watts) => `About $${withThousands(dollarsAYear(watts, cost))} a year on high`,
  )

export const runningCostBasis = ({ hoursADay, centsPerKwh }: RunningCost): string =>
  `${withThousands(hoursADay)} hours a day on high at ${withThousands(centsPerKwh)} cents a kWh`

export type MotorValue = 'dc' | 'ac' | 'ask'

export const DC_MOTOR = 'DC: quiet, uses one-third to one-half the power of AC'

const MOTORS: { [Word in string]?: { value: MotorValue; text: string } } = {
  DC: { value: 'dc', text: 'DC: quiet, and uses one-third to one-half the power of AC.' },
  EC: { value: 'dc', text: 'EC: a quiet DC motor that uses one-third to one-half the power of AC.' },
  AC: { value: 'ac', text: 'AC: simple and proven, but uses more electricity than DC.' },
}

const motorNamed = (motorType: string) => MOTORS[/\b[ADE]C\b/.exec(motorType)?.[0] ?? '']

/** A fan's motor kind, by the first such word in `motorType` (rule S8): DC and EC motors are `dc`. */
export const motorValue = ({ motorType = '' }: Pick<Fan, 'motorType'>): MotorValue =>
  motorNamed(motorType)?.value ?? 'ask'

const CORE = /\d+ x \d+ mm/

export function motorText({ motorType }: Pick<Fan, 'motorType'>): string[] {
  if (motorType === undefined) return []
  const lines = [
    motorType,
    motorNamed(motorType)?.text,
    CORE.test(motorType) && 'A larger motor core has more torque.',
  ]
  return lines.filter((line) => typeof line === 'string')
}
