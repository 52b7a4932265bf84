import type { Product } from '../../product-data/product-file.ts'
import type { Shortlist } from '../shortlist.ts'
import { ListGroup } from './ListGroup.tsx'

interface Props {
  items: Shortlist
  products: ReadonlyMap<string, Product>
  /** Left out in a received list. */
  onRemove?: ((productUrl: string, title: string) => void) | undefined
  onCompare(products: string): void
}

const GROUPS = [
  { kind: 'fan', title: 'Fans' },
  { kind: 'fixture', title: 'Fixtures' },
] as const

/** The products of a list by their kinds, as only products of one kind are compared. */
export const ListGroups = ({ items, products, onRemove, onCompare }: Props) =>
  GROUPS.map(({ kind, title }) => (
    <ListGroup
      key={kind}
      title={title}
      items={items.flatMap((item) => {
        const product = products.get(item.productUrl)
        return product?.kind === kind ? [{ ...item, product }] : []
      })}
      onRemove={onRemove}
      onCompare={onCompare}
    />
  ))
