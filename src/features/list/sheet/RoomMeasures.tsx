import { useState } from 'react'
import { SPOTS, type SpotName } from '../../../spots/spots.ts'
import { MeasureFields } from '../../fit/MeasureFields.tsx'
import { type HouseRoom, type Place, SAVED_SPOTS } from '../../fit/place.ts'
import {
  ownSentence,
  ROOM_SENTENCE,
  type Sentence,
  slopeSentence,
  useFields,
} from '../../fit/place-fields.ts'
import { RoomOptions } from '../../fit/RoomOptions.tsx'
import type { RoomKinds } from '../../fit/rooms.ts'
import { ChoiceAtOnce } from './ChoiceAtOnce.tsx'
import { freeNames, renameRoom, saveRoom } from './house-actions.ts'

interface FieldsProps {
  legend: string
  sentences: readonly Sentence[]
  place: Place
  onKnown(place: Place): void
}

/** Dimensions as fields in a sentence, saved as they are typed. */
function Fields({ legend, sentences, place, onKnown }: FieldsProps) {
  const sentence = sentences.flat()
  const { texts, faults, edit, leave } = useFields({
    sentence,
    place,
    onRead: (reading) => onKnown(reading.place),
  })
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      {sentences.map((sentence) => (
        <MeasureFields
          key={String(sentence[0])}
          {...{ sentence, texts, faults }}
          onEdit={edit}
          onLeave={leave}
        />
      ))}
    </fieldset>
  )
}

interface Props {
  room: HouseRoom
  kinds: RoomKinds
}

export default function RoomMeasures({ room, kinds }: Props) {
  const { name, spots = {}, ...dimensions } = room
  const [shown, setShown] = useState<readonly SpotName[]>(() => SAVED_SPOTS.filter((spot) => spots[spot]))
  return (
    <>
      <Fields
        legend="The room"
        sentences={[ROOM_SENTENCE, slopeSentence(room.at)]}
        place={dimensions}
        onKnown={(known) => saveRoom({ name, ...known, ...(room.spots && { spots }) })}
      />
      {shown.map((spot) => (
        <Fields
          key={spot}
          legend={SPOTS[spot].label}
          sentences={[ownSentence(spot)]}
          place={{ spot, ...(spots[spot] && { sizes: spots[spot] }) }}
          onKnown={({ sizes }) => {
            const others = Object.fromEntries(Object.entries(spots).filter(([one]) => one !== spot))
            saveRoom({ ...room, spots: { ...others, ...(sizes && { [spot]: sizes }) } })
          }}
        />
      ))}
      <p className="house-ways side-by-side">
        {SAVED_SPOTS.filter((spot) => !shown.includes(spot)).map((spot) => (
          <button key={spot} className="text-button" type="button" onClick={() => setShown([...shown, spot])}>
            Add {/^[aeiou]/.test(SPOTS[spot].noun) ? 'an' : 'a'} {SPOTS[spot].noun}
          </button>
        ))}
      </p>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the select in it. */}
      <label className="room-in">
        Room name
        <ChoiceAtOnce value={name} onChoose={(next) => renameRoom(kinds, name, next)}>
          <RoomOptions kinds={kinds} rooms={[name, ...freeNames(kinds)]} />
        </ChoiceAtOnce>
      </label>
    </>
  )
}
