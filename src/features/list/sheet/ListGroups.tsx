import { useState } from 'react'
import {
  countedProducts,
  KIND_WORDS,
  KINDS,
  type ProductKind,
} from '../../../catalogue/kinds/product-kinds.ts'
import {
  comparedOf,
  type Entries,
  entryOf,
  MAX_COMPARED,
  MIN_COMPARED,
  printList,
  withProducts,
} from '../entries.ts'
import type { Products } from '../records.ts'
import { changeEntry } from '../saved-list.ts'
import { EntryList, SizeSelect } from './EntryRow.tsx'
import { compare } from './in-address.ts'

interface Props {
  entries: Entries
  products: Products
  isOwn: boolean
}

function ListGroup({ kind, entries, products, isOwn }: Props & { kind: ProductKind }) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  if (entries.length === 0) return null

  // The first four, until the visitor chooses. A product that is there several times is compared once.
  const comparable = comparedOf(entries)
  const chosen = comparable.filter(({ productUrl }) => !leftOut.includes(productUrl)).slice(0, MAX_COMPARED)
  const isChosen = (name: string) => entryOf(chosen, name) !== undefined
  const toggle = (name: string) => {
    const names = comparable.map(({ productUrl }) => productUrl)
    setLeftOut(names.filter((one) => (one === name) === isChosen(one)))
  }
  const isEnough = chosen.length >= MIN_COMPARED

  return (
    <section className="list-group">
      <h3 tabIndex={-1}>{KIND_WORDS[kind].title}</h3>
      <EntryList
        rows={withProducts(entries, products)}
        isOwn={isOwn}
        tools={({ entry, product }) => (
          <>
            {isOwn && <SizeSelect {...{ product, entry }} onChange={(next) => changeEntry(entry, next)} />}
            {comparable.length >= MIN_COMPARED && entryOf(entries, entry.productUrl) === entry && (
              <label className="list-check tap">
                <input
                  type="checkbox"
                  checked={isChosen(entry.productUrl)}
                  disabled={!isChosen(entry.productUrl) && chosen.length === MAX_COMPARED}
                  onChange={() => toggle(entry.productUrl)}
                />
                Compare<span className="visually-hidden"> {product.title}</span>
              </label>
            )}
          </>
        )}
      />
      {comparable.length >= MIN_COMPARED && (
        <button
          className="button button-quiet"
          type="button"
          aria-disabled={!isEnough}
          onClick={() => isEnough && compare(printList(chosen))}
        >
          {isEnough ? `Compare ${countedProducts(chosen.length, kind)}` : 'Choose two to compare'}
        </button>
      )}
    </section>
  )
}

/** A list by kind, as only products of one kind are compared. */
export const ListGroups = ({ entries, products, ...props }: Props) =>
  KINDS.map((kind) => (
    <ListGroup
      key={kind}
      {...{ kind, products, ...props }}
      entries={entries.filter(({ productUrl }) => products.get(productUrl)?.kind === kind)}
    />
  ))
