import { useEffect, useRef, useState } from 'react'
import type { Place } from './place.ts'
import {
  type Faults,
  type FieldTexts,
  fieldsIn,
  type Reading,
  readFields,
  type Sentence,
  textsOf,
} from './place-fields.ts'

/** A half-typed number, such as the 1 of 12, isn't an error until the visitor stops typing. */
const PAUSE_MS = 1500

interface Fields {
  sentence: Sentence
  place: Place
  /** The saved place at the moment, which may be newer. */
  latest?: () => Place
  /** Called with what is typed once it counts: without errors at each change, else when the field is left. */
  onRead: (reading: Reading) => void
}

/**
 * Fields that show what is saved, and what the visitor types until it is saved and the field is left. A field with an error counts
 * as empty once it is left or the visitor stops typing. A shown error goes as soon as it is corrected.
 */
export function useFields({ sentence, place, latest = () => place, onRead }: Fields) {
  const [typed, setTyped] = useState<FieldTexts>({})
  const [faults, setFaults] = useState<Faults>({})
  const pause = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const texts: FieldTexts = { ...textsOf(place), ...typed }

  /** Typed texts that a place does not have yet. */
  const unsaved = (of: FieldTexts, saved: Place): FieldTexts => {
    const savedTexts = textsOf(saved)
    return Object.fromEntries(
      Object.entries(of).filter(([name]) => !savedTexts[name as keyof typeof savedTexts]),
    )
  }

  const edit = (changes: FieldTexts, isLeft = false, edited = sentence) => {
    clearTimeout(pause.current)
    const all: FieldTexts = Object.fromEntries(
      fieldsIn(edited).map(({ name }) => [name, changes[name] ?? texts[name] ?? '']),
    )
    const reading = readFields(edited, all, latest())
    const settle = () => {
      setFaults(reading.faults)
      onRead(reading)
    }
    setTyped(isLeft ? unsaved(all, reading.place) : all)
    if (isLeft || Object.keys(reading.faults).length === 0) return settle()
    setFaults((shown) => Object.fromEntries(Object.entries(reading.faults).filter(([name]) => name in shown)))
    pause.current = window.setTimeout(settle, PAUSE_MS)
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
      clearTimeout(pause.current)
      setTyped(shown ? unsaved(typed, shown) : {})
      setFaults({})
    },
  }
}
