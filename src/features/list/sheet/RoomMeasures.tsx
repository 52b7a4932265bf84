import { useState } from 'react'
import { SPOTS, type SpotName } from '../../../spots/spots.ts'
import { type HouseRoom, SAVED_SPOTS } from '../../fit/codecs.ts'
import { MeasureFaults, MeasureFields } from '../../fit/MeasureFields.tsx'
import type { FieldTexts, Reading, Sentence } from '../../fit/measured.ts'
import { fieldTexts, ROOM_SENTENCES, readFields, SLOPE_SENTENCE } from '../../fit/room/islands/room-fields.ts'
import { ownSentence, readSpotFields, spotTexts } from '../../fit/spot/spot-fields.ts'
import { useFields } from '../../fit/use-measured.ts'
import { ChoiceAtOnce } from './ChoiceAtOnce.tsx'
import type { HouseActions } from './house-actions.ts'

interface Props {
  room: HouseRoom
  /** "Bedroom 2" */
  name: string
  actions: Pick<HouseActions, 'onRoom' | 'onRename' | 'freeNames'>
}

interface FieldsProps<Known> {
  legend: string
  sentences: readonly Sentence[]
  saved: FieldTexts
  read(typed: FieldTexts): Reading<Known>
  textsOf(known: Known): FieldTexts
  onKnown(known: Known): void
}

/** Dimensions as fields in a sentence, saved as they are typed unless one has an error. */
function Fields<Known>({ legend, sentences, saved, read, textsOf, onKnown }: FieldsProps<Known>) {
  const sentence = sentences.flat()
  const { texts, faults, edit, leave } = useFields({
    saved,
    names: sentence.flatMap((part) => (typeof part === 'string' ? [] : [part.name])),
    read,
    textsOf,
    onRead: ({ faults, known }) => {
      if (Object.keys(faults).length === 0) onKnown(known)
    },
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
      <MeasureFaults {...{ sentence, faults }} onEdit={edit} />
    </fieldset>
  )
}

/** The dimensions of a room and of the spots in it, and its name. */
export default function RoomMeasures({ room, name: words, actions }: Props) {
  const { name, spots = {} } = room
  const [shown, setShown] = useState<readonly SpotName[]>(() => SAVED_SPOTS.filter((spot) => spots[spot]))
  return (
    <div className="house-measures">
      <Fields
        legend="The room"
        sentences={[ROOM_SENTENCES.room, SLOPE_SENTENCE]}
        saved={fieldTexts(room)}
        textsOf={fieldTexts}
        read={(typed) => {
          const { faults, room: known } = readFields(typed, {})
          return { faults, known }
        }}
        onKnown={(known) => actions.onRoom({ name, ...known, ...(room.spots && { spots }) })}
      />
      {shown.map((spot) => (
        <Fields
          key={spot}
          legend={SPOTS[spot].label}
          sentences={[ownSentence(spot)]}
          saved={spotTexts({ name: spot, ...(spots[spot] && { sizes: spots[spot] }) })}
          textsOf={spotTexts}
          read={(typed) => readSpotFields(typed, { name: spot })}
          onKnown={({ sizes }) => {
            const others = Object.fromEntries(Object.entries(spots).filter(([one]) => one !== spot))
            actions.onRoom({ ...room, spots: { ...others, ...(sizes && { [spot]: sizes }) } })
          }}
        />
      ))}
      <p className="house-spots">
        {SAVED_SPOTS.filter((spot) => !shown.includes(spot)).map((spot) => (
          <button key={spot} className="list-quiet" type="button" onClick={() => setShown([...shown, spot])}>
            Add {/^[aeiou]/.test(SPOTS[spot].noun) ? 'an' : 'a'} {SPOTS[spot].noun}
          </button>
        ))}
      </p>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the select in it. */}
      <label className="room-in">
        Room name
        <ChoiceAtOnce value={name} onChoose={(next) => actions.onRename(room, next)}>
          <option value={name}>{words}</option>
          {actions.freeNames().map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </ChoiceAtOnce>
      </label>
    </div>
  )
}
