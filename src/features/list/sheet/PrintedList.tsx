import { memo, type ReactNode, useDeferredValue } from 'react'
import { createPortal } from 'react-dom'
import { adoptStyles } from '../../../client/dom.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { meantMeasures } from '../../fit/meant-measures.ts'
import { type RoomKinds, roomName } from '../../fit/rooms/room-kinds.ts'
import { chosenFinish, finishGroups } from '../chosen-finish.ts'
import { listedFacts } from '../chosen-size.ts'
import { foundItems } from '../found-item.ts'
import { orderNumber } from '../order-number.ts'
import { keyOf, type Shortlist, type ShortlistItem } from '../shortlist.ts'
import styles from './print-list.css?inline'
import { useFinishPicture } from './use-products.ts'
import { useRoomKinds } from './use-room-kinds.ts'

adoptStyles(document, styles)

interface ItemProps {
  item: ShortlistItem
  product: Product
  kinds: RoomKinds
}

const PrintedItem = memo(({ item, product, kinds }: ItemProps) => {
  const { finish, sizeInches, quantity = 1, room = '' } = item
  const { title, manufacturer, picture, onDisplayAt } = product
  const chosen = chosenFinish(finishGroups(product), finish)
  const finishPicture = useFinishPicture(product, chosen)
  const meant = [quantity > 1 && `${quantity} pieces`, roomName(kinds, room)].filter(Boolean).join(', ')
  const number = orderNumber(product, chosen.slug, sizeInches)
  return (
    <li>
      {/* The files of the list on the screen: lazy, as nobody sees them there a second time. */}
      <picture>
        {!finishPicture && <source type="image/avif" srcSet={picture.avifSet} sizes="5rem" />}
        <img src={finishPicture ?? picture.src} width={560} height={560} alt="" loading="lazy" />
      </picture>
      <div>
        <h2>{title}</h2>
        <p className="label">{manufacturer}</p>
        <p>{chosen.label}</p>
        {meant && <p>{meant}</p>}
        <p>{listedFacts(product, sizeInches).join(' · ')}</p>
        {number && <p>{number}</p>}
        {onDisplayAt && <p>In the showroom: {onDisplayAt}</p>}
      </div>
      <p className="printed-notes">Notes</p>
    </li>
  )
})

interface Props {
  title: string
  items: Shortlist
  products: ReadonlyMap<string, Product>
  store?: ReactNode
}

const Paper = memo(({ title, items, products, store }: Props) => {
  const { kinds } = useRoomKinds()
  const found = foundItems(items, products)
  return createPortal(
    <section className="printed-list" aria-hidden="true">
      <header>
        <div>
          <h1>{title}</h1>
          {meantMeasures(
            window,
            found.map(({ product }) => product),
          ).map((place) => (
            <p key={place}>{place}</p>
          ))}
        </div>
        <div className="printed-store">{store}</div>
      </header>
      <ol>
        {items.map((item) => {
          const product = products.get(item.productUrl)
          return product && <PrintedItem key={keyOf(item)} {...{ item, product, kinds }} />
        })}
      </ol>
    </section>,
    document.body,
  )
})

/**
 * The list on paper, seven products on a page: the product, its place in the showroom, and room for notes; above it the room and
 * the place that they are meant for. Nobody waits for it.
 */
const PrintedList = ({ items, ...others }: Props) => <Paper {...others} items={useDeferredValue(items)} />
export default PrintedList
