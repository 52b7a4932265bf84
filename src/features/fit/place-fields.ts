import { useState } from 'react'
import { formatFeet, formatInches } from '../../catalogue/rules/numbers.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { fallOver } from '../../catalogue/rules/room/slope.ts'
import { type Floor, sidesOf } from '../../catalogue/rules/room/span-fit.ts'
import { SPOTS, type SpotName } from '../../spots/spots.ts'
import type { Place } from './place.ts'
import { readMeasurement, type Unit } from './read-measurement.ts'
import { consistentRoom, defined, isWithin, LIMITS, type Limits } from './room-address.ts'

/** The fields of all tools; `length` is also the one dimension of a mirror or a door. */
export type FieldName = keyof typeof LIMITS

export type FieldTexts = Partial<Record<FieldName, string>>

export type Faults = Partial<Record<FieldName, string>>

/** A field of a sentence: its `label` is read to those who do not see the words around it, `after` is its visible unit. */
export interface MeasureField {
  name: FieldName
  label: string
  unit: Unit
  limits: Limits
  after?: string | undefined
}

export type Sentence = readonly (string | MeasureField)[]

export const fieldsIn = (sentence: Sentence): MeasureField[] =>
  sentence.filter((part) => typeof part !== 'string')

const inFeet = (name: FieldName, label: string, after?: string): MeasureField => {
  return { name, label, unit: 'feet', limits: LIMITS[name], after }
}
const ROOM_LENGTH = inFeet('length', 'Room length')
const CEILING = inFeet('ceiling', 'Ceiling height', 'ft ceiling')

export const ROOM_SENTENCE: Sentence = [ROOM_LENGTH, '×', inFeet('width', 'Room width', 'ft,'), CEILING]
export const CEILING_SENTENCE: Sentence = ['For a', CEILING]

export const RISE_SENTENCE: Sentence = [
  'The ceiling rises',
  { name: 'slope', label: 'Ceiling rise', unit: 'inches per foot', limits: LIMITS.slope, after: 'in.' },
  'per foot.',
]
const MEASURED_AT = {
  ridge: 'Its height is measured at the ridge.',
  wall: 'Its height is measured at the low wall.',
} as const

export const slopeSentence = (at?: Room['at']): Sentence => [
  ...RISE_SENTENCE,
  at ? MEASURED_AT[at] : 'Measure its height where the fan hangs.',
]
export const SLOPE_SENTENCE = slopeSentence()

export function ownSentence(spot: SpotName, isRound = false): Sentence {
  const { fields } = SPOTS[spot]
  if (!fields) return [ROOM_LENGTH, '×', inFeet('width', 'Room width', 'ft room')]
  const { labels, after, afterRound, limits } = fields
  const inInches = (name: FieldName, label: string, after?: string): MeasureField => {
    return { name, label, unit: 'inches', limits, after }
  }
  if (isRound && afterRound) return [inInches('length', 'Width', afterRound)]
  const [first, second] = labels
  return second
    ? [inInches('length', first), '×', inInches('width', second, after)]
    : [inInches('length', first, after)]
}

export const spotSentence = (spot: SpotName, isRound?: boolean): Sentence => [
  ...ownSentence(spot, isRound),
  ...(SPOTS[spot].bottomHeights ? ['with a', CEILING] : []),
]

/** Height difference of a sloped ceiling between where it was measured and where the fans hang, halfway across the shorter side. */
function aboveFans({ floor, slope = 0, at }: Room): number {
  if (!floor || !at) return 0
  const rise = Math.round(fallOver(sidesOf(floor).shorter / 2, slope) * 4) / 4
  return at === 'ridge' ? rise : -rise
}

/** A measurement as its field shows it: "14", "12.5", else 12'7" if its unit is feet. */
function fieldText(inches: number | undefined, unit: Unit = 'feet'): string {
  if (inches === undefined) return ''
  if (unit !== 'feet') return formatInches(inches)
  const feet = inches / 12
  return Number.isInteger(feet * 2) ? String(feet) : `${Math.floor(feet)}'${inches % 12}"`
}

