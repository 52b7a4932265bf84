/** A model or drawing may be off by this part of what the record says. */
const TOLERANCE = 0.05

/** Whether a measure is as large as the record says; it is when the record does not say. */
export const isAsLarge = (measured: number, recorded: number | undefined): boolean =>
  recorded === undefined || Math.abs(measured - recorded) <= recorded * TOLERANCE
