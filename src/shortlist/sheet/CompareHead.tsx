import type { ListedProduct } from '../listed-product.ts'
import { CloseIcon } from './CloseIcon.tsx'

interface Props {
  product: Pick<ListedProduct, 'title' | 'manufacturer' | 'url'>
  /** Slug of the finish that is shown, for the link to the product's page. */
  finish: string | undefined
  onRemove(): void
}

/** The sticky heading of a column: the product's name and maker, and the button that removes it. */
export const CompareHead = ({ product: { title, manufacturer, url }, finish, onRemove }: Props) => (
  <th scope="col">
    <a href={finish ? `${url}?finish=${finish}` : url}>{title}</a>
    <span className="label">{manufacturer}</span>
    <button className="list-remove" type="button" onClick={onRemove}>
      <CloseIcon />
      <span className="visually-hidden">Take {title} out</span>
    </button>
  </th>
)
