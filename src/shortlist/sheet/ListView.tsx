import { type ReactNode, useRef, useState } from 'react'
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
import { ListActions } from './ListActions.tsx'
import { ListGroup } from './ListGroup.tsx'
import { PrintedList } from './PrintedList.tsx'
import { ReceivedList } from './ReceivedList.tsx'
import { SheetHead } from './SheetHead.tsx'
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

const GROUPS = [
  { kind: 'fan', title: 'Fans' },
  { kind: 'fixture', title: 'Fixtures' },
] as const

/** The visitor's list, and above it one that was received by link. */
export function ListView({ received, call, store, onCompare, onDismiss, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const own = useShortlist()
  const [status, setStatus] = useState('')
  const isNews = ownList().isOnDevice && received !== '' && received !== printShortlist(own)
  const names = namesIn(`${printShortlist(own)},${isNews ? received : ''}`)
  const products = useProducts(names)
  const ended = useEnded(products instanceof Map ? names.filter((name) => !products.has(name)) : [])
  const theirs =
    isNews && products instanceof Map ? readShortlist(received, (name) => products.has(name)) : undefined

  const keep = (items: Shortlist, sentence: string) => {
    ownList().keep(items)
    setStatus(sentence)
  }
  const remove = (productUrl: string, title: string) =>
    keep(without(own, productUrl), `${title} is off your list.`)
  const keepReceived = (items: Shortlist) => {
    const after = merged(own, items)
    keep(after, `Your list has ${countText(after.length)} now.`)
    onDismiss()
  }
  const ownEnded = ended.filter(({ productUrl }) => itemOf(own, productUrl))
  const isKnown = (name: string) =>
    !(products instanceof Map) || products.has(name) || ended.some(({ productUrl }) => productUrl === name)
  const gone = own.filter(({ productUrl }) => !isKnown(productUrl))

  return (
    <>
      <SheetHead title={title} onClose={onClose}>
        My list <span className="list-count">{countText(own.length)}</span>
      </SheetHead>
      {theirs && products instanceof Map && (
        <ReceivedList
          read={theirs}
          own={own}
          products={products}
          ended={ended.filter(({ productUrl }) => namesIn(received).includes(productUrl))}
          onKeep={keepReceived}
          onDismiss={onDismiss}
        />
      )}
      {theirs && <h3 className="list-own">Your own list</h3>}
      {products === 'failed' && (
        <p className="list-note">
          Your list is safe, but its products could not be loaded. Please try again later.
        </p>
      )}
      {own.length === 0 && (
        <p className="list-note">Nothing yet. The bookmark at a fan or fixture keeps it here.</p>
      )}
      {products instanceof Map &&
        GROUPS.map(({ kind, title }) => (
          <ListGroup
            key={kind}
            title={title}
            items={own.flatMap((item) => {
              const product = products.get(item.productUrl)
              return product?.kind === kind ? [{ ...item, product }] : []
            })}
            onRemove={remove}
            onCompare={onCompare}
          />
        ))}
      <EndedItems ended={ownEnded} onRemove={remove} />
      {gone.length > 0 && (
        <p className="list-note">
          {countText(gone.length)} of your list {gone.length === 1 ? 'is' : 'are'} no longer in our catalog.{' '}
          <button
            type="button"
            onClick={() =>
              keep(
                gone.reduce<Shortlist>((items, { productUrl }) => without(items, productUrl), own),
                'Your list has only what we sell now.',
              )
            }
          >
            Remove {gone.length === 1 ? 'it' : 'them'}
          </button>
        </p>
      )}
      {own.length > 0 && <ListActions items={own} call={call} onStatus={setStatus} />}
      <p className="list-status" role="status">
        {status}
      </p>
      {products instanceof Map && <PrintedList items={own} products={products} store={store} />}
    </>
  )
}
