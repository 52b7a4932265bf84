import { lazy, memo, Suspense, useMemo, useRef, useState } from 'react'
import { load } from '../../../../client/load.ts'
import { ErrorBoundary } from '../../../../client/react.tsx'
import type { HouseRoom } from '../../../fit/codecs.ts'
import { measuresText } from '../../../fit/rooms/measures-text.ts'
import type { JudgedRoom } from '../../house/judged-house.ts'
import { keyOf, type ShortlistItem } from '../../shortlist.ts'
import { HouseEntry } from './HouseEntry.tsx'
import type { HouseActions, RoomActions } from './house-actions.ts'

/** The fields for measures: once they are here, a press shows them at once and pushes nothing away later. */
export const loadMeasures = () => import('./RoomMeasures.tsx')

const RoomMeasures = lazy(() => load(loadMeasures))

interface Props extends JudgedRoom {
  /** "Bedroom 2" */
  name: string
  /** Whether its measures are asked for at once, as of a room that was just added. */
  isNew?: boolean
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
  const { onRoom, onRename, onDouble, onDrop, freeNames } = actions
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
          Copy this room<span className="visually-hidden"> {name}</span>
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
        <ErrorBoundary>
          <Suspense>
            <RoomMeasures {...{ room, name }} names={freeNames} onChange={onRoom} onRename={onRename} />
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

/** Whether a room shows the same: of what is for it only what has changed is another object. */
const isAlike = ({ entries, ...one }: Props, { entries: others, ...other }: Props): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof typeof other] === value) &&
  entries.length === others.length &&
  entries.every(({ item, product, judged }, at) => {
    const next = others[at]
    return item === next?.item && product === next.product && judged === next.judged
  })

/** A room of a house: its measures, and what is for it. */
function Section({ room, name, entries, isNew = false, actions }: Props) {
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
        {entries.map((entry) => (
          <HouseEntry
            key={keyOf(entry.item)}
            {...{ ...entry, room }}
            roomName={name}
            actions={entryActions}
          />
        ))}
      </ul>
      {entries.length === 0 && <p className="quiet">Nothing for this room yet.</p>}
    </section>
  )
}

/** The same, rendered again where something of it has changed. */
export const RoomSection = memo(Section, isAlike)
