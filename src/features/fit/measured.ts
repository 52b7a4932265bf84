import { formatInches } from '../../catalogue/rules/numbers.ts'
import type { ParameterChanges } from '../../client/state.ts'
import type { MeasurementName } from './limits.ts'
import type { MeasurementFault } from './read-measurement.ts'

/** The fields of all tools; `size` is the one measure of a mirror or a door. */
export type FieldName = MeasurementName | 'size'

/** What to correct in which field. */
export type Faults = Partial<Record<FieldName, MeasurementFault>>

/** A field of a sentence: its `label` is read to those who do not see the words around it, `after` is its visible unit. */
export interface MeasureField {
  name: FieldName
  label: string
  unit: 'feet' | 'inches' | 'inches per foot'
  after?: string
}

export type Sentence = readonly (string | MeasureField)[]

/** The word within a field while it is empty, "length": a figure there would look like one that was entered. */
export const hintOf = ({ label }: MeasureField): string =>
  label.slice(label.lastIndexOf(' ') + 1).toLowerCase()

/** A measurement as its field shows it: "14", "12.5", else 12'7" where its unit is feet. */
export function fieldText(inches: number | undefined, unit: MeasureField['unit'] = 'feet'): string {
  if (inches === undefined) return ''
  if (unit !== 'feet') return formatInches(inches)
  const feet = inches / 12
  return Number.isInteger(feet * 2) ? String(feet) : `${Math.floor(feet)}'${inches % 12}"`
}

type View = Pick<Window, 'localStorage' | 'location'>

/** Something that visitors measure: how it is written in fields and addresses, and kept on the device. */
export interface Measured<Known> {
  /** Of all its fields; a tool may show some of them. */
  names: readonly FieldName[]
  textsOf: (known: Known) => Partial<Record<FieldName, string>>
  /** What was typed; a field with a fault counts as not given. */
  read: (typed: Partial<Record<FieldName, string>>, latest: Known) => { faults: Faults; known: Known }
  /** That of the page's address, else what the device remembers. */
  knownIn: (view: View) => Known
  /** That of an address alone; undefined where it asks for nothing. */
  askedIn: (view: View) => Known | undefined
  /** Whether enough is known to answer. */
  isComplete: (known: Known) => boolean
  /** Those of an address. */
  parametersOf: (known: Known) => ParameterChanges
  /** Keeps it on the device; `isTyped` where the visitor has given it, and has not opened a link with it. */
  remember: (view: View, known: Known, isTyped: boolean) => void
}
