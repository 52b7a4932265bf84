import { useStateText } from '../../../client/react.tsx'
import { clearViewedProducts, viewedProducts } from '../../recently-viewed/viewed-products.ts'
import { type Entries, entryOf } from '../entries.ts'
import { EntryRow } from './EntryRow.tsx'
import { useProducts } from './use-products.ts'

interface Props {
  /** The visitor's list: what is on it is not shown again. */
  own: Entries
  onNotice(sentence: string): void
  /** Gives the focus a place when the section goes. */
  onCleared(): void
}

/** Recently viewed products that are not saved, until they are cleared. */
export function LatelySeen({ own, onNotice, onCleared }: Props) {
  const text = useStateText(() => viewedProducts().join())
  const names = text ? text.split(',') : []
  const products = useProducts(names)
  const seen = names.flatMap((name) => {
    const product = products instanceof Map && !entryOf(own, name) && products.get(name)
    return product ? [product] : []
  })
  if (seen.length === 0) return null
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
      <ul role="list">
        {seen.map((product) => (
          <EntryRow key={product.productUrl} entry={{ productUrl: product.productUrl }} product={product} />
        ))}
      </ul>
    </section>
  )
}
