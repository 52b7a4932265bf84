import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import type { RunningCost } from '../../../catalogue/rules/running-cost.ts'
import { ErrorBoundary } from '../../../client/islands/ErrorBoundary.tsx'
import { waitFor } from '../../../client/loading/waiting.ts'
import { readRooms } from '../../fit/rooms/house-rooms.ts'
import { isRoom, roomName } from '../../fit/rooms/room-kinds.ts'
import { isCut, isHouse, mergedHouse } from '../house/house.ts'
import { changeHouse, type HouseChange } from '../house/kept-house.ts'
import {
  countText,
  itemOf,
  namesIn,
  printShortlist,
  readShortlist,
  type Shortlist,
  type ShortlistItem,
  without,
  withoutItem,
} from '../shortlist.ts'
import { EndedItems } from './EndedItems.tsx'
import { useHouse, useRoomKinds } from './house/use-house.ts'
import { LatelySeen } from './LatelySeen.tsx'
import { ListActions } from './ListActions.tsx'
import { ListGroups } from './ListGroups.tsx'
import { PrintedList } from './PrintedList.tsx'
import { ReceivedList } from './ReceivedList.tsx'
import { focusTitle, SheetHead } from './SheetHead.tsx'
import { useNotice } from './use-notice.ts'
import { useEnded, useProducts } from './use-products.ts'
import { ownList } from './use-shortlist.ts'

/** Loaded when a list is shown by its rooms. */
const HouseView = lazy(() => waitFor(() => import('./house/HouseView.tsx')))
const ScheduleSection = lazy(() => waitFor(() => import('../schedule/ScheduleSection.tsx')))

interface Props {
  /** A list received by link, as the address writes it; empty without one. */
  received: string
  /** The rooms that came with it. */
  receivedRooms: string
  /** What the running cost of fans is based on. */
  runningCost: RunningCost
  call?: ReactNode
  store?: ReactNode
  onCompare(products: string): void
  /** The received list has been kept or declined. */
  onDismiss(): void
  onClose(): void
}

