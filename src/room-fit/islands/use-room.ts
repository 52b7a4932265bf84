import { type RefObject, useEffect, useRef, useState } from 'react'
import { putParameters } from '../../browser/query-parameters.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { useIslandReady } from '../../islands/use-island-ready.ts'
import { knownRoom, rememberRoom } from '../room/remembered-room.ts'
import { isKnown, isSameRoom, roomIn, roomParameters } from '../room/room-address.ts'
import { fieldTexts, type RoomFaults, readFields } from './room-fields.ts'
import { MEASURE_NAMES } from '../room/room-measurements.ts'

/**
 * The room that the fields of a tool speak of, kept in the address and on the device. What was written before the tool
 * woke up counts; else the fields begin with the room that is known. Empty until the tool is awake.
 *
 * @param fields holds the inputs, by the names of their measures; those that are not there are left as they are known
 * @param isInLink whether a room that is only remembered goes into the address as well, so that a copied link carries it
 */
export function useRoom(fields: RefObject<HTMLElement | null>, isInLink: boolean) {
  const [room, setRoom] = useState<Room>({})
  const [faults, setFaults] = useState<RoomFaults>({})
  /** What was filled in or kept last: the address may have another room, not one that is being written. */
  const latest = useRef<Room>({})

  const inputs = () =>
    MEASURE_NAMES.flatMap((name) => {
      const input = fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
      return input ? [{ name, input }] : []
    })

  const fill = (known: Room) => {
    const texts = fieldTexts(known)
    for (const { name, input } of inputs()) input.value = texts[name]
    latest.current = known
    setFaults({})
    setRoom(known)
  }

  const keep = (given: Room) => {
    latest.current = given
    setRoom(given)
    rememberRoom(window, given)
    putParameters(window, roomParameters(given))
  }

  /** A fault that is told goes as soon as it is mended; a new one waits until the field is left. */
  const follow = (isLeft: boolean) => {
    const written = Object.fromEntries(inputs().map(({ name, input }) => [name, input.value]))
    const reading = readFields(written, knownRoom(window))
    setFaults((told) =>
      isLeft
        ? reading.faults
        : Object.fromEntries(Object.entries(reading.faults).filter(([name]) => name in told)),
    )
    // A measure that is half written is none: the drawing waits for the rest.
    if (reading.room) keep(reading.room)
  }

  const clear = () => {
    fill({})
    keep({})
    inputs()[0]?.input.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the room is read once, and again where the address gets another.
  useEffect(() => {
    const heed = () => {
      const asked = roomIn(location.search)
      if (!isKnown(asked) || isSameRoom(asked, latest.current)) return
      fill(asked)
      rememberRoom(window, asked)
    }
    if (inputs().some(({ input }) => input.value)) {
      follow(!fields.current?.contains(document.activeElement))
    } else {
      fill(knownRoom(window))
      if (isInLink || isKnown(roomIn(location.search))) keep(latest.current)
    }
    fields.current?.closest('astro-island')?.removeAttribute('data-asked')
    window.addEventListener('popstate', heed)
    window.addEventListener('parameters', heed)
    return () => {
      window.removeEventListener('popstate', heed)
      window.removeEventListener('parameters', heed)
    }
  }, [])

  useIslandReady(fields)

  return { room, faults, follow, clear, keep }
}
