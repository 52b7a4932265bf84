import type { Fault } from '../../catalogue/faults.ts'

/** Smaller pictures look soft on a phone's screen. */
const LEAST_SIDE_PX = 800

/** What is wrong with a picture of this size; undefined if nothing is. */
export const sizeFault = (width: number, height: number): Pick<Fault, 'problem' | 'remedy'> | undefined =>
  Math.min(width, height) >= LEAST_SIDE_PX
    ? undefined
    : {
        problem: `is ${width} x ${height} px`,
        remedy: `Use a larger one: at least ${LEAST_SIDE_PX} px on each side.`,
      }
