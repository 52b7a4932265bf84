import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { adoptStyles } from '../../../client/dom.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { meantMeasures } from '../../fit/meant-measures.ts'
import { roomName } from '../../fit/rooms/room-kinds.ts'
import { inWalkOrder, VisitPlan } from '../../message/VisitPlan.tsx'
import { chosenFinish, finishGroups, listedFacts, orderNumber } from '../choices.ts'
import { type Entries, keyOf } from '../entries.ts'
import { EntryPicture } from './EntryRow.tsx'
import styles from './print-list.css?inline'
import { useRoomKinds } from './use-products.ts'

adoptStyles(document, styles)

interface Props {
  title: string
  entries: Entries
  products: ReadonlyMap<string, Product>
  /** Rooms of a house, as addresses have them. */
  rooms: string
  store?: ReactNode
}

/** The list on paper, seven products on a page, each with its spot in the showroom and space for notes. */
export default function PrintedList({ title, entries, products, rooms, store }: Props) {
  const { kinds } = useRoomKinds()
  const listed = entries.flatMap((entry) => {
    const product = products.get(entry.productUrl)
    return product ? [{ entry, product, onDisplayAt: product.onDisplayAt }] : []
  })
  const found = inWalkOrder(listed)
  const measures = meantMeasures(
    window,
    found.map(({ product }) => product),
  )
  return createPortal(
    <section className="printed-list" aria-hidden="true">
      <header>
        <div>
          <h1>{title}</h1>
          {measures.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </div>
        <div className="printed-store">{store}</div>
      </header>
      <ol>
        {found.map(({ entry, product }) => {
          const { sizeInches, quantity = 1, room = '' } = entry
          const chosen = chosenFinish(finishGroups(product), entry.finish)
          const lines = [
            chosen.label,
            [quantity > 1 && `${quantity} pieces`, roomName(kinds, room)].filter(Boolean).join(', '),
            listedFacts(product, sizeInches).join(' · '),
            orderNumber(product, chosen.slug, sizeInches),
            product.onDisplayAt && `In the showroom: ${product.onDisplayAt}`,
          ].filter(Boolean)
          return (
            <li key={keyOf(entry)}>
              <EntryPicture product={product} chosen={chosen} size={560} />
              <div>
                <h2>{product.title}</h2>
                <p className="label">{product.manufacturer}</p>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              <p className="printed-notes">Notes</p>
            </li>
          )
        })}
      </ol>
      <VisitPlan {...{ entries, rooms, kinds }} products={found.map(({ product }) => product)} />
    </section>,
    document.body,
  )
}