export function textsOf(place: Place): Record<FieldName, string> {
  const { spot, sizes: [first, second] = [], floor, ceilingInches, slope } = place
  const isSpot = spot && SPOTS[spot].fields
  return {
    length: isSpot ? fieldText(first, 'inches') : fieldText(floor?.[0]),
    width: isSpot ? fieldText(second, 'inches') : fieldText(floor?.[1]),
    ceiling: fieldText(ceilingInches && ceilingInches + aboveFans(place)),
    slope: fieldText(slope, 'inches per foot'),
  }
}

export interface Reading {
  faults: Faults
  place: Place
}

/**
 * A field with an error counts as empty, and a length without its width is no dimension yet. Values without a field
 * in the sentence stay, but a ceiling without a slope is flat.
 */
export function readFields(sentence: Sentence, texts: FieldTexts, latest: Place): Reading {
  const fields = fieldsIn(sentence)
  const readings = fields.map((field) => [field.name, readMeasurement(field, texts[field.name])] as const)
  const faults: Faults = defined(Object.fromEntries(readings.map(([name, { fault }]) => [name, fault])))
  const given: Partial<Record<FieldName, number | undefined>> = Object.fromEntries(
    readings.map(([name, { inches }]) => [name, inches]),
  )
  const hasField = (name: FieldName) => fields.some((field) => field.name === name)
  const sides = (['length', 'width'] as const).filter(hasField).map((name) => given[name])
  const sizes = sides.every((side) => side !== undefined) ? sides : undefined
  const isSpot = latest.spot && SPOTS[latest.spot].fields
  const { floor: savedFloor, ceilingInches: savedCeiling, slope: _, sizes: __, ...rest } = latest
  const floor = isSpot || sides.length === 0 ? savedFloor : (sizes as Floor | undefined)
  const room = { ...rest, ...defined({ floor, slope: given.slope }) }
  const ceilingInches = hasField('ceiling') ? given.ceiling && given.ceiling - aboveFans(room) : savedCeiling
  if (ceilingInches !== undefined && !isWithin(LIMITS.ceiling, ceilingInches))
    faults.ceiling = `The ceiling would be ${formatFeet(ceilingInches)} where the fan hangs. Check the slope.`
  const measured = { ceilingInches: faults.ceiling ? undefined : ceilingInches }
  return {
    faults,
    place: {
      ...consistentRoom({ ...room, ...defined(measured) }),
      ...(isSpot && sizes && { sizes }),
    },
  }
}

interface FieldOptions {
  sentence: Sentence
  place: Place
  /** The saved place at the moment, which may be newer. */
  latest?: () => Place
  /** Called with what is typed once it counts: without errors at each change, else when the field is left. */
  onRead: (reading: Reading) => void
}

/** Typed texts that a place does not have yet. */
function unsaved(typed: FieldTexts, saved: Place): FieldTexts {
  const texts = textsOf(saved)
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !texts[name as FieldName]))
}

/**
 * Fields that show what is saved, and what the visitor types until it is saved and the field is left. A half-typed number, such as the
 * 1 of 12, is no error yet: a field with an error counts as empty once it is left.
 */
export function useFields({ sentence, place, latest = () => place, onRead }: FieldOptions) {
  const [typed, setTyped] = useState<FieldTexts>({})
  const [faults, setFaults] = useState<Faults>({})
  const texts: FieldTexts = { ...textsOf(place), ...typed }

  const edit = (changes: FieldTexts, isLeft = false, edited = sentence) => {
    const all: FieldTexts = Object.fromEntries(
      fieldsIn(edited).map(({ name }) => [name, changes[name] ?? texts[name] ?? '']),
    )
    const reading = readFields(edited, all, latest())
    setTyped(isLeft ? unsaved(all, reading.place) : all)
    if (!isLeft && Object.keys(reading.faults).length > 0) return
    setFaults(reading.faults)
    onRead(reading)
  }

  return {
    texts,
    faults,
    edit,
    leave: () => {
      if (Object.keys(typed).length > 0) edit({}, true)
    },
    /** Clears the typed text; if another place is shown, only its fields. */
    reset: (shown?: Place) => {
      setTyped(shown ? unsaved(typed, shown) : {})
      setFaults({})
    },
  }
}
