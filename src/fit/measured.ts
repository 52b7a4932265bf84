import type { ParameterChanges } from '../browser/query-parameters.ts'
import type { MeasurementFault } from './room/read-measurement.ts'

/** What to correct in which field. */
export type Faults<Name extends string> = Partial<Record<Name, MeasurementFault>>

type View = Pick<Window, 'localStorage' | 'location'>

/** Something that visitors measure: how it is written in fields and addresses, and kept on the device. */
export interface Measured<Known, Name extends string> {
  /** Of all its fields; a tool may show some of them. */
  names: readonly Name[]
  /** What the fields show. */
  textsOf: (known: Known) => Record<Name, string>
  /** What was typed; a field with a fault counts as not given. */
  read: (
    typed: Partial<Record<Name, string>>,
    latest: Known,
  ) => {
    faults: Faults<Name>
    known: Known
  }
  /** That of the page's address, else what the device remembers. */
  knownIn: (view: View) => Known
  /** That of an address alone; undefined where it asks for nothing. */
  askedIn: (search: string) => Known | undefined
  /** Whether enough is known to answer. */
  isComplete: (known: Known) => boolean
  isSame: (one: Known, other: Known) => boolean
  remember: (view: View, known: Known) => void
  parametersOf: (known: Known) => ParameterChanges
}
