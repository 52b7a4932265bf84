import type { EndedProduct } from '../../catalogue/views/ended-products.ts'
import type { Product } from '../../product-data/product-file.ts'
import type { ReadShortlist, Shortlist } from '../shortlist.ts'
import { countText, itemOf, MOST_ITEMS } from '../shortlist.ts'
import { EndedItems } from './EndedItems.tsx'
import { ListItem } from './ListItem.tsx'

interface Props {
  read: ReadShortlist
  own: Shortlist
  products: ReadonlyMap<string, Product>
  /** What of the received list is no longer sold. */
  ended: readonly EndedProduct[]
  onKeep(items: Shortlist): void
  onDismiss(): void
}

/** A list received by link, above one's own. What its link names and we do not sell is counted, never printed. */
export function ReceivedList({ read, own, products, ended, onKeep, onDismiss }: Props) {
  const found = read.items.flatMap((item) => {
    const product = products.get(item.productUrl)
    return product ? [{ ...item, product }] : []
  })
  const news = found.filter(({ productUrl }) => !itemOf(own, productUrl))
  const room = MOST_ITEMS - own.length
  const unknown = read.unknown - ended.length

  return (
    <section className="list-received" aria-labelledby="received-title">
      <h3 id="received-title">A list for you</h3>
      <p className="list-note">
        Somebody shared {countText(found.length)} with you
        {unknown > 0 && `; ${unknown} more we do not have`}
        {read.beyond > 0 && `; ${read.beyond} more did not fit`}.
      </p>
      <ul role="list">
        {found.map((item) => (
          <ListItem key={item.productUrl} item={item} />
        ))}
      </ul>
      <EndedItems ended={ended} />
      {news.length > room && (
        <p className="list-note">
          {room > 0 ? `Your list has room for ${room} of them.` : 'Your list is full.'}
        </p>
      )}
      <p className="list-buttons">
        {news.length > 0 && room > 0 && (
          <button className="button" type="button" onClick={() => onKeep(news)}>
            Keep these
          </button>
        )}
        <button className="button button-quiet" type="button" onClick={onDismiss}>
          {news.length > 0 ? 'No, thanks' : 'You have them all: done'}
        </button>
      </p>
    </section>
  )
}
