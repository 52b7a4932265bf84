import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { trackEvent } from '../../client/analytics.ts'
import { adoptStyles } from '../../client/dom.ts'
import { useStateText } from '../../client/react.tsx'
import { putParameters, withParameters } from '../../client/state.ts'
import answered from './answered.css?inline'
import type { Faults, FieldName, FieldTexts, Measured, Reading } from './measured.ts'

/** A half-typed number, such as the 1 of 12, isn't an error until the visitor stops typing. */
const PAUSE_MS = 1500

interface Fields<Known> {
  /** The texts of what is saved. */
  saved: FieldTexts
  /** The shown fields. */
  names: readonly FieldName[]
  read: (typed: FieldTexts) => Reading<Known>
  textsOf: (known: Known) => FieldTexts
  /** Called with what is typed once it counts: without errors at each change, else when the field is left. */
  onRead: (reading: Reading<Known>) => void
}

/**
 * Fields that show what is saved, and what the visitor types until it is saved and the field is left. A field with an error counts
 * as empty once it is left or the visitor stops typing. A shown error goes as soon as it is corrected.
 */
export function useFields<Known>({ saved, names, read, textsOf, onRead }: Fields<Known>) {
  const [typed, setTyped] = useState<FieldTexts>({})
  const [faults, setFaults] = useState<Faults>({})
  const pause = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  const edit = (changes: FieldTexts, isLeft = false, fields = names) => {
    clearTimeout(pause.current)
    const texts = Object.fromEntries(
      fields.map((name) => [name, changes[name] ?? typed[name] ?? saved[name] ?? '']),
    )
    const reading = read(texts)
    const settle = () => {
      setFaults(reading.faults)
      onRead(reading)
    }
    const inOwnUnits = textsOf(reading.known)
    const isDone = (name: string) => isLeft && Boolean(inOwnUnits[name as FieldName])
    setTyped(Object.fromEntries(Object.entries(texts).filter(([name]) => !isDone(name))))
    if (isLeft || Object.keys(reading.faults).length === 0) return settle()
    setFaults((shown) => Object.fromEntries(Object.entries(reading.faults).filter(([name]) => name in shown)))
    pause.current = window.setTimeout(settle, PAUSE_MS)
  }

  return {
    texts: { ...saved, ...typed },
    faults,
    edit,
    leave: () => {
      if (Object.keys(typed).length > 0) edit({}, true)
    },
    reset: () => {
      clearTimeout(pause.current)
      setTyped({})
      setFaults({})
    },
  }
}

/** The empty side of a floor or a top whose other side is given. */
function missingSide({ length, width }: FieldTexts): 'length' | 'width' | undefined {
  if (length === undefined || width === undefined || !length.trim() === !width.trim()) return undefined
  return length.trim() ? 'width' : 'length'
}

/** Text typed before the island was hydrated. */
const typedBefore = (fieldset: HTMLElement): FieldTexts =>
  Object.fromEntries(
    [...fieldset.querySelectorAll<HTMLInputElement>('.room-field')]
      .filter(({ value }) => value)
      .map(({ name, value }) => [name, value]),
  )

interface Options<Known> {
  /** Values until the island is hydrated. */
  none: Known
  /** The shown fields. */
  fieldsOf: (known: Known) => readonly FieldName[]
  /** Whether dimensions from the device are written to the address, so that a copied link has them. */
  isInLink: boolean
  /** Reads what the visitor chose before the island was hydrated. */
  readChosen: (fieldset: HTMLElement) => void
}

/** The dimensions in a tool's fields, saved in the address and on the device. */
export function useMeasured<Known>(measured: Measured<Known>, options: Options<Known>) {
  const { none, fieldsOf, isInLink, readChosen } = options
  const { textsOf, read, knownIn, askedIn, isComplete, parametersOf, remember } = measured
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const searchOf = (known: Known) => withParameters('', parametersOf(known)) || '?'
  const search = useStateText(() => searchOf(knownIn(window)))
  const isReady = search !== ''
  const known = isReady ? knownIn(window) : none
  /** Value that this tool saved last: a different one comes from Back, a link or another tool. */
  const own = useRef('')

  const save = (next: Known, isTyped = true) => {
    const parameters = parametersOf(next)
    putParameters(window, parameters)
    remember(window, next, isTyped)
    own.current = searchOf(knownIn(window))
    if (isTyped && parameters.room && isComplete(next)) trackEvent('room', parameters.room)
  }
  const names = fieldsOf(known)
  const fields = useFields({
    saved: textsOf(known),
    names,
    read: (typed) => read(typed, knownIn(window)),
    textsOf,
    onRead: (reading) => save(reading.known),
  })
  const { texts, faults, edit, leave, reset } = fields

  const start = useEffectEvent(() => {
    const now = knownIn(window)
    own.current = searchOf(now)
    if (!fieldset.current) return
    const before = typedBefore(fieldset.current)
    readChosen(fieldset.current)
    if (Object.keys(before).length > 0) edit(before, !fieldset.current.contains(document.activeElement))
    else if ((isInLink || askedIn(window) !== undefined) && isComplete(now)) save(now, false)
  })
  const follow = useEffectEvent(() => {
    if (search === own.current) return
    own.current = search
    reset()
    const asked = askedIn(window)
    if (asked) remember(window, asked, false)
  })

  // Before what is saved replaces what was typed.
  useLayoutEffect(() => {
    adoptStyles(document, answered)
    start()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is saved.
  useEffect(() => {
    if (!isReady) return
    follow()
    fieldset.current?.closest('astro-island')?.removeAttribute('data-asked')
  }, [search, isReady])

  /** Shows and saves other dimensions. */
  const show = (next: Known) => {
    reset()
    save(next)
  }

  return {
    known,
    isReady,
    texts,
    faults,
    missing: missingSide(Object.fromEntries(names.map((name) => [name, texts[name] ?? '']))),
    fieldset,
    edit,
    leave,
    save,
    show,
    clear: (empty: Known) => {
      show(empty)
      fieldset.current?.querySelector<HTMLInputElement>('.room-field')?.focus()
    },
  }
}
