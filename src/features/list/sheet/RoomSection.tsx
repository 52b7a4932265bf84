import { lazy, Suspense, useState } from 'react'
import { load } from '../../../client/load.ts'
import { ErrorBoundary } from '../../../client/react.tsx'
import { type HouseRoom, isMeasured, measuresText } from '../../fit/place.ts'
import { RoomOptions } from '../../fit/RoomOptions.tsx'
import { type RoomKinds, roomName } from '../../fit/rooms.ts'
import { NeedLines } from '../../fit/Verdict.tsx'
import { MAX_QUANTITY } from '../entries.ts'
import type { Listed } from '../judge.ts'
import { changeEntry } from '../saved-list.ts'
import { ChoiceAtOnce } from './ChoiceAtOnce.tsx'
import { EntryList, SizeSelect } from './EntryRow.tsx'
import { copyRoom, moveEntry, removeRoom } from './house-actions.ts'
import { removeFocused } from './SheetHead.tsx'

const RoomMeasures = lazy(() => load(() => import('./RoomMeasures.tsx')))

interface QuantityProps {
  title: string
  quantity: number
  onChange(next: number): void
}

/**
 * Product quantity from 1 to 99: a field to type in, and buttons to step with a thumb. What is typed counts when the field is left, or
 * at Enter. The browser explains a wrong number, and the former one returns.
 */
function Quantity({ title, quantity, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string>()
  const keep = ({ validity, valueAsNumber }: HTMLInputElement) => {
    if (typed !== undefined && validity.valid) onChange(valueAsNumber)
  }
  const step = (by: number, label: string, sign: string) => {
    const isOver = quantity + by < 1 || quantity + by > MAX_QUANTITY
    return (
      <button
        className="icon-button"
        type="button"
        aria-label={label}
        aria-disabled={isOver}
        onClick={() => !isOver && onChange(quantity + by)}
      >
        {sign}
      </button>
    )
  }
  return (
    <span className="house-stepper">
      {step(-1, `Remove one ${title}`, '−')}
      <input
        type="number"
        required
        min={1}
        max={MAX_QUANTITY}
        aria-label={`Quantity of ${title}`}
        value={typed ?? quantity}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value)
          target.reportValidity()
        }}
        onKeyDown={({ key, currentTarget }) =>
          key === 'Enter' && currentTarget.reportValidity() && keep(currentTarget)
        }
        onBlur={({ target }) => {
          keep(target)
          setTyped(undefined)
        }}
      />
      {step(1, `Add one ${title}`, '+')}
    </span>
  )
}

interface Props {
  /** Undefined for entries without a room. */
  room: HouseRoom | undefined
  rows: readonly Listed[]
  kinds: RoomKinds
  /** Rooms that an entry may move to. */
  rooms: readonly string[]
  isOwn: boolean
}

export function RoomSection({ room, rows, kinds, rooms, isOwn }: Props) {
  // A newly added room opens its fields.
  const [isEdited, setEdited] = useState(room !== undefined && rows.length === 0 && !isMeasured(room))
  const id = `house-${room?.name ?? ''}`
  const name = room ? roomName(kinds, room.name) : 'Not Assigned to a Room'
  const hidden = <span className="visually-hidden"> {name}</span>
  return (
    <section className="house-room" aria-labelledby={id}>
      <div className="house-head side-by-side">
        <h3 id={id} tabIndex={-1}>
          {name}
        </h3>
        {room && <p className="quiet">{measuresText(room) || 'Room size not entered'}</p>}
      </div>
      {room && isOwn && (
        <>
          <p className="house-ways side-by-side">
            <button
              className="text-button"
              type="button"
              aria-expanded={isEdited}
              onClick={() => setEdited(!isEdited)}
            >
              {isEdited ? 'Done' : 'Edit size'}
              {hidden}
            </button>
            <button className="text-button" type="button" onClick={() => copyRoom(kinds, room)}>
              Copy room{hidden}
            </button>
            <button
              className="text-button"
              type="button"
              onClick={({ currentTarget }) => {
                removeFocused(currentTarget.closest('section'), () => removeRoom(kinds, room.name))
              }}
            >
              Remove room{hidden}
            </button>
          </p>
          {isEdited && (
            <ErrorBoundary>
              <Suspense>
                <RoomMeasures {...{ room, kinds }} />
              </Suspense>
            </ErrorBoundary>
          )}
        </>
      )}
      <EntryList
        rows={rows}
        isOwn={isOwn}
        tools={({ entry, product, judged }) => (
          <>
            {isOwn && (
              <>
                <Quantity
                  title={product.title}
                  quantity={entry.quantity ?? 1}
                  onChange={(quantity) => changeEntry(entry, { ...entry, quantity })}
                />
                <SizeSelect {...{ product, entry }} onChange={(next) => changeEntry(entry, next)} />
                <ChoiceAtOnce
                  className="list-room"
                  label={`Room for ${product.title}`}
                  value={room?.name ?? ''}
                  onChoose={(next) => moveEntry(kinds, entry, next, product.title)}
                >
                  <option value="">Not assigned to a room</option>
                  <RoomOptions kinds={kinds} rooms={rooms} />
                </ChoiceAtOnce>
              </>
            )}
            {judged && (
              <details>
                <summary className="tap">
                  What it needs<span className="visually-hidden">: {product.title}</span>
                </summary>
                <NeedLines {...judged} />
              </details>
            )}
          </>
        )}
      />
      {rows.length === 0 && <p className="quiet">Nothing for this room yet.</p>}
    </section>
  )
}
