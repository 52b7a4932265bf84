import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { RunningCost } from '../../../../catalogue/rules/running-cost.ts'
import { adoptStyles } from '../../../../client/dom.ts'
import { load } from '../../../../client/load.ts'
import type { Product } from '../../../../client/product-data/product-file.ts'
import { ErrorBoundary } from '../../../../client/react.tsx'
import { readRooms } from '../../../fit/codecs.ts'
import { roomName } from '../../../fit/rooms/room-kinds.ts'
import { judgedHouse } from '../../house/judged-house.ts'
import { changeHouse, savedHouse } from '../../house/saved-house.ts'
import type { ShowNotice } from '../../notice.ts'
import type { Shortlist } from '../../shortlist.ts'
import { useGrowing } from '../use-growing.ts'
import { useRoomKinds } from '../use-room-kinds.ts'
import { AddRoom } from './AddRoom.tsx'
import styles from './house.css?inline'
import { houseActions } from './house-actions.ts'
import { loadMeasures, RoomSection } from './RoomSection.tsx'
import { useFocusMoved } from './use-focus-moved.ts'
import { useRecords } from './use-records.ts'

/** Both are at the foot, and loaded once the rooms stand. */
const HouseTotals = lazy(() => load(() => import('./HouseTotals.tsx')))
const ScheduleSection = lazy(() => load(() => import('../../schedule/ScheduleSection.tsx')))

adoptStyles(document, styles)

/** Rooms that are shown at once: more would be a long task. */
const ROOMS_AT_ONCE = 1

interface Props {
  items: Shortlist
  /** Its rooms, as an address writes them. */
  rooms: string
  products: ReadonlyMap<string, Product>
  runningCost: RunningCost
  /** Whether it is the visitor's own, and may be changed. */
  isOwn: boolean
  /** The same list by its kinds, where rooms cannot be had. */
  byKind: ReactNode
  store?: ReactNode
  /** Told how the schedule is printed, for the button of the list. */
  printed: RefObject<(() => void) | undefined>
  onNotice: ShowNotice
}

/** A list by its rooms: their measures, what is for them and whether it suits, and what all of it takes. */
export default function HouseView(props: Props) {
  const { products, runningCost, isOwn, byKind, store, printed, onNotice } = props
  // Shown a paint after the press, in tasks of their own: sixty entries are more than one of them may hold.
  const items = useDeferredValue(props.items)
  const roomsText = useDeferredValue(props.rooms)
  const { rooms } = useMemo(() => readRooms(roomsText), [roomsText])
  const { kinds, areMissing } = useRoomKinds()
  const records = useRecords(products.values())
  const house = useRef<HTMLDivElement>(null)
  const focus = useFocusMoved(house)
  const [added, setAdded] = useState<string>()
  const actions = useMemo(() => {
    if (!isOwn || kinds.size === 0) return undefined
    return houseActions({
      kinds,
      house: () => savedHouse(),
      change: (change) => changeHouse(change, onNotice),
      focus,
      onAdded: setAdded,
    })
  }, [isOwn, kinds, onNotice, focus])
  const judged = useMemo(
    () => (records ? judgedHouse({ items, rooms }, kinds, { products, records }) : []),
    [items, rooms, kinds, products, records],
  )
  const shown = useGrowing(judged.length, ROOMS_AT_ONCE)
  const isWhole = records !== undefined && shown === judged.length
  useEffect(() => {
    if (isWhole && isOwn) loadMeasures().catch(() => undefined)
  }, [isWhole, isOwn])

  if (areMissing)
    return (
      <>
        <p className="quiet" role="status">
          The rooms did not load. Here is the list by kind.
        </p>
        {byKind}
      </>
    )
  if (!records || kinds.size === 0) return <p className="quiet list-loading">Loading the rooms.</p>
  return (
    <div className={isWhole ? 'house' : 'house list-loading'} ref={house}>
      {judged.slice(0, shown).map(({ room, entries }) => (
        <RoomSection
          key={room?.name ?? ''}
          name={room ? (roomName(kinds, room.name) ?? '') : 'No Room Yet'}
          isNew={room !== undefined && room.name === added}
          {...{ room, entries, actions }}
        />
      ))}
      {actions && isWhole && <AddRoom kinds={kinds} onAdd={actions.onAdd} />}
      {items.length > 0 && isWhole && (
        <>
          <ErrorBoundary>
            <Suspense fallback={<p className="list-loading" />}>
              <HouseTotals house={judged} runningCost={runningCost} />
            </Suspense>
          </ErrorBoundary>
          <ErrorBoundary>
            <Suspense>
              <ScheduleSection house={{ items, rooms }} {...{ kinds, products, store, printed, onNotice }} />
            </Suspense>
          </ErrorBoundary>
        </>
      )}
    </div>
  )
}
