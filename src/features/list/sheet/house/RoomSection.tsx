import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { ErrorBoundary } from '../../../../client/islands/ErrorBoundary.tsx'
import { waitFor } from '../../../../client/loading/waiting.ts'
import type { HouseRoom } from '../../../fit/rooms/house-rooms.ts'
import { measuresText } from '../../../fit/rooms/measures-text.ts'
import type { HungRoom } from '../../house/hung-house.ts'
import { keyOf, type ShortlistItem } from '../../shortlist.ts'
import { HouseEntry } from './HouseEntry.tsx'
import type { NamedRooms } from './RoomChoice.tsx'
import type { HouseActions, RoomActions } from './use-house-actions.ts'

/** Loaded when measures are first changed. */
const RoomMeasures = lazy(() => waitFor(() => import('./RoomMeasures.tsx')))

interface Props extends HungRoom {
  /** "Bedroom 2" */
  name: string
  /** Whether its measures are asked for at once, as of a room that was just added. */
  isNew?: boolean
  /** The rooms that an entry may be moved to. */
  rooms: NamedRooms
  actions?: HouseActions | undefined
}

interface WaysProps {
  room: HouseRoom
  name: string
  isNew: boolean
  actions: RoomActions
  /** Gives the focus a place when the room goes. */
  onGone(): void
}

/** What may be done with a room, and its measures while they are changed. */
function RoomWays({ room, name, isNew, actions, onGone }: WaysProps) {
  const { onRoom, onDouble, onDrop } = actions
  const [isMeasured, setMeasured] = useState(isNew)
  return (
    <>
      <p className="house-ways">
        <button
          className="list-quiet"
          type="button"
          aria-expanded={isMeasured}
          onClick={() => setMeasured(!isMeasured)}
        >
          {isMeasured ? 'Done' : 'Measures'}
          <span className="visually-hidden"> of {name}</span>
        </button>
        <button className="list-quiet" type="button" onClick={() => onDouble(room)}>
          Double<span className="visually-hidden"> {name}</span>
        </button>
        <button
          className="list-quiet"
          type="button"
          onClick={() => {
            onGone()
            onDrop(room)
          }}
        >
          Remove<span className="visually-hidden"> {name}</span>
        </button>
      </p>
      {isMeasured && (
        <ErrorBoundary fallback={<p className="quiet">The fields did not load. Please try again later.</p>}>
          <Suspense>
            <RoomMeasures room={room} onChange={onRoom} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/** Moves the focus from a room that goes to the next one, else to the one before, else to the title of the sheet. */
function focusBeside(section: HTMLElement | null): void {
  const { nextElementSibling: next, previousElementSibling: before } = section ?? {}
  const heading = (next?.matches('.house-room') ? next : before)?.querySelector<HTMLElement>('h3')
  const fallback = section?.closest('dialog')?.querySelector<HTMLElement>('h2')
  ;(heading ?? fallback)?.focus()
}

/** A room of a house: its measures, and what is for it. */
export function RoomSection({ room, name, entries, isNew = false, rooms, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const section = useRef<HTMLElement>(null)
  const entryActions = useMemo(
    () =>
      actions && {
        ...actions,
        onRemove: (item: ShortlistItem, title: string) => {
          heading.current?.focus({ preventScroll: true })
          actions.onRemove(item, title)
        },
      },
    [actions],
  )
  const id = `house-${room?.name ?? ''}`
  return (
    <section className="house-room" aria-labelledby={id} ref={section}>
      <div className="house-head">
        <h3 id={id} tabIndex={-1} ref={heading}>
          {name}
        </h3>
        {room && <p className="quiet">{measuresText(room) || 'No measures yet'}</p>}
      </div>
      {room && actions && (
        <RoomWays {...{ room, name, isNew, actions }} onGone={() => focusBeside(section.current)} />
      )}
      {/* Safari drops the list role of lists without bullets. */}
      <ul role="list">
        {entries.map(({ item, product, hung }) => (
          <HouseEntry key={keyOf(item)} {...{ item, product, hung, rooms }} actions={entryActions} />
        ))}
      </ul>
      {entries.length === 0 && <p className="quiet">Nothing for this room yet.</p>}
    </section>
  )
}
