/** Allowed difference from the record's dimension, as a share of it. */
const TOLERANCE = 0.05

/** Whether a dimension matches the record's; true if the record has none. */
export const isAsLarge = (measured: number, recorded: number | undefined): boolean =>
  recorded === undefined || Math.abs(measured - recorded) <= recorded * TOLERANCE
