import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RoomKind } from '../../catalogue/schema/rooms.ts'
import { trackEvent } from '../../client/analytics.ts'
import { useStateText } from '../../client/react.tsx'
import { putParameters } from '../../client/state.ts'
import { SPOTS, type SpotName } from '../../spots/spots.ts'
import { type Place, placeParameters, searchOf, spotOf } from './place.ts'
import {
  CEILING_SENTENCE,
  type FieldTexts,
  ROOM_SENTENCE,
  readFields,
  SLOPE_SENTENCE,
  spotSentence,
  useFields,
} from './place-fields.ts'
import { roomKinds, roomRating } from './rooms.ts'
import { isComplete, roomOfHouse, savePlace, spotOfHouse, visitorsPlace } from './visitor.ts'

interface Options {
  kinds: readonly RoomKind[]
  /** The spots for a light to choose from; the first is the one to begin with. Undefined for fans, which hang in the room itself. */
  offered?: readonly [SpotName, ...SpotName[]]
  isCeilingOnly?: boolean
  /** Whether dimensions from the device are written to the address, so that a copied link has them. */
  isInLink?: boolean
}

/** Replacement for a spot that isn't offered: first a measured spot in the same room of the house. */
function offeredSpot(given: Place, offered: readonly [SpotName, ...SpotName[]]): Place {
  const { spot, sizes: _, row: __, ...room } = given
  if (spot && offered.includes(spot)) return given
  const own = offered.map((one) => spotOfHouse(room.in, one)).find((one) => room.in && spotOf(one))
  return { ...room, spot: offered[0], ...own }
}

/** Whether the address, by one of its parameters, asked for the island around an element. */
export const isFromLink = (element: Element): boolean =>
  element.closest('astro-island')?.getAttribute('data-requested') === 'link'

