import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { MY_LIST } from '../../../catalogue/list-words.ts'
import type { RunningCost } from '../../../catalogue/rules/running-cost.ts'
import { load } from '../../../client/load.ts'
import { ErrorBoundary } from '../../../client/react.tsx'
import { isSaving } from '../../../client/state.ts'
import { countText, itemOf, namesIn, printShortlist, readShortlist } from '../shortlist.ts'
import { LatelySeen } from './LatelySeen.tsx'
import { ListActions } from './ListActions.tsx'
import { OwnList } from './OwnList.tsx'
import { focusTitle, SheetHead } from './SheetHead.tsx'
import { useNotice } from './use-notice.ts'
import { useEnded, useProducts } from './use-products.ts'
import { useSavedRooms, useShortlist } from './use-shortlist.ts'
import { VisitPart } from './VisitPart.tsx'

/** Loaded when a list is shown by its rooms. */
const HouseView = lazy(() => load(() => import('./house/HouseView.tsx')))
/** Loaded with a list that was received by link. */
const ReceivedView = lazy(() => load(() => import('./ReceivedView.tsx')))
/** Loaded once the list stands: the browser's own Print waits for nothing. */
const PrintedList = lazy(() => import('./PrintedList.tsx'))

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
  const printed = useRef<() => void>(undefined)
  const visit = useRef<HTMLDetailsElement>(null)
  const own = useShortlist()
  const savedRooms = useSavedRooms()
  const isNews = isSaving() && received !== '' && received !== printShortlist(own)
  const names = namesIn(`${printShortlist(own)},${isNews ? received : ''}`)
  const products = useProducts(names)
  const isLoaded = products instanceof Map
  const ended = useEnded(isLoaded ? names.filter((name) => !products.has(name)) : [])
  const read = isNews && isLoaded ? readShortlist(received, (name) => products.has(name)) : undefined
  const items = read?.items ?? own
  const rooms = isNews ? receivedRooms : savedRooms
  const name = isNews ? 'A List for You' : MY_LIST
  const shared = { products, onCompare, onNotice: showNotice }
  const planVisit = () => {
    const { current: details } = visit
    if (details) details.open = true
    details?.querySelector('summary')?.focus()
  }
  const loading = products !== 'failed' && <p className="quiet list-loading">Loading the rooms.</p>
  const byRoom = (byKind: ReactNode) =>
    isLoaded ? (
      <Suspense fallback={loading}>
        <HouseView
          {...{ items, rooms, products, runningCost, store, printed, byKind }}
          isOwn={!isNews}
          onNotice={showNotice}
        />
      </Suspense>
    ) : (
      loading
    )

  return (
    <>
      <SheetHead title={title} onClose={onClose}>
        {name} {items.length > 0 && <span className="list-count">{countText(items.length)}</span>}
      </SheetHead>
      {products === 'failed' && (
        <p className="quiet">{isNews ? 'The' : 'Your list is safe, but its'} products did not load.</p>
      )}
      {isNews && read && isLoaded && (
        <Suspense>
          <ReceivedView
            {...{ ...shared, products, read, own, rooms, byRoom, onDismiss }}
            ended={ended.filter(({ productUrl }) => namesIn(received).includes(productUrl))}
          />
        </Suspense>
      )}
      {!isNews && (
        <>
          <OwnList
            {...{ ...shared, own, byRoom }}
            ended={ended.filter(({ productUrl }) => itemOf(own, productUrl))}
          />
          <LatelySeen own={own} onNotice={showNotice} onCleared={() => focusTitle(title)} />
        </>
      )}
      {items.length > 0 && (isLoaded || !isNews) && (
        <>
          {isSaving() && <VisitPart details={visit} />}
          <ListActions
            {...{ items, rooms, printed, call }}
            onVisit={isSaving() ? planVisit : undefined}
            onNotice={showNotice}
          />
        </>
      )}
      {isLoaded && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <PrintedList title={name} {...{ items, products, store }} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
