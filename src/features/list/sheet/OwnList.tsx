import { type ReactNode, startTransition, useState } from 'react'
import { KEEP_WORD } from '../../../catalogue/list-words.ts'
import type { EndedProduct } from '../../../catalogue/views/ended-products.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { isHouse } from '../house/listed-rooms.ts'
import type { ShowNotice } from '../notice.ts'
import { changeList } from '../saved-list.ts'
import { countText, type Shortlist, without, withoutItem } from '../shortlist.ts'
import { EndedItems } from './EndedItems.tsx'
import { ListGroups } from './ListGroups.tsx'

interface Props {
  own: Shortlist
  products: ReadonlyMap<string, Product> | 'loading' | 'failed'
  /** The products on it that are no longer sold. */
  ended: readonly EndedProduct[]
  /** The same list by its rooms; by its kinds where rooms cannot be had. */
  byRoom: (byKind: ReactNode) => ReactNode
  onCompare(products: string): void
  onNotice: ShowNotice
}

/** The visitor's list by kinds, or by its rooms where it has some or is wanted so. */
export function OwnList({ own, products, ended, byRoom, onCompare, onNotice }: Props) {
  /** How the visitor wants the list; as it is until they say so. */
  const [isAsked, setAsked] = useState<boolean>()
  const isLoaded = products instanceof Map
  const isByRoom = (isAsked ?? isHouse(own)) && own.length > 0
  const keep = (items: Shortlist, sentence: string) => changeList(items, sentence, onNotice)
  const isKnown = (name: string) =>
    !isLoaded || products.has(name) || ended.some(({ productUrl }) => productUrl === name)
  const gone = own.filter(({ productUrl }) => !isKnown(productUrl))
  const groups = isLoaded && (
    <ListGroups
      items={own}
      products={products}
      onRemove={(item, title) => keep(withoutItem(own, item), `${title} is off your list.`)}
      onCompare={onCompare}
    />
  )
  return (
    <>
      {own.length > 0 && products !== 'failed' && (
        <p className="list-ways">
          <button
            className="list-quiet"
            type="button"
            onClick={() => startTransition(() => setAsked(!isByRoom))}
          >
            {isByRoom ? 'By kind, to compare' : 'By room, with quantities'}
          </button>
        </p>
      )}
      {own.length === 0 && (
        <p className="quiet">
          Nothing here yet. Use the bookmark on a fan or light to {KEEP_WORD.toLowerCase()} it.
        </p>
      )}
      {isByRoom ? byRoom(groups) : groups}
      <EndedItems
        ended={ended}
        onRemove={(productUrl, name) => keep(without(own, productUrl), `${name} is off your list.`)}
      />
      {gone.length > 0 && (
        <p className="quiet">
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
    </>
  )
}
