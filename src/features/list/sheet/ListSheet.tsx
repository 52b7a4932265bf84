import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MY_LIST } from '../../../catalogue/list-words.ts'
import { adoptStyles } from '../../../client/dom.ts'
import { load } from '../../../client/load.ts'
import { ErrorBoundary, useStateText } from '../../../client/react.tsx'
import { isSaving, putParameters, queryParameter } from '../../../client/state.ts'
import { comparedOf, isHouse, readList } from '../entries.ts'
import { addNotice } from '../notice.ts'
import { savedListText } from '../saved-list.ts'
import { ListView } from './ListView.tsx'
import styles from './list.css?inline'
import { focusTitle, SheetHead } from './SheetHead.tsx'

adoptStyles(document, styles)

/** Loaded when something is compared. */
const CompareView = lazy(() => load(() => import('./CompareView.tsx')))

const useParameter = (name: 'list' | 'rooms' | 'compare') =>
  useStateText(() => queryParameter(location.search, name) ?? '')

/** Opens a comparison as a step of its own, which Back undoes; another one takes its place. */
function compare(products: string): void {
  const isOpen = queryParameter(location.search, 'compare')
  putParameters(window, { compare: products }, isOpen ? 'replaceState' : 'pushState')
  if (!isOpen) history.replaceState({ ...history.state, isCompared: true }, '')
}

/** Goes back to the page before the comparison, or removes the comparison from the opened address. */
function endCompare(): void {
  const { isCompared, ...state } = history.state ?? {}
  if (!isCompared) {
    putParameters(window, { compare: undefined })
    return
  }
  // A second click doesn't go back again.
  history.replaceState(state, '')
  history.back()
}

const dismissReceived = () => putParameters(window, { list: undefined, rooms: undefined })

/**
 * The sheet "My List", from the right on a desktop and from below on a phone; for a comparison it grows to the whole screen.
 * A modal dialog: the browser makes the page behind it inert, closes it by Escape and restores the focus.
 */
function ListSheet({ onClosed }: { onClosed(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const received = useParameter('list')
  const receivedRooms = useParameter('rooms')
  const compared = useParameter('compare')
  const own = readList(useStateText(savedListText)).entries

  // Before the first paint.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    focusTitle()
  }, [])

  const closed = () => {
    if (compared) endCompare()
    // A received list has been seen now. If storage is blocked, the parameter is the visitor's own list.
    if (received && isSaving()) dismissReceived()
    onClosed()
  }
  const entries = comparedOf(readList(compared).entries)
  const name = entries.length > 0 ? 'Compare' : MY_LIST
  // Before its parts have loaded, so that the sheet does not grow under a finger.
  const isByRooms = isHouse(own) || isHouse(readList(received).entries)
  const failed = (
    <>
      <SheetHead>{name}</SheetHead>
      <p className="quiet">Your list is safe.</p>
    </>
  )

  return (
    <dialog
      id="my-list"
      className={`list-sheet${entries.length > 0 ? ' is-wide' : isByRooms ? ' is-house' : ''}`}
      aria-labelledby="my-list-title"
      ref={dialog}
      onClose={closed}
      {...{ closedby: 'any' }}
    >
      <div className="list-notice" ref={addNotice} />
      <div className="list-inside">
        <ErrorBoundary key={name} fallback={failed}>
          {entries.length > 0 ? (
            <Suspense fallback={<h2 id="my-list-title">Compare</h2>}>
              <CompareView entries={entries} onChange={compare} onEnd={endCompare} />
            </Suspense>
          ) : (
            <ListView {...{ own, received, receivedRooms }} onCompare={compare} onDismiss={dismissReceived} />
          )}
        </ErrorBoundary>
      </div>
    </dialog>
  )
}

let root: Root | undefined

/** Opens "My List". */
export function openList(): void {
  const place = document.getElementById('list-place')
  if (!place || place.querySelector('dialog[open]')) return
  root ??= createRoot(place)
  root.render(<ListSheet onClosed={() => root?.render(null)} />)
}
