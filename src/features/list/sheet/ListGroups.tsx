import { useRef, useState } from 'react'
import {
  countedProducts,
  KIND_WORDS,
  KINDS,
  type ProductKind,
} from '../../../catalogue/kinds/product-kinds.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import {
  comparedOf,
  type Entries,
  type Entry,
  entryOf,
  MAX_COMPARED,
  MIN_COMPARED,
  printList,
} from '../entries.ts'
import { EntryRow, rowKeys, SizeSelect } from './EntryRow.tsx'

interface Props {
  entries: Entries
  products: ReadonlyMap<string, Product>
  /** Left out in a received list. */
  onChange?: (entry: Entry, next: Entry) => void
  onRemove?: (entry: Entry, title: string) => void
  onCompare(products: string): void
}

/** The entries of one kind, and the button that compares some of them. */
function ListGroup({
  kind,
  entries,
  products,
  onChange,
  onRemove,
  onCompare,
}: Props & { kind: ProductKind }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  if (entries.length === 0) return null

  // The first four, until the visitor chooses. A product that is there several times is compared once.
  const comparable = entries.filter((entry) => entryOf(entries, entry.productUrl) === entry)
  const chosen = comparable.filter(({ productUrl }) => !leftOut.includes(productUrl)).slice(0, MAX_COMPARED)
  const isFull = chosen.length === MAX_COMPARED
  const toggle = (entry: Entry) => {
    const others = comparable.filter((one) => !chosen.includes(one) && one !== entry)
    setLeftOut([...others, ...(chosen.includes(entry) ? [entry] : [])].map(({ productUrl }) => productUrl))
  }
  const keys = rowKeys(entries)

  return (
    <section className="list-group">
      <h3 tabIndex={-1} ref={heading}>
        {KIND_WORDS[kind].title}
      </h3>
      {/* Safari drops the list role of lists without bullets. */}
      <ul role="list">
        {entries.map((entry, at) => {
          const product = products.get(entry.productUrl)
          if (!product) return null
          const { title } = product
          const isChosen = chosen.includes(entry)
          return (
            <EntryRow
              key={keys[at]}
              {...{ entry, product }}
              onRemove={
                onRemove &&
                (() => {
                  heading.current?.focus()
                  onRemove(entry, title)
                })
              }
            >
              {onChange && (
                <SizeSelect product={product} entry={entry} onChange={(next) => onChange(entry, next)} />
              )}
              {comparable.length >= MIN_COMPARED && comparable.includes(entry) && (
                <label className="list-check tap">
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={!isChosen && isFull}
                    onChange={() => toggle(entry)}
                  />
                  Compare<span className="visually-hidden"> {title}</span>
                </label>
              )}
            </EntryRow>
          )
        })}
      </ul>
      {comparable.length >= MIN_COMPARED && (
        <button
          className="button button-quiet"
          type="button"
          aria-disabled={chosen.length < MIN_COMPARED}
          onClick={() => chosen.length >= MIN_COMPARED && onCompare(printList(comparedOf(chosen)))}
        >
          {chosen.length < MIN_COMPARED
            ? 'Choose two to compare'
            : `Compare ${countedProducts(chosen.length, kind)}`}
        </button>
      )}
    </section>
  )
}

/** A list by kind, as only products of one kind are compared. */
export const ListGroups = ({ entries, products, ...on }: Props) =>
  KINDS.map((kind) => (
    <ListGroup
      key={kind}
      {...{ kind, products, ...on }}
      entries={entries.filter(({ productUrl }) => products.get(productUrl)?.kind === kind)}
    />
  ))
