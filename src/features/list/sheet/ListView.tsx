import { type ReactNode, useRef } from 'react'
import { changeList } from '../kept-list.ts'
import {
  countText,
  itemOf,
  merged,
  namesIn,
  printShortlist,
  readShortlist,
  type Shortlist,
  without,
} from '../shortlist.ts'
import { EndedItems } from './EndedItems.tsx'
import { LatelySeen } from './LatelySeen.tsx'
import { ListActions } from './ListActions.tsx'
import { ListGroups } from './ListGroups.tsx'
import { PrintedList } from './PrintedList.tsx'
import { ReceivedList } from './ReceivedList.tsx'
import { focusTitle, SheetHead } from './SheetHead.tsx'
import { useNotice } from './use-notice.ts'
import { useEnded, useProducts } from './use-products.ts'
import { ownList, useShortlist } from './use-shortlist.ts'

interface Props {
  /** A list received by link, as the address writes it; empty without one. */
  received: string
  call?: ReactNode
  store?: ReactNode
  onCompare(products: string): void
  /** The received list has been kept or declined. */
  onDismiss(): void
  onClose(): void
}

/** The visitor's list, or one that was received by link, until it is kept or declined. */
export function ListView({ received, call, store, onCompare, onDismiss, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const showNotice = useNotice(title)
  const own = useShortlist()
  const isNews = ownList().isOnDevice && received !== '' && received !== printShortlist(own)
  const names = namesIn(`${printShortlist(own)},${isNews ? received : ''}`)
  const products = useProducts(names)
  const isLoaded = products instanceof Map
  const ended = useEnded(isLoaded ? names.filter((name) => !products.has(name)) : [])
  const read = isNews && isLoaded ? readShortlist(received, (name) => products.has(name)) : undefined
  const items = read?.items ?? own

  const keep = (after: Shortlist, sentence: string) => changeList(ownList(), after, sentence, showNotice)
  const remove = (productUrl: string, title: string) =>
    keep(without(own, productUrl), `${title} is off your list.`)
  const keepReceived = (news: Shortlist) => {
    const after = merged(own, news)
    // What could not be kept is shown until the visitor declines it.
    if (keep(after, `Your list now has ${countText(after.length)}.`)) onDismiss()
  }
  const isKnown = (name: string) =>
    !isLoaded || products.has(name) || ended.some(({ productUrl }) => productUrl === name)
  const gone = own.filter(({ productUrl }) => !isKnown(productUrl))
  const name = isNews ? 'A List for You' : 'My List'

  return (
    <>
      <SheetHead title={title} onClose={onClose}>
        {name} {items.length > 0 && <span className="list-count">{countText(items.length)}</span>}
      </SheetHead>
      {products === 'failed' && (
        <p className="note">
          {isNews ? 'The' : 'Your list is safe, but its'} products did not load. Please try again later.
        </p>
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
        />
      )}
      {!isNews && own.length === 0 && (
        <p className="note">Nothing here yet. Use the bookmark on a fan or light to keep it.</p>
      )}
      {!isNews && isLoaded && (
        <ListGroups items={own} products={products} onRemove={remove} onCompare={onCompare} />
      )}
      {!isNews && (
        <EndedItems ended={ended.filter(({ productUrl }) => itemOf(own, productUrl))} onRemove={remove} />
      )}
      {!isNews && gone.length > 0 && (
        <p className="note">
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
        <ListActions items={items} call={call} onNotice={showNotice} />
      )}
      {isLoaded && <PrintedList title={name} items={items} products={products} store={store} />}
    </>
  )
}
