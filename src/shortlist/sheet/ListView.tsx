import { type ReactNode, useRef, useState } from 'react'
import {
  countText,
  merged,
  namesIn,
  printShortlist,
  readShortlist,
  type Shortlist,
  without,
} from '../shortlist.ts'
import { BroughtList } from './BroughtList.tsx'
import { ListActions } from './ListActions.tsx'
import { ListGroup } from './ListGroup.tsx'
import { PrintedList } from './PrintedList.tsx'
import { SheetHead } from './SheetHead.tsx'
import { useProducts } from './use-products.ts'
import { ownList, useShortlist } from './use-shortlist.ts'

interface Props {
  /** A list that a link has brought, as the address writes it. */
  brought: string
  call?: ReactNode
  store?: ReactNode
  onCompare(products: string): void
  /** What was brought is on the visitor's own list now. */
  onKept(): void
  onClose(): void
}

const GROUPS = [
  { kind: 'fan', title: 'Fans' },
  { kind: 'fixture', title: 'Fixtures' },
] as const

/** The visitor's list, and the one that a link has brought beside it. */
export function ListView({ brought, call, store, onCompare, onKept, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const own = useShortlist()
  const [said, say] = useState('')
  const isNews = ownList().isOnDevice && brought !== '' && brought !== printShortlist(own)
  const products = useProducts(namesIn(`${printShortlist(own)},${isNews ? brought : ''}`))
  const theirs =
    isNews && products instanceof Map ? readShortlist(brought, (name) => products.has(name)) : undefined

  const keep = (items: Shortlist, words: string) => {
    ownList().keep(items)
    say(words)
  }
  const remove = (productUrl: string, title: string) =>
    keep(without(own, productUrl), `${title} is off your list.`)
  const takeOver = (items: Shortlist) => {
    const after = merged(own, items)
    keep(after, `Your list has ${countText(after.length)} now.`)
    onKept()
  }
  const gone = products instanceof Map ? own.filter(({ productUrl }) => !products.has(productUrl)) : []

  return (
    <>
      <SheetHead title={title} onClose={onClose}>
        My list <span className="list-count">{countText(own.length)}</span>
      </SheetHead>
      {theirs && products instanceof Map && (
        <BroughtList read={theirs} own={own} products={products} onKeep={takeOver} onDrop={onKept} />
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
      {own.length > 0 && <ListActions items={own} call={call} onSay={say} />}
      <p className="list-said" role="status">
        {said}
      </p>
      {products instanceof Map && <PrintedList items={own} products={products} store={store} />}
    </>
  )
}
