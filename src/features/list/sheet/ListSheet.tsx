import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { MY_LIST } from '../../../catalogue/list-words.ts'
import type { RunningCost } from '../../../catalogue/rules/running-cost.ts'
import { adoptStyles } from '../../../client/adopt-styles.ts'
import { closeByBackdrop } from '../../../client/islands/close-by-backdrop.ts'
import { ErrorBoundary } from '../../../client/islands/ErrorBoundary.tsx'
import { useIslandReady } from '../../../client/islands/use-island-ready.ts'
import { waitFor } from '../../../client/loading/waiting.ts'
import { isSaving } from '../../../client/state.ts'
import { isHouse } from '../house/listed-rooms.ts'
import { OPEN_LIST } from '../list-button.ts'
import { productsOf, readShortlist } from '../shortlist.ts'
import { ListView } from './ListView.tsx'
import sheetStyles from './list-sheet.css?inline'
import listStyles from './list-view.css?inline'
import { FailedView } from './SheetHead.tsx'
import { useListParameters } from './use-list-parameters.ts'
import { useShortlist } from './use-shortlist.ts'

/** Loaded when something is compared. */
const CompareView = lazy(() => waitFor(() => import('./CompareView.tsx')))

interface Props {
  /** The store's telephone, as a link. */
  call?: ReactNode
  /** The store's address, hours and telephone, for printing. */
  store?: ReactNode
  /** What the running cost of fans is based on. */
  runningCost: RunningCost
}

/**
 * The sheet "My List", from the right on a desktop and from below on a phone; for a comparison it grows to the whole screen.
 * A modal dialog: the browser makes the page behind it inert, closes it by Escape and restores the focus.
 */
export function ListSheet({ call, store, runningCost }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { received, receivedRooms, compared, compare, endCompare, dismissReceived } = useListParameters()
  const own = useShortlist()

  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    adoptStyles(document, sheetStyles + listStyles)
    const open = () => {
      delete element.dataset.openRequested
      setOpen(true)
      // Before it has content, so that its title has the focus and not the first button, with a ring in WebKit.
      if (!element.open) element.showModal()
    }
    element.addEventListener(OPEN_LIST, open)
    if (element.dataset.openRequested !== undefined) open()
    closeByBackdrop(element)
    return () => element.removeEventListener(OPEN_LIST, open)
  }, [])

  useIslandReady(dialog)

  const close = () => dialog.current?.close()
  const closed = () => {
    // Though closed when the page was left, it may be open again when this event arrives.
    if (dialog.current?.open) return
    if (compared) endCompare()
    // A received list has been seen now. Where the device stores nothing, the parameter is the visitor's own list.
    if (received && isSaving()) dismissReceived()
    setOpen(false)
  }
  const shared = { call, store, onClose: close }
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
      {isOpen && (
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
      )}
    </dialog>
  )
}
