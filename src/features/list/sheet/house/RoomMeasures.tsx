import { useRef, useState } from 'react'
import { SPOTS } from '../../../../catalogue/rules/spot/spots.ts'
import { MeasureFaults, MeasureFields } from '../../../fit/MeasureFields.tsx'
import type { Faults, FieldName, Sentence } from '../../../fit/measured.ts'
import {
  fieldTexts,
  ROOM_SENTENCES,
  readFields,
  SLOPE_SENTENCE,
} from '../../../fit/room/islands/room-fields.ts'
import { type HouseRoom, PLACE_NAMES, type PlaceName } from '../../../fit/rooms/house-rooms.ts'
import { readSpotFields, spotTexts } from '../../../fit/spot/spot-fields.ts'
import { SPOT_TOOLS } from '../../../fit/spot/spot-tools.ts'

interface Props {
  room: HouseRoom
  onChange(room: HouseRoom): void
}

interface FieldsProps<Known> {
  legend: string
  sentences: readonly Sentence[]
  texts: Partial<Record<FieldName, string>>
  read(typed: Partial<Record<FieldName, string>>): { faults: Faults; known: Known }
  onKnown(known: Known): void
}

/** Measures as fields in a sentence: stored as they are typed, and a fault is said once its field is left. */
function Fields<Known>({ legend, sentences, texts, read, onKnown }: FieldsProps<Known>) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const onEdit = (isLeft: boolean) => {
    const inputs = [...(fieldset.current?.querySelectorAll('input') ?? [])]
    const reading = read(Object.fromEntries(inputs.map(({ name, value }) => [name, value])))
    const hasFault = Object.keys(reading.faults).length > 0
    if (isLeft || !hasFault) setFaults(reading.faults)
    if (!hasFault) onKnown(reading.known)
  }
  const onEnter = (name: FieldName, text: string) => {
    const input = fieldset.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (input) input.value = text
    onEdit(true)
  }
  return (
    <fieldset className="house-fields" ref={fieldset}>
      <legend className="visually-hidden">{legend}</legend>
      {sentences.map((sentence) => (
        <MeasureFields key={String(sentence[0])} {...{ sentence, texts, faults, onEdit }} />
      ))}
      <MeasureFaults sentence={sentences.flat()} {...{ faults, onEnter }} />
    </fieldset>
  )
}

/** The sentence of a place without the ceiling, which is that of the room. */
const ownSentence = (place: PlaceName): Sentence =>
  SPOT_TOOLS[place].sentence.filter((part) =>
    typeof part === 'string' ? !part.startsWith('under') : part.name !== 'ceiling',
  )

/** The measures of a room and of the places in it, to be changed. */
export function RoomMeasures({ room, onChange }: Props) {
  const { name, places = {} } = room
  const [shown, setShown] = useState<readonly PlaceName[]>(() => PLACE_NAMES.filter((place) => places[place]))
  return (
    <div className="house-measures">
      <Fields
        legend="The room"
        sentences={[ROOM_SENTENCES.room, SLOPE_SENTENCE]}
        texts={fieldTexts(room)}
        read={(typed) => {
          const { faults, room: known } = readFields(typed, {})
          return { faults, known }
        }}
        onKnown={(known) => onChange({ name, ...known, ...(room.places && { places }) })}
      />
      {shown.map((place) => (
        <Fields
          key={place}
          legend={SPOTS[place].label}
          sentences={[ownSentence(place)]}
          texts={spotTexts({ name: place, ...(places[place] && { sizes: places[place] }) })}
          read={(typed) => readSpotFields(typed, { name: place })}
          onKnown={({ sizes }) => {
            const others = Object.fromEntries(Object.entries(places).filter(([one]) => one !== place))
            onChange({ ...room, places: { ...others, ...(sizes && { [place]: sizes }) } })
          }}
        />
      ))}
      <p className="house-places">
        {PLACE_NAMES.filter((place) => !shown.includes(place)).map((place) => (
          <button
            key={place}
            className="list-quiet"
            type="button"
            onClick={() => setShown([...shown, place])}
          >
            Add a {SPOTS[place].noun}
          </button>
        ))}
      </p>
    </div>
  )
}
