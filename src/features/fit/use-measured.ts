import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { trackEvent } from '../../client/analytics/track-event.ts'
import { adoptStyles } from '../../client/dom.ts'
import { putParameters, subscribe, withParameters } from '../../client/state.ts'
import answered from './answered.css?inline'
import type { Faults, FieldName, Measured } from './measured.ts'

/** A floor or a top has two sides: the one that is still empty beside one that is given. */
function missingSide({ length, width }: Partial<Record<FieldName, string>>): 'length' | 'width' | undefined {
  if (length === undefined || width === undefined || !length.trim() === !width.trim()) return undefined
  return length.trim() ? 'width' : 'length'
}

/** For WebKit: it resets fields when a page comes from its cache, and does not support `field-sizing` for the printed sentence. */
function keepText(input: HTMLInputElement): void {
  input.defaultValue = input.value
  input.size = Math.max(input.value.length, 2)
}

/** Whether a text says in which unit it is. */
const NAMES_UNIT = /\p{L}|['"′″’”]/u

/** Half-typed input, such as the 1 of 12, is not a fault until the visitor stops typing. */
const PAUSE_MS = 1500

/**
 * The measures in a tool's fields, kept in the address and on the device. What the visitor typed before hydration wins; otherwise
 * the fields start with what is known.
 *
 * @param none what counts as known until the island is hydrated
 * @param onFill called when the fields are filled with anything but what the visitor typed
 * @param isInLink whether remembered measures are written to the address too, so that a copied link carries them
 */
export function useMeasured<Known>(
  measured: Measured<Known>,
  { none, isInLink, onFill }: { none: Known; isInLink: boolean; onFill?: (known: Known) => void },
) {
  const { names, textsOf, read, knownIn, askedIn, isComplete, parametersOf, remember } = measured
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [given, setKnown] = useState<Known>()
  const known = given ?? none
  const [faults, setFaults] = useState<Faults>({})
  const [missing, setMissing] = useState<'length' | 'width'>()
  /** What was filled in or saved last: the address may have another, but not one that is being typed. */
  const latest = useRef(none)
  const pause = useRef<number>(undefined)

  /** The inputs of this tool, which may not ask for every measurement. */
  const inputs = () =>
    names.flatMap((name) => {
      const input = fieldset.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
      return input ? [{ name, input }] : []
    })

  /** Sets what the visitor has chosen, without its fields. */
  const adopt = (chosen: Known) => {
    latest.current = chosen
    setKnown(chosen)
  }

  const fill = (next: Known) => {
    clearTimeout(pause.current)
    const texts = textsOf(next)
    for (const { name, input } of inputs()) {
      input.value = texts[name] ?? ''
      keepText(input)
    }
    adopt(next)
    setFaults({})
    setMissing(undefined)
    onFill?.(next)
  }

  const save = (next: Known, isTyped = true) => {
    adopt(next)
    const parameters = parametersOf(next)
    putParameters(window, parameters)
    remember(window, next, isTyped)
    if (isTyped && parameters.room && isComplete(next)) trackEvent('room', parameters.room)
  }

  /** "150 in", typed before the field's "ft", becomes 12.5. */
  const showInOwnUnits = (texts: Partial<Record<FieldName, string>>, faults: Faults) => {
    for (const { name, input } of inputs()) {
      if (faults[name] || !texts[name] || !NAMES_UNIT.test(input.value)) continue
      input.value = texts[name]
      keepText(input)
    }
  }

  /**
   * A field with a fault counts as not given, in the answer, the address and the results, once it is left or its visitor stops
   * typing. A fault that is shown goes as soon as it is corrected.
   */
  const onEdit = (isLeft: boolean) => {
    clearTimeout(pause.current)
    const typed: Partial<Record<FieldName, string>> = Object.fromEntries(
      inputs().map(({ name, input }) => [name, input.value]),
    )
    for (const { input } of inputs()) keepText(input)
    setMissing(missingSide(typed))
    const reading = read(typed, latest.current)
    const settle = () => {
      setFaults(reading.faults)
      save(reading.known)
    }
    if (isLeft) showInOwnUnits(textsOf(reading.known), reading.faults)
    if (isLeft || Object.keys(reading.faults).length === 0) return settle()
    setFaults((shown) => Object.fromEntries(Object.entries(reading.faults).filter(([name]) => name in shown)))
    pause.current = window.setTimeout(settle, PAUSE_MS)
  }

  /** Fills in one measurement that was pressed instead of typed. */
  const enter = (name: FieldName, text: string) => {
    const input = inputs().find((one) => one.name === name)?.input
    if (!input) return
    input.value = text
    onEdit(true)
  }

  const clear = (empty: Known) => {
    fill(empty)
    save(empty)
    inputs()[0]?.input.focus()
  }

  const start = useEffectEvent(() => {
    if (inputs().some(({ input }) => input.value)) {
      onEdit(!fieldset.current?.contains(document.activeElement))
    } else {
      fill(knownIn(window))
      const isAsked = askedIn(window) !== undefined
      if ((isInLink || isAsked) && isComplete(latest.current)) save(latest.current, false)
    }
  })
  const readAddress = useEffectEvent(() => {
    const asked = askedIn(window)
    const addressOf = (one: Known) => withParameters('', parametersOf(one))
    if (!asked || addressOf(asked) === addressOf(latest.current)) return
    fill(asked)
    remember(window, asked, false)
  })

  useEffect(() => {
    adoptStyles(document, answered)
    start()
    const unsubscribe = subscribe(readAddress)
    return () => {
      clearTimeout(pause.current)
      unsubscribe()
    }
  }, [])

  return {
    known,
    isFilled: given !== undefined,
    faults,
    missing,
    fieldset,
    fill,
    adopt,
    save,
    onEdit,
    enter,
    clear,
  }
}