/** The visitor's room or spot in the fields of a tool. The address is the truth; without one, the device. */
export function usePlace({ kinds, offered, isCeilingOnly = false, isInLink = false }: Options) {
  const kind = offered ? 'fixtures' : 'fans'
  const within = (place: Place): Place => (offered ? offeredSpot(place, offered) : place)
  const current = () => within(visitorsPlace(kind))
  /** Never empty: an empty text is one that isn't hydrated yet. */
  const currentSearch = () => searchOf(current()) || '?'
  const search = useStateText(currentSearch)
  const isReady = search !== ''
  const place: Place = isReady ? current() : offered ? { spot: offered[0] } : {}
  const { spot } = place

  const [hasSlopeFields, setHasSlopeFields] = useState<boolean>()
  const [isRoundChosen, setRoundChosen] = useState(false)
  const isSloped = !spot && (hasSlopeFields ?? place.slope !== undefined)
  const isRound =
    spot !== undefined &&
    SPOTS[spot].fields?.afterRound !== undefined &&
    (place.sizes ? place.sizes.length === 1 : isRoundChosen)
  const sentence = spot ? spotSentence(spot, isRound) : isCeilingOnly ? CEILING_SENTENCE : ROOM_SENTENCE
  const withSlope = isSloped ? [...sentence, ...SLOPE_SENTENCE] : sentence

  const fieldset = useRef<HTMLFieldSetElement>(null)
  /** Value that this tool saved last: a different one comes from Back, a link or another tool. */
  const own = useRef('')
  /** Typed on this visit: these may be the dimensions of a place whose room is about to be named. */
  const isTyped = useRef(false)

  const save = (next: Place, isByVisitor = true) => {
    const parameters = placeParameters(next)
    putParameters(parameters)
    savePlace(next, isByVisitor)
    own.current = currentSearch()
    if (isByVisitor && parameters.room && isComplete(kind, next)) trackEvent('room', parameters.room)
  }
  const { texts, faults, edit, leave, reset } = useFields({
    sentence: withSlope,
    place,
    latest: current,
    onRead: (reading) => save(reading.place),
  })
  /** Shows and saves other dimensions; what is typed and has no place there stays in its field. */
  const show = (next: Place) => {
    reset(next)
    save(next)
  }

  /** Shows another room of the house; one without dimensions gets the typed ones. */
  const onRoom = (name: string | undefined) => {
    const { in: former, ...typed } = current()
    const next = within(offered ? { ...(spot && { spot }), ...spotOfHouse(name) } : roomOfHouse(name))
    const isAdopted = name !== undefined && !former && isTyped.current && !isComplete(kind, next)
    isTyped.current = false
    setHasSlopeFields(undefined)
    show(isAdopted ? { ...typed, in: name } : next)
  }

  /** Dimensions and rows of the spots shown before, for the way back to them. */
  const left = useRef(new Map<SpotName | undefined, Place>())
  const onSpot = (name: SpotName) => {
    const { spot: leftName, sizes, row, ...room } = current()
    left.current.set(leftName, { ...(sizes && { sizes }), ...(row !== undefined && { row }) })
    const saved = room.in ? spotOfHouse(room.in, name) : {}
    // What is typed and not saved belongs to the former spot.
    reset()
    save({ ...room, ...saved, ...left.current.get(name), spot: name })
  }

  const start = useEffectEvent(() => {
    own.current = currentSearch()
    const element = fieldset.current
    if (!element) return
    const before: FieldTexts = Object.fromEntries(
      [...element.querySelectorAll<HTMLInputElement>('.room-field')]
        .filter(({ value }) => value)
        .map(({ name, value }) => [name, value]),
    )
    const chosen = element.querySelector<HTMLInputElement>('[name="spot"]:checked')?.value as SpotName
    const room = element.querySelector<HTMLSelectElement>('[name="in"]')?.value
    const isOther = chosen && chosen !== offered?.[0]
    if (room) onRoom(room)
    if (isOther) onSpot(chosen)
    if (Object.keys(before).length > 0) {
      isTyped.current = true
      edit(
        before,
        !document.activeElement?.matches('.room-field'),
        isOther ? spotSentence(chosen) : withSlope,
      )
    } else if ((isInLink || isFromLink(element)) && isComplete(kind, current())) save(current(), false)
  })
  const follow = useEffectEvent(() => {
    if (search === own.current) return
    own.current = search
    reset()
  })
  // Before what is saved replaces what was typed or chosen without a script.
  useLayoutEffect(() => start(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is saved.
  useEffect(() => {
    if (isReady) follow()
  }, [search, isReady])

  const names = useMemo(() => roomKinds(kinds), [kinds])
  const rating = place.in === undefined ? undefined : roomRating(names, place.in)
  return {
    /** Whether the place is that of the address and the device, and no longer the built one. */
    isReady,
    /** The spot, with the rating of its room. */
    place: rating ? { ...place, rating } : place,
    kinds: names,
    offered,
    sentence,
    texts,
    faults,
    isSloped,
    isRound,
    fieldset,
    save,
    onRoom,
    onSpot,
    onLeave: leave,
    isGiven: isComplete(kind, place),
    onEdit: (changes: FieldTexts, isLeft?: boolean) => {
      isTyped.current = true
      if ('slope' in changes) setHasSlopeFields(true)
      edit(changes, isLeft)
    },
    onSlope: () => {
      setHasSlopeFields(!isSloped)
      const { slope, at: _, ...flat } = place
      if (isSloped && slope) show(flat)
    },
    /** The typed height stays, and the one where the fan hangs follows. */
    onMeasuredAt: (at: Place['at']) => {
      const reading = readFields(withSlope, texts, { ...place, at })
      if (!reading.faults.ceiling) show(reading.place)
    },
    onRound: () => {
      setRoundChosen(!isRound)
      if (spot) edit({ width: '' }, false, spotSentence(spot, !isRound))
      fieldset.current?.querySelector<HTMLInputElement>('[name="length"]')?.focus()
    },
    onClear: () => {
      setHasSlopeFields(undefined)
      reset()
      save({ ...(spot && { spot }), ...(place.in && { in: place.in }) })
      fieldset.current?.querySelector<HTMLInputElement>('.room-field')?.focus()
    },
  }
}
