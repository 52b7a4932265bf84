import { useStateText } from '../../../client/react.tsx'
import { clearViewedProducts, viewedProducts } from '../../recently-viewed/viewed-products.ts'
import { type Entries, entryOf, withProducts } from '../entries.ts'
import { showNotice } from '../notice.ts'
import { useProducts } from '../records.ts'
import { EntryList } from './EntryRow.tsx'
import { focusTitle } from './SheetHead.tsx'

/** Recently viewed products outside the visitor's list, until cleared. */
export function LatelySeen({ own }: { own: Entries }) {
  const text = useStateText(() => viewedProducts().join())
  const names = text ? text.split(',') : []
  const found = useProducts(names)
  if (typeof found === 'string') return null
  const others = names.filter((name) => !entryOf(own, name)).map((productUrl) => ({ productUrl }))
  const seen = withProducts(others, found.products)
  if (seen.length === 0) return null
  return (
    <section className="list-group">
      <h3>Recently Viewed</h3>
      <button
        className="text-button"
        type="button"
        onClick={() => {
          // The section goes with its focus.
          focusTitle()
          clearViewedProducts()
          showNotice('Cleared from this device.')
        }}
      >
        Clear<span className="visually-hidden"> recently viewed</span>
      </button>
      <EntryList rows={seen} />
    </section>
  )
}
