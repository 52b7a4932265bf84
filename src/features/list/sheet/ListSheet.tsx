import { lazy, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MY_LIST } from '../../../catalogue/list-words.ts'
import { adoptStyles } from '../../../client/dom.ts'
import { load } from '../../../client/load.ts'
import { ErrorBoundary, useStateText } from '../../../client/react.tsx'
import { isSaving } from '../../../client/state.ts'
import { comparedOf, readList } from '../entries.ts'
import { addNotice } from '../notice.ts'
import { savedListText } from '../saved-list.ts'
import { dismissReceived, endCompare, useParameter } from './in-address.ts'
import { ListView } from './ListView.tsx'
import styles from './list.css?inline'
import { focusTitle, SheetHead } from './SheetHead.tsx'

adoptStyles(styles)

const CompareView = lazy(() => load(() => import('./CompareView.tsx')))

function open(dialog: HTMLDialogElement | null): void {
  if (!dialog) return
  dialog.showModal()
  focusTitle()
}

/**
 * The sheet "My List", from the right on a desktop and from below on a phone; for a comparison it grows to the whole screen.
 * A modal dialog: the browser makes the page behind it inert, closes it by Escape and restores the focus.
 */
function ListSheet({ onClosed }: { onClosed(): void }) {
  const received = useParameter('list')
  const compared = useParameter('compare')
  const own = readList(useStateText(savedListText)).entries

  const closed = () => {
    if (compared) endCompare()
    // A received list has been seen now. If storage is blocked, the parameter is the visitor's own list.
    if (received && isSaving()) dismissReceived()
    onClosed()
  }
  const entries = comparedOf(readList(compared).entries)
  const name = entries.length > 0 ? 'Compare' : MY_LIST
  const failed = (
    <>
      <SheetHead>{name}</SheetHead>
      <p className="quiet">Your list is safe.</p>
    </>
  )

  return (
    <dialog
      id="my-list"
      className={`list-sheet${entries.length > 0 ? ' is-wide' : ''}`}
      aria-labelledby="my-list-title"
      ref={open}
      onClose={closed}
      {...{ closedby: 'any' }}
    >
      <div className="list-notice" ref={addNotice} />
      <div className="list-inside">
        <ErrorBoundary key={name} fallback={failed}>
          {entries.length > 0 ? (
            <Suspense fallback={<h2 id="my-list-title">Compare</h2>}>
              <CompareView entries={entries} />
            </Suspense>
          ) : (
            <ListView {...{ own, received }} />
          )}
        </ErrorBoundary>
      </div>
    </dialog>
  )
}

let root: Root | undefined

export function openList(): void {
  const place = document.getElementById('list-place')
  if (!place || place.querySelector('dialog[open]')) return
  root ??= createRoot(place)
  root.render(<ListSheet onClosed={() => root?.render(null)} />)
}
