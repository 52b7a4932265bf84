import type { Fault } from '../../../catalogue/faults.ts'

/** What is said about a model or a line drawing, as the rest of a sentence that names its file. */
export type ShapeFault = Pick<Fault, 'problem' | 'remedy' | 'severity'>

/** A fault for which the shape cannot be published. */
export const refused = (problem: string, remedy: string): ShapeFault => ({
  problem,
  remedy,
  severity: 'error',
})

/** One with which it can. */
export const advised = (problem: string, remedy: string): ShapeFault => ({
  problem,
  remedy,
  severity: 'warning',
})
