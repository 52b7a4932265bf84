import { useEffect, useRef, useState } from 'react'
import { putParameters } from '../../browser/query-parameters.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { useIslandReady } from '../../islands/use-island-ready.ts'
import { knownRoom, rememberRoom } from '../room/remembered-room.ts'
import { isKnown, isSameRoom, roomIn, roomParameters } from '../room/room-address.ts'
import { MEASUREMENT_NAMES, type MeasurementName } from '../room/room-limits.ts'
import { fieldText, fieldTexts, type RoomFaults, readFields } from './room-fields.ts'

/** What is half typed, such as the 1 of a 12, is no fault before the visitor stops. */
const PAUSE_MS = 1500

/** For WebKit: it resets fields when a page comes from its cache, and knows no `field-sizing` for the printed sentence. */
function keepText(input: HTMLInputElement): void {
  input.defaultValue = input.value
  input.size = Math.max(input.value.length, 2)
}

/**
 * The room in the fields of a tool, kept in the address and on the device. What was typed before the island was hydrated
 * counts; else the fields begin with the known room. Empty until the island is hydrated.
 *
 * @param isInLink whether a room that is only remembered goes into the address too, so that a copied link carries it
 * @returns the room; the props of its `RoomFields`; a function that saves a room
 */
export function useRoom({ isInLink }: { isInLink: boolean }) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [room, setRoom] = useState<Room>({})
  const [faults, setFaults] = useState<RoomFaults>({})
  /** What the field of the slope begins with; undefined where the ceiling is flat and there is no field. */
  const [rise, setRise] = useState<string>()
  /** What was filled in or saved last: the address may have another room, but not one that is being typed. */
  const latest = useRef<Room>({})
  const pause = useRef<number>(undefined)

  const inputOf = (name: MeasurementName) =>
    fieldset.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)

  /** The inputs of this tool, which may not ask for every measurement. */
  const inputs = () =>
    MEASUREMENT_NAMES.flatMap((name) => {
      const input = inputOf(name)
      return input ? [{ name, input }] : []
    })

  const fill = (known: Room) => {
    clearTimeout(pause.current)
    const texts = fieldTexts(known)
    for (const { name, input } of inputs()) {
      input.value = texts[name]
      keepText(input)
    }
    latest.current = known
    setRise(texts.slope || undefined)
    setFaults({})
    setRoom(known)
  }

  const save = (given: Room) => {
    latest.current = given
    setRoom(given)
    rememberRoom(window, given)
    putParameters(window, roomParameters(given))
  }

  /**
   * A field with a fault counts as not given, in the answer, the address and the results, once it is left or its visitor stops
   * typing. A fault that is shown goes as soon as it is corrected.
   */
  const read = (isLeft: boolean) => {
    clearTimeout(pause.current)
    const typed = Object.fromEntries(inputs().map(({ name, input }) => [name, input.value]))
    for (const { input } of inputs()) keepText(input)
    const reading = readFields(typed, knownRoom(window))
    const settle = () => {
      setFaults(reading.faults)
      save(reading.room)
    }
    if (isLeft || Object.keys(reading.faults).length === 0) return settle()
    setFaults((shown) => Object.fromEntries(Object.entries(reading.faults).filter(([name]) => name in shown)))
    pause.current = window.setTimeout(settle, PAUSE_MS)
  }

  const clear = () => {
    fill({})
    save({})
    inputs()[0]?.input.focus()
  }

  /** Fills in one measurement that was pressed instead of typed. */
  const choose = (name: MeasurementName, inches: number) => {
    const input = inputOf(name)
    if (!input) return
    input.value = name === 'slope' ? String(inches) : fieldText(inches)
    read(true)
  }

  /** Asks for a slope, or takes the ceiling for flat again. */
  const toggleSlope = () => {
    setRise(rise === undefined ? '' : undefined)
    if (rise !== undefined && latest.current.slope) {
      const { slope, ...flat } = latest.current
      save(flat)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the room is read once, and again where the address gets another.
  useEffect(() => {
    const readAddress = () => {
      const asked = roomIn(location.search)
      if (!isKnown(asked) || isSameRoom(asked, latest.current)) return
      fill(asked)
      rememberRoom(window, asked)
    }
    if (inputs().some(({ input }) => input.value)) {
      read(!fieldset.current?.contains(document.activeElement))
    } else {
      fill(knownRoom(window))
      if (isInLink || isKnown(roomIn(location.search))) save(latest.current)
    }
    fieldset.current?.closest('astro-island')?.removeAttribute('data-asked')
    window.addEventListener('popstate', readAddress)
    window.addEventListener('parameters', readAddress)
    return () => {
      clearTimeout(pause.current)
      window.removeEventListener('popstate', readAddress)
      window.removeEventListener('parameters', readAddress)
    }
  }, [])

  useIslandReady(fieldset)

  const fields = {
    ref: fieldset,
    faults,
    rise,
    onEdit: read,
    onChoose: choose,
    onSlope: toggleSlope,
    onClear: clear,
  }
  return { room, fields, save }
}
