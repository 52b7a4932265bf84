import { useStateText } from '../../../client/use-state-text.ts'
import { clearViewedProducts, viewedProducts } from '../../recently-viewed/viewed-products.ts'
import { foundItems } from '../found-item.ts'
import { itemOf, type Shortlist } from '../shortlist.ts'
import { ListItem } from './ListItem.tsx'
import { useProducts } from './use-products.ts'

interface Props {
  /** The visitor's list: what is on it is not shown again. */
  own: Shortlist
  onNotice(sentence: string): void
  /** Gives the focus a place when the section goes. */
  onCleared(): void
}

/** The products that were seen last on this device and are not kept, until they are cleared. */
export function LatelySeen({ own, onNotice, onCleared }: Props) {
  const text = useStateText(() => viewedProducts().join())
  const seen = text ? text.split(',') : []
  const products = useProducts(seen)
  const others = seen.filter((productUrl) => !itemOf(own, productUrl)).map((productUrl) => ({ productUrl }))
  const shown = products instanceof Map ? foundItems(others, products) : []
  if (shown.length === 0) return null
  return (
    <section className="list-group">
      <h3>Recently Viewed</h3>
      <button
        className="list-quiet"
        type="button"
        onClick={() => {
          onCleared()
          clearViewedProducts()
          onNotice('Cleared from this device.')
        }}
      >
        Clear<span className="visually-hidden"> recently viewed</span>
      </button>
      {/* Safari drops the list role of lists without bullets. */}
      <ul role="list">
        {shown.map((item) => (
          <ListItem key={item.productUrl} item={item} />
        ))}
      </ul>
    </section>
  )
}
