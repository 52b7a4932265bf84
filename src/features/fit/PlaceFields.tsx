import { formatInches } from '../../catalogue/rules/numbers.ts'
import { slopeDegrees } from '../../catalogue/rules/room/slope.ts'
import { type Floor, spanChoices } from '../../catalogue/rules/room/span-fit.ts'
import { useStateText } from '../../client/react.tsx'
import { savedValue } from '../../client/state.ts'
import { SPOTS } from '../../spots/spots.ts'
import { commonFan, fansFor } from './common-fan.ts'
import { MeasureFields } from './MeasureFields.tsx'
import { readRooms } from './place.ts'
import { RISE_SENTENCE, SLOPE_SENTENCE } from './place-fields.ts'
import { RoomOptions } from './RoomOptions.tsx'
import { freeRoom, inHouseOrder, isRoom } from './rooms.ts'
import type { usePlace } from './use-place.ts'

type Props = ReturnType<typeof usePlace> & {
  hasRows?: boolean
  /** Number in the verdict on a fan, whose page has sizes of its own. */
  fans?: 1 | 2
}

interface ChoiceProps<Value> {
  label: string
  name: string
  options: readonly (readonly [value: Value, text: string])[]
  value: Value | undefined
  onChange: (value: Value) => void
}

export function RowChoice<Value>({ label, name, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <div className="room-choices side-by-side screen-only" role="radiogroup" aria-label={label}>
      {options.map(([one, text]) => (
        <label className="choice tap" key={text}>
          <input
            type="radio"
            name={name}
            value={String(one)}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  )
}

const MEASURED_AT = [
  [undefined, 'Height where the fan hangs'],
  ['ridge', 'Height at the ridge'],
  ['wall', 'Height at the low wall'],
] as const

/** Gentle, the steepest without an adapter, and the steepest supported. */
const SLOPES: readonly number[] = [3, 6, 12]

function RoomField({ kinds, place, offered, onRoom }: Props) {
  const { in: room } = place
  const saved = useStateText(() => savedValue('rooms') ?? '')
  const { rooms } = readRooms(`${saved},${room ?? ''}`, (name) => isRoom(kinds, name))
  const house = inHouseOrder(kinds, rooms).map(({ name }) => name)
  const next = [...kinds.keys()].flatMap((kind) => freeRoom(kind, house) ?? [])
  return (
    <span className="room-in">
      <select
        name="in"
        aria-label="Room"
        autoComplete="off"
        value={room ?? ''}
        onChange={({ target }) => onRoom(target.value || undefined)}
      >
        <option value="">{offered ? 'Any room' : 'Your room'}</option>
        {house.length > 0 && (
          <optgroup label="Your rooms">
            <RoomOptions kinds={kinds} rooms={house} />
          </optgroup>
        )}
        <optgroup label={house.length > 0 ? 'Another room' : 'Rooms'}>
          <RoomOptions kinds={kinds} rooms={next} />
        </optgroup>
      </select>
    </span>
  )
}

function SlopeFields({ place, texts, faults, onEdit, onLeave, onMeasuredAt }: Props) {
  const canMeasure = place.floor !== undefined && place.slope !== undefined
  const sentence = canMeasure ? RISE_SENTENCE : SLOPE_SENTENCE
  return (
    <>
      <MeasureFields {...{ sentence, texts, faults, onEdit, onLeave }} />
      {canMeasure && (
        <RowChoice
          label="Where the ceiling height is measured"
          name="measured-at"
          options={MEASURED_AT}
          value={place.at}
          onChange={onMeasuredAt}
        />
      )}
      <RowChoice
        label="Slope"
        name="rise"
        options={SLOPES.map((slope) => [slope, `${slope}\u00a0in., ${slopeDegrees(slope)}°`] as const)}
        value={place.slope}
        onChange={(slope) => onEdit({ slope: String(slope) }, true)}
      />
    </>
  )
}

function fansLabel(floor: Floor, fans: 1 | 2, hasSize: boolean): string {
  const size = hasSize ? `${formatInches(commonFan(floor, fans).spanInches)}\u00a0in. ` : ''
  return fans === 2 ? `Two ${size}fans` : `One ${size}fan`
}

export function PlaceFields(props: Props) {
  const { place, offered, sentence, texts, faults, isSloped, isRound, isGiven, fieldset } = props
  const { onSpot, onEdit, onLeave, onSlope, onRound, onClear, save, fans, hasRows = true } = props
  const { rows, fields } = place.spot ? SPOTS[place.spot] : {}
  return (
    <fieldset className="room-fields script-only" ref={fieldset}>
      <legend className="visually-hidden">{offered ? 'The spot for your light' : 'Your room'}</legend>
      {offered && offered.length > 1 && (
        <RowChoice
          label="The spot"
          name="spot"
          options={offered.map((one) => [one, SPOTS[one].choice] as const)}
          value={place.spot}
          onChange={onSpot}
        />
      )}
      <RoomField {...props} />
      <MeasureFields {...{ sentence, texts, faults, onEdit, onLeave }}>
        <span className="unbroken">
          {!offered && (
            <button type="button" className="text-button" onClick={onSlope}>
              {isSloped ? 'Not sloped' : 'Sloped?'}
            </button>
          )}
          {fields?.afterRound && (
            <button type="button" className="text-button" onClick={onRound}>
              {isRound ? 'Not round' : 'Round?'}
            </button>
          )}
          {isGiven && (
            <button type="button" className="text-button" onClick={onClear}>
              Clear
            </button>
          )}
        </span>
      </MeasureFields>
      {isSloped && <SlopeFields {...props} />}
      {!offered && place.floor && spanChoices(place.floor).length > 1 && (
        <RowChoice
          label="How many fans"
          name="fans"
          options={([2, 1] as const).map(
            (count) => [count, fansLabel(place.floor as Floor, count, fans === undefined)] as const,
          )}
          value={fans ?? fansFor(place)}
          onChange={(count) => save({ ...place, fans: count })}
        />
      )}
      {hasRows && rows && (
        <RowChoice
          label="How many in a row"
          name="row"
          options={[
            [undefined, 'Recommended number'] as const,
            ...rows.map((row) => [row, `A row of ${row}`] as const),
          ]}
          value={place.row}
          onChange={(row) => save({ ...place, row })}
        />
      )}
    </fieldset>
  )
}
