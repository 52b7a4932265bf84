import { useEffect, useMemo, useRef, useState } from 'react'
import type { RoomKind } from '../../../../catalogue/schema/rooms.ts'
import { SPOTS, type SpotName } from '../../../../spots/spots.ts'
import { type KnownSpot, type NamedSpot, spotOf } from '../../codecs.ts'
import type { FieldName, FieldTexts, Measured } from '../../measured.ts'
import { roomKinds, roomRating } from '../../rooms/room-kinds.ts'
import { useMeasured } from '../../use-measured.ts'
import { namedSpotParameters, requestedSpot, saveSpot, spotOfHouse, visitorsSpot } from '../../visitor.ts'
import { readSpotFields, spotSentence, spotTexts } from '../spot-fields.ts'

interface Options {
  /** The spots to choose from; the first is the one to begin with. */
  offered: readonly [SpotName, ...SpotName[]]
  kinds: readonly RoomKind[]
  /** Whether a spot from the device goes into the address, so that a copied link has it. */
  isInLink: boolean
}

/**
 * The visitor's spot for a light in the fields of a tool.
 *
 * @returns the spot, complete or not; the rating of its room; its side that is still empty; the props of its `SpotFields`; a function
 *   that saves the spot
 */
export function useSpot({ offered, kinds, isInLink }: Options) {
  const [first] = offered
  /** A spot that isn't offered here keeps its room and ceiling. */
  const offeredOf = ({ name, sizes, row, ...room }: KnownSpot): NamedSpot =>
    name && offered.includes(name)
      ? { ...room, name, ...(sizes && { sizes }), ...(row !== undefined && { row }) }
      : { ...room, name: first }

  /** Chosen spot with its dimensions from the room of the house, if others are unknown. */
  const withOwnSpot = (given: KnownSpot): NamedSpot => {
    const known = offeredOf(given)
    if (known.sizes || !known.in) return known
    const own = [known.name, ...offered]
      .map((name) => spotOfHouse(window, known.in, name))
      .find((one) => spotOf(one))
    return own ? offeredOf({ ...known, ...own }) : known
  }

  const measured: Measured<NamedSpot> = {
    textsOf: spotTexts,
    read: readSpotFields,
    knownIn: (view) => withOwnSpot(visitorsSpot(view)),
    askedIn: (view) => {
      const { name, ...asked } = requestedSpot(view)
      return name && offered.includes(name) ? { ...asked, name } : undefined
    },
    isComplete: (known) => spotOf(known) !== undefined,
    parametersOf: namedSpotParameters,
    remember: saveSpot,
  }
  /** Whether a table without dimensions is round. */
  const [isRoundNext, setRoundNext] = useState(false)
  const isRoundIn = ({ name, sizes }: NamedSpot) =>
    Boolean(SPOTS[name].fields?.roundWords) && (sizes ? sizes.length === 1 : isRoundNext)
  const fieldsOf = (known: NamedSpot, isRound = isRoundIn(known)): FieldName[] =>
    spotSentence(known.name, isRound).flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
  const tool = useMeasured(measured, {
    none: { name: first },
    fieldsOf,
    isInLink,
    readChosen: (fields) => {
      const name = fields.querySelector<HTMLInputElement>('[name="spot"]:checked')?.value as SpotName
      if (name && name !== first) show({ ...withOwnSpot({ ...measured.knownIn(window), name }), name })
      const room = fields.querySelector<HTMLSelectElement>('[name="in"]')?.value
      if (room) onRoom(room)
    },
  })
  const { known, texts, faults, missing, fieldset, edit, leave, save, show, clear } = tool
  const isRound = isRoundIn(known)

  /** Typed on this visit: these may be the dimensions of a spot whose room is about to be named. */
  const isTyped = useRef(false)
  const onEdit = (changes: FieldTexts, isLeft?: boolean) => {
    isTyped.current = true
    edit(changes, isLeft)
  }

  /** Sizes and rows of the spots shown before, for the way back to them. */
  const left = useRef(new Map<SpotName, Pick<KnownSpot, 'sizes' | 'row'>>())
  const onChoose = (name: SpotName) => {
    const { name: leftName, sizes, row, ...room } = known
    left.current.set(leftName, { ...(sizes && { sizes }), ...(row !== undefined && { row }) })
    const saved = room.in ? spotOfHouse(window, room.in, name) : {}
    show({ ...room, ...saved, name, ...left.current.get(name) })
  }

  /** Shows another room of the house; one without dimensions gets those that were just typed. */
  const onRoom = (room: string | undefined) => {
    const { in: former, ...typed } = known
    const next = withOwnSpot({
      name: known.name,
      ...spotOfHouse(window, room, room ? known.name : undefined),
    })
    const isAdopted = room && !former && isTyped.current && !spotOf(next)
    left.current.clear()
    isTyped.current = false
    show(isAdopted ? { ...typed, in: room } : next)
  }

  const [isTurned, setTurned] = useState(false)
  const onRound = () => {
    setRoundNext(!isRound)
    setTurned(true)
    edit({ length: texts.length ?? '', width: '' }, false, fieldsOf(known, !isRound))
  }
  useEffect(() => {
    if (!isTurned) return
    setTurned(false)
    fieldset.current?.querySelector<HTMLInputElement>('[name="length"]')?.focus()
  }, [isTurned, fieldset])

  const onRow = (row: number | undefined) => {
    const { row: _, ...rest } = known
    save({ ...rest, ...(row !== undefined && { row }) })
  }
  const onClear = () => clear({ name: known.name, ...(known.in && { in: known.in }) })

  const names = useMemo(() => roomKinds(kinds), [kinds])
  const rating = known.in === undefined ? undefined : roomRating(names, known.in)
  const spot = spotOf(known)
  const shown = { fieldset, offered, kinds, known, isRound, texts, faults, isKnown: spot !== undefined }
  return {
    known,
    spot,
    rating,
    missing,
    fields: { ...shown, onRoom, onChoose, onRow, onRound, onEdit, onLeave: leave, onClear },
    save,
  }
}
