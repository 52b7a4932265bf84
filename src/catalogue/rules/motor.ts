import type { Fan } from '../schema/fan.ts'

/** A fan's motor as shoppers filter by it; `ask` where it is unknown. */
export type MotorValue = 'dc' | 'ac' | 'ask'

// An EC motor is a DC motor that takes the house's current.
const VALUES: Readonly<Record<string, MotorValue>> = { AC: 'ac', DC: 'dc', EC: 'dc' }

/** What a DC motor is to a buyer. */
export const DC_MOTOR = 'DC: quiet, uses a third to half as much'

/** The kind of a fan's motor, by the first such word of `motorType` (choosing.md 1): DC and EC motors are `dc`. */
export const motorValue = ({ motorType = '' }: Pick<Fan, 'motorType'>): MotorValue =>
  VALUES[/\b[ADE]C\b/.exec(motorType)?.[0] ?? ''] ?? 'ask'
