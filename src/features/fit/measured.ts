import { formatInches } from '../../catalogue/rules/numbers.ts'
import type { ParameterChanges } from '../../client/state.ts'
import type { MeasurementName } from './limits.ts'
import type { MeasurementFault } from './read-measurement.ts'

/** The fields of all tools; `size` is the one measure of a mirror or a door. */
export type FieldName = MeasurementName | 'size'

/** Errors by field. */
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

/** Texts of the fields. */
export type FieldTexts = Partial<Record<FieldName, string>>

/** Typed dimensions; a field with an error counts as empty. */
export interface Reading<Known> {
  faults: Faults
  known: Known
}

/** Something that visitors measure, as fields, addresses and the device have it. */
export interface Measured<Known> {
  textsOf: (known: Known) => FieldTexts
  read: (typed: FieldTexts, saved: Known) => Reading<Known>
  /** From the page's address, else from the device. */
  knownIn: (view: View) => Known
  /** From the address only; undefined if it has none. */
  askedIn: (view: View) => Known | undefined
  /** Whether enough is known to answer. */
  isComplete: (known: Known) => boolean
  parametersOf: (known: Known) => ParameterChanges
  /** Saves it on the device; `isTyped` is false for dimensions from a link. */
  remember: (view: View, known: Known, isTyped: boolean) => void
}
