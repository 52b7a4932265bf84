import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { adoptStyles } from '../../browser/adopt-styles.ts'
import { useIslandReady } from '../../islands/use-island-ready.ts'
import { LIST_WANTED } from '../list-button.ts'
import { readShortlist } from '../shortlist.ts'
import { ListView } from './ListView.tsx'
import styles from './list-sheet.css?inline'
import print from './print-list.css?inline'
import { useAddress } from './use-address.ts'
import { ownList } from './use-shortlist.ts'

/** Fetched when something is compared. */
const CompareView = lazy(() => import('./CompareView.tsx'))

interface Props {
  /** The store's telephone, as a link. */
  call?: ReactNode
  /** Where the store is, when it is open and its telephone: for what is printed. */
  store?: ReactNode
}

/**
 * The sheet "My list", from the right on a desk and from below on a phone; for a comparison it grows to the whole screen.
 * A modal dialog: the browser holds the page behind it, takes Escape and gives the focus back.
 */
export function ListSheet({ call, store }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { brought, compared, compare, endCompare, dropBrought } = useAddress()

  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    adoptStyles(document, styles + print)
    const open = () => {
      delete element.dataset.wanted
      setOpen(true)
    }
    element.addEventListener(LIST_WANTED, open)
    if (element.dataset.wanted !== undefined) open()
    return () => element.removeEventListener(LIST_WANTED, open)
  }, [])

  useEffect(() => {
    const element = dialog.current
    if (isOpen && !element?.open) element?.showModal()
    if (!isOpen && element?.open) element.close()
  }, [isOpen])
  useIslandReady(dialog)

  const close = () => {
    if (compared) endCompare()
    // What was brought has been seen; where the device keeps nothing, the address is the list itself.
    if (brought && ownList().isOnDevice) dropBrought()
    setOpen(false)
  }
  const items = readShortlist(compared).items

  return (
    <dialog
      id="my-list"
      className={items.length > 0 ? 'list-sheet is-wide' : 'list-sheet'}
      aria-labelledby="my-list-title"
      ref={dialog}
      onClose={close}
      {...{ closedby: 'any' }}
    >
      {isOpen && (
        <div className="list-inside">
          {items.length > 0 ? (
            <Suspense fallback={<h2 id="my-list-title">Compare</h2>}>
              <CompareView
                items={items}
                store={store}
                onChange={compare}
                onEnd={endCompare}
                onClose={close}
              />
            </Suspense>
          ) : (
            <ListView
              brought={brought}
              call={call}
              store={store}
              onCompare={compare}
              onKept={dropBrought}
              onClose={close}
            />
          )}
        </div>
      )}
    </dialog>
  )
}