/** The visitor's list, or one that was received by link, until it is kept or declined. */
export function ListView(props: Props) {
  const { received, receivedRooms, runningCost, call, store, onCompare, onDismiss, onClose } = props
  const title = useRef<HTMLHeadingElement>(null)
  const showNotice = useNotice(title)
  const house = useHouse()
  const { kinds, areMissing } = useRoomKinds()
  /** How the visitor wants the list: by rooms, or by kinds; as it is until they say so. */
  const [isByRoom, setByRoom] = useState<boolean>()
  const own = house.items
  const isNews = ownList().isOnDevice && received !== '' && received !== printShortlist(own)
  const names = namesIn(`${printShortlist(own)},${isNews ? received : ''}`)
  const products = useProducts(names)
  const isLoaded = products instanceof Map
  const ended = useEnded(isLoaded ? names.filter((name) => !products.has(name)) : [])
  const read = isNews && isLoaded ? readShortlist(received, (name) => products.has(name)) : undefined
  const items = read?.items ?? own

  const readTheirs = readRooms(isNews ? receivedRooms : '', (name) => kinds.size === 0 || isRoom(kinds, name))
  const rooms = isNews ? readTheirs.rooms : house.rooms
  const isHouseMeant = isNews ? isHouse(items) : (isByRoom ?? isHouse(own)) && own.length > 0
  const isShownByRoom = isHouseMeant && !areMissing

  const change = useCallback(
    (done: HouseChange) => changeHouse(ownList(), window, done, showNotice),
    [showNotice],
  )
  const keep = (items: Shortlist, sentence: string) => change((kept) => ({ ...kept, items, sentence }))
  const remove = (item: ShortlistItem, title: string) =>
    keep(withoutItem(own, item), `${title} is off your list.`)
  const keepReceived = (news: Shortlist) => {
    const isKept = change((kept) => {
      const { renamed, ...after } = mergedHouse(kept, { items: news, rooms: readTheirs.rooms }, kinds)
      const others = renamed.map(
        ({ from, to }) =>
          ` Their ${roomName(kinds, from)} is ${roomName(kinds, to)} here, as yours has other measures.`,
      )
      return { ...after, sentence: `Your list now has ${countText(after.items.length)}.${others.join('')}` }
    })
    // What could not be kept is shown until the visitor declines it.
    if (isKept) onDismiss()
  }
  const isKnown = (name: string) =>
    !isLoaded || products.has(name) || ended.some(({ productUrl }) => productUrl === name)
  const gone = own.filter(({ productUrl }) => !isKnown(productUrl))
  const name = isNews ? 'A List for You' : 'My List'
  const printed = useRef<() => void>(undefined)
  const shownHouse = isLoaded && kinds.size > 0 && (
    <Suspense fallback={<p className="quiet">Loading the rooms.</p>}>
      <HouseView {...{ items, rooms, kinds, products, runningCost }} {...(!isNews && { onChange: change })}>
        {items.length > 0 && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <ScheduleSection
                house={{ items, rooms }}
                {...{ kinds, products, store, printed }}
                onNotice={showNotice}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </HouseView>
    </Suspense>
  )

  return (
    <>
      <SheetHead title={title} onClose={onClose}>
        {name} {items.length > 0 && <span className="list-count">{countText(items.length)}</span>}
      </SheetHead>
      {products === 'failed' && (
        <p className="quiet">{isNews ? 'The' : 'Your list is safe, but its'} products did not load.</p>
      )}
      {read && isLoaded && (
        <ReceivedList
          read={read}
          own={own}
          products={products}
          ended={ended.filter(({ productUrl }) => namesIn(received).includes(productUrl))}
          onKeep={keepReceived}
          onDismiss={onDismiss}
          onCompare={onCompare}
          isCut={isCut(items, readTheirs.rooms)}
          house={isShownByRoom ? shownHouse : undefined}
        />
      )}
      {isHouseMeant && areMissing && (
        <p className="quiet" role="status">
          The rooms did not load. Here is the list by kind.
        </p>
      )}
      {!isNews && own.length > 0 && isLoaded && !areMissing && (
        <p className="list-ways">
          <button className="list-quiet" type="button" onClick={() => setByRoom(!isShownByRoom)}>
            {isShownByRoom ? 'By kind, to compare' : 'By room, with quantities'}
          </button>
        </p>
      )}
      {!isNews && isShownByRoom && shownHouse}
      {!isNews && own.length === 0 && (
        <p className="quiet">Nothing here yet. Use the bookmark on a fan or light to keep it.</p>
      )}
      {!isNews && isLoaded && !isShownByRoom && (
        <ListGroups items={own} products={products} onRemove={remove} onCompare={onCompare} />
      )}
      {!isNews && (
        <EndedItems
          ended={ended.filter(({ productUrl }) => itemOf(own, productUrl))}
          onRemove={(productUrl, name) => keep(without(own, productUrl), `${name} is off your list.`)}
        />
      )}
      {!isNews && gone.length > 0 && (
        <p className="quiet">
          {countText(gone.length)} on your list {gone.length === 1 ? 'is' : 'are'} no longer in our catalog.{' '}
          <button
            type="button"
            onClick={() =>
              keep(
                gone.reduce<Shortlist>((list, { productUrl }) => without(list, productUrl), own),
                'Removed from your list.',
              )
            }
          >
            Remove {gone.length === 1 ? 'it' : 'them'}
          </button>
        </p>
      )}
      {!isNews && <LatelySeen own={own} onNotice={showNotice} onCleared={() => focusTitle(title)} />}
      {items.length > 0 && (isLoaded || !isNews) && (
        <ListActions items={items} rooms={rooms} printed={printed} call={call} onNotice={showNotice} />
      )}
      {isLoaded && <PrintedList title={name} items={items} products={products} kinds={kinds} store={store} />}
    </>
  )
}
