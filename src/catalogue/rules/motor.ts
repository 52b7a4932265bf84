import type { Fan } from '../schema/fan.ts'

/** A fan's motor as shoppers filter by it; `ask` where it is unknown. */
export type MotorValue = 'dc' | 'ac' | 'ask'

// An EC motor is a DC motor that takes the house's current.
const VALUES: Readonly<Record<string, MotorValue>> = { AC: 'ac', DC: 'dc', EC: 'dc' }

/** What a DC motor is to a buyer. */
export const DC_MOTOR = 'DC: quiet, uses a third to half as much'

const WORDS: { [Value in MotorValue]?: string } = {
  dc: 'DC: quiet, and uses a third to half as much electricity as AC.',
  ac: 'AC: simple and proven, but uses more electricity than DC.',
}

/** The size of a motor's core, such as "165 x 20 mm". */
const CORE = /\d+ x \d+ mm/

/** The kind of a fan's motor, by the first such word of `motorType` (rule S8): DC and EC motors are `dc`. */
export const motorValue = ({ motorType = '' }: Pick<Fan, 'motorType'>): MotorValue =>
  VALUES[/\b[ADE]C\b/.exec(motorType)?.[0] ?? ''] ?? 'ask'

/** The motor of a fan as its maker gives it, then in a buyer's words. No line where it is unknown. */
export function motorText({ motorType }: Pick<Fan, 'motorType'>): string[] {
  if (motorType === undefined) return []
  const core = CORE.exec(motorType)?.[0]
  const lines = [
    motorType,
    WORDS[motorValue({ motorType })],
    core && `${core} is the size of its core: a larger one is stronger.`,
  ]
  return lines.filter((line) => typeof line === 'string')
}
