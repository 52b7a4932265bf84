import { useEffect, useRef, useState } from 'react'
import { putParameters } from '../../browser/query-parameters.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { useIslandReady } from '../../islands/use-island-ready.ts'
import { knownRoom, rememberRoom } from '../room/remembered-room.ts'
import { isKnown, isSameRoom, roomIn, roomParameters } from '../room/room-address.ts'
import { MEASUREMENT_NAMES } from '../room/room-limits.ts'
import { fieldTexts, type RoomFaults, readFields } from './room-fields.ts'

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
  /** What was filled in or saved last: the address may have another room, but not one that is being typed. */
  const latest = useRef<Room>({})

  /** The inputs of this tool, which may not ask for every measurement. */
  const inputs = () =>
    MEASUREMENT_NAMES.flatMap((name) => {
      const input = fieldset.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
      return input ? [{ name, input }] : []
    })

  const fill = (known: Room) => {
    const texts = fieldTexts(known)
    for (const { name, input } of inputs()) {
      input.defaultValue = texts[name]
      input.value = texts[name]
    }
    latest.current = known
    setFaults({})
    setRoom(known)
  }

  const save = (given: Room) => {
    latest.current = given
    setRoom(given)
    rememberRoom(window, given)
    putParameters(window, roomParameters(given))
  }

  /** A fault that is shown goes as soon as it is corrected; a new one waits until the field is left. */
  const read = (isLeft: boolean) => {
    const typed = Object.fromEntries(inputs().map(({ name, input }) => [name, input.value]))
    // WebKit resets the fields when the page comes from its cache.
    for (const { input } of inputs()) input.defaultValue = input.value
    const reading = readFields(typed, knownRoom(window))
    setFaults((shown) =>
      isLeft
        ? reading.faults
        : Object.fromEntries(Object.entries(reading.faults).filter(([name]) => name in shown)),
    )
    // A measurement that is half typed is none: the drawing waits for the rest.
    if (reading.room) save(reading.room)
  }

  const clear = () => {
    fill({})
    save({})
    inputs()[0]?.input.focus()
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
      window.removeEventListener('popstate', readAddress)
      window.removeEventListener('parameters', readAddress)
    }
  }, [])

  useIslandReady(fieldset)

  return { room, fields: { ref: fieldset, faults, onEdit: read, onClear: clear }, save }
}
