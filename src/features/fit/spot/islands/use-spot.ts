import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { SPOTS, type SpotName } from '../../../../catalogue/rules/spot/spots.ts'
import { type KnownSpot, type NamedSpot, spotOf } from '../../codecs.ts'
import type { Measured } from '../../measured.ts'
import { useRoomRating } from '../../rooms/use-room-rating.ts'
import { useMeasured } from '../../use-measured.ts'
import { namedSpotParameters, requestedSpot, saveSpot, spotOfHouse, visitorsSpot } from '../../visitor.ts'
import { readSpotFields, spotTexts } from '../spot-fields.ts'

interface Options {
  /** The spots to choose from; the first is the one to begin with. */
  offered: readonly [SpotName, ...SpotName[]]
  /** Whether a spot that is only remembered goes into the address too. */
  isInLink: boolean
}

/**
 * The spot in the fields of a tool, kept in the address and on the device; see `useMeasured`.
 *
 * @returns the spot; the rating that its room asks for, which may still be loading; the side of it that is still empty; the props of its `SpotFields`; a function that saves the spot
 */
export function useSpot({ offered, isInLink }: Options) {
  const [first] = offered
  /** A spot that is not offered here gives its room and ceiling alone. */
  const offeredOf = ({ name, sizes, row, ...room }: KnownSpot): NamedSpot =>
    name && offered.includes(name)
      ? { ...room, name, ...(sizes && { sizes }), ...(row !== undefined && { row }) }
      : { ...room, name: first }

  /** The same with the measures of that place in its room of the house, where others are not known. */
  const withOwnPlace = (given: KnownSpot): NamedSpot => {
    const known = offeredOf(given)
    if (known.sizes || !known.in) return known
    const own = [known.name, ...offered]
      .map((name) => spotOfHouse(window, known.in, name))
      .find((one) => spotOf(one))
    return own ? offeredOf({ ...known, ...own }) : known
  }

  /** The spot that was pressed before the island was hydrated. */
  const pressed = useRef<SpotName>(undefined)
  const measured: Measured<NamedSpot> = {
    names: ['length', 'width', 'size', 'ceiling'],
    textsOf: spotTexts,
    read: readSpotFields,
    knownIn: (view) => {
      const known = withOwnPlace(visitorsSpot(view))
      const { sizes: _, row: __, ...room } = known
      return pressed.current && pressed.current !== known.name
        ? withOwnPlace({ ...room, name: pressed.current })
        : known
    },
    askedIn: (view) => {
      const { name, ...asked } = requestedSpot(view)
      return name && offered.includes(name) ? { ...asked, name } : undefined
    },
    isComplete: (known) => spotOf(known) !== undefined,
    parametersOf: namedSpotParameters,
    remember: saveSpot,
  }
  const tool = useMeasured(measured, { none: { name: first }, isInLink })
  const { fieldset, faults, missing, fill, adopt, save, onEdit, enter, clear } = tool
  const known = offeredOf(tool.known)
  const spot = spotOf(known)

  const readPressed = useEffectEvent(() => {
    const radio = fieldset.current?.querySelector<HTMLInputElement>('[name="spot"]:checked')
    if (!radio || radio.value === first) return
    pressed.current = radio.value as SpotName
    adopt({ name: pressed.current })
  })
  // Before what is known is filled in.
  useLayoutEffect(() => readPressed(), [])

  /** Of this visit: they may be those of a room that is about to be named. */
  const isTyped = useRef(false)

  /** Sizes and rows of the spots that were left, for the way back to them. */
  const left = useRef(new Map<SpotName, Pick<KnownSpot, 'sizes' | 'row'>>())
  const choose = (name: SpotName) => {
    const { name: leftName, sizes, row, ...room } = known
    left.current.set(leftName, { ...(sizes && { sizes }), ...(row !== undefined && { row }) })
    const kept = room.in ? spotOfHouse(window, room.in, name) : {}
    const next = { ...room, ...kept, name, ...left.current.get(name) }
    fill(next)
    save(next)
  }

  /** Goes on with another room of the house: with its measures, and one that has none with those that were just typed. */
  const chooseRoom = (room: string | undefined) => {
    const { in: former, ...typed } = known
    const next = withOwnPlace({
      name: known.name,
      ...spotOfHouse(window, room, room ? known.name : undefined),
    })
    const isAdopted = room && !former && isTyped.current && !spotOf(next)
    left.current.clear()
    isTyped.current = false
    const named = isAdopted ? { ...typed, in: room } : next
    fill(named)
    save(named)
  }

  /** Whether a table is round, and so has one measure: as it is known, or as it was pressed. */
  const [isRound, setRound] = useState(false)
  const [isTurned, setTurned] = useState(false)
  const measures = SPOTS[known.name].sizes?.mayBeRound && known.sizes?.length
  useEffect(() => {
    if (measures !== undefined) setRound(measures === 1)
  }, [measures])
  const readTurned = useEffectEvent(() => {
    setTurned(false)
    onEdit(false)
    fieldset.current?.querySelector<HTMLInputElement>('[name="length"]')?.focus()
  })
  // The fields are read once they are there.
  useEffect(() => {
    if (isTurned) readTurned()
  }, [isTurned])

  const fields = {
    ...{ fieldset, offered, known, isRound, faults },
    onEdit: (isLeft: boolean) => {
      isTyped.current = true
      onEdit(isLeft)
    },
    onRoom: chooseRoom,
    isKnown: spot !== undefined,
    onChoose: choose,
    onRow: (row: number | undefined) => {
      const { row: _, ...rest } = known
      save({ ...rest, ...(row !== undefined && { row }) })
    },
    onRound: () => {
      setRound(!isRound)
      setTurned(true)
    },
    onEnter: enter,
    onClear: () => clear({ name: known.name, ...(known.in && { in: known.in }) }),
  }
  const { rating, isLoading } = useRoomRating(tool, known.in)
  return { known, spot, rating, isLoading, missing, fields, save }
}
