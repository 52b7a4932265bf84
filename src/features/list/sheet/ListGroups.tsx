import { useRef, useState } from 'react'
import {
  countedProducts,
  KIND_WORDS,
  KINDS,
  type ProductKind,
} from '../../../catalogue/kinds/product-kinds.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { LEAST_COMPARED, MOST_COMPARED } from '../compared-count.ts'
import { type FoundItem, foundItems } from '../found-item.ts'
import {
  itemOf,
  keyOf,
  printShortlist,
  productsOf,
  type Shortlist,
  type ShortlistItem,
} from '../shortlist.ts'
import { ListItem } from './ListItem.tsx'
import { useGrowing } from './use-growing.ts'

/** Products of a list that are shown at once. */
const ITEMS_AT_ONCE = 6

interface Props {
  /** Left out in a received list. */
  onRemove?: ((item: ShortlistItem, title: string) => void) | undefined
  onCompare(products: string): void
}

/** The products of one kind on a list, and the button that compares some of them. */
function ListGroup({ kind, items, onRemove, onCompare }: Props & { kind: ProductKind; items: FoundItem[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const shown = useGrowing(items.length, ITEMS_AT_ONCE)
  if (items.length === 0) return null

  // The first four, until the visitor chooses.
  // A product that is there several times is compared once.
  const comparable = items.filter((item) => itemOf(items, item.productUrl) === item)
  const chosen = comparable.filter(({ productUrl }) => !leftOut.includes(productUrl)).slice(0, MOST_COMPARED)
  const isFull = chosen.length === MOST_COMPARED
  const toggle = (productUrl: string) => {
    const isChosen = chosen.some((item) => item.productUrl === productUrl)
    const others = comparable.filter((item) => !chosen.includes(item)).map((item) => item.productUrl)
    setLeftOut(isChosen ? [...others, productUrl] : others.filter((other) => other !== productUrl))
  }

  return (
    <section className="list-group">
      <h3 tabIndex={-1} ref={heading}>
        {KIND_WORDS[kind].title}
      </h3>
      {/* Safari drops the list role of lists without bullets. */}
      <ul role="list">
        {items.slice(0, shown).map((item) => {
          const isChosen = chosen.includes(item)
          return (
            <ListItem
              key={keyOf(item)}
              item={item}
              comparing={
                comparable.length >= LEAST_COMPARED && comparable.includes(item)
                  ? { isChosen, isOpen: isChosen || !isFull, toggle: () => toggle(item.productUrl) }
                  : undefined
              }
              onRemove={
                onRemove &&
                (() => {
                  heading.current?.focus()
                  onRemove(item, item.product.title)
                })
              }
            />
          )
        })}
      </ul>
      {comparable.length >= LEAST_COMPARED && (
        <button
          className="button button-quiet"
          type="button"
          aria-disabled={chosen.length < LEAST_COMPARED}
          onClick={() => chosen.length >= LEAST_COMPARED && onCompare(printShortlist(productsOf(chosen)))}
        >
          {chosen.length < LEAST_COMPARED
            ? 'Choose two to compare'
            : `Compare ${countedProducts(chosen.length, kind)}`}
        </button>
      )}
    </section>
  )
}

/** The products of a list by their kinds, as only products of one kind are compared. */
export function ListGroups({
  items,
  products,
  ...on
}: Props & { items: Shortlist; products: ReadonlyMap<string, Product> }) {
  const found = foundItems(items, products)
  return (
    <>
      {KINDS.map((kind) => (
        <ListGroup
          key={kind}
          kind={kind}
          items={found.filter(({ product }) => product.kind === kind)}
          {...on}
        />
      ))}
    </>
  )
}
