import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { MY_LIST } from '../../../catalogue/list-words.ts'
import type { RunningCost } from '../../../catalogue/rules/running-cost.ts'
import type { StoreView } from '../../../catalogue/views/store-view.ts'
import { adoptStyles } from '../../../client/dom.ts'
import { load } from '../../../client/load.ts'
import { ErrorBoundary } from '../../../client/react.tsx'
import { isSaving } from '../../../client/state.ts'
import { isHouse } from '../house/listed-rooms.ts'
import { productsOf, readShortlist } from '../shortlist.ts'
import { ListView } from './ListView.tsx'
import sheetStyles from './list-sheet.css?inline'
import listStyles from './list-view.css?inline'
import { FailedView, focusTitle } from './SheetHead.tsx'
import { useListParameters } from './use-list-parameters.ts'
import { useShortlist } from './use-shortlist.ts'

adoptStyles(document, sheetStyles + listStyles)

/** Loaded when something is compared. */
const CompareView = lazy(() => load(() => import('./CompareView.tsx')))

export interface ListSheetProps {
  store: Pick<StoreView, 'name' | 'addressLines' | 'phone' | 'phoneUrl' | 'hoursLine'>
  /** What the running cost of fans is based on. */
  runningCost: RunningCost
  onClosed(): void
}

/**
 * The sheet "My List", from the right on a desktop and from below on a phone; for a comparison it grows to the whole screen.
 * A modal dialog: the browser makes the page behind it inert, closes it by Escape and restores the focus.
 */
export function ListSheet({ store, runningCost, onClosed }: ListSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { received, receivedRooms, compared, compare, endCompare, dismissReceived } = useListParameters()
  const own = useShortlist()

  // Before the first paint.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    focusTitle({ current: dialog.current?.querySelector('h2') ?? null })
  }, [])

  const close = () => dialog.current?.close()
  const closed = () => {
    if (compared) endCompare()
    // A received list has been seen now. Where the device stores nothing, the parameter is the visitor's own list.
    if (received && isSaving()) dismissReceived()
    onClosed()
  }
  const shared = {
    call: (
      <a className="tap" href={store.phoneUrl}>
        Or call {store.phone}
      </a>
    ),
    store: (
      <p>
        <b>{store.name}</b>
        <br />
        {store.addressLines.join(', ')}
        <br />
        {store.phone}
        <br />
        {store.hoursLine}
      </p>
    ),
    onClose: close,
  }
  const items = productsOf(readShortlist(compared).items)
  const name = items.length > 0 ? 'Compare' : MY_LIST
  // Before anything of it has come, as the sheet does not grow under a finger.
  const isByRooms = isHouse(own) || (received !== '' && isHouse(readShortlist(received).items))

  return (
    <dialog
      id="my-list"
      className={`list-sheet${items.length > 0 ? ' is-wide' : isByRooms ? ' is-house' : ''}`}
      aria-labelledby="my-list-title"
      ref={dialog}
      onClose={closed}
      {...{ closedby: 'any' }}
    >
      <div className="list-inside">
        <ErrorBoundary key={name} fallback={<FailedView name={name} onClose={close} />}>
          {items.length > 0 ? (
            <Suspense fallback={<h2 id="my-list-title">Compare</h2>}>
              <CompareView
                {...shared}
                items={items}
                runningCost={runningCost}
                onChange={compare}
                onEnd={endCompare}
              />
            </Suspense>
          ) : (
            <ListView
              {...shared}
              received={received}
              receivedRooms={receivedRooms}
              runningCost={runningCost}
              onCompare={compare}
              onDismiss={dismissReceived}
            />
          )}
        </ErrorBoundary>
      </div>
    </dialog>
  )
}
