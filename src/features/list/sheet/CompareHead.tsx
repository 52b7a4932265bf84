import type { FinishChoice } from '../../../catalogue/views/finish-choice.ts'
import type { ChosenFinish } from '../chosen-finish.ts'
import { itemAddress } from '../item-address.ts'
import type { ComparedProduct } from '../listed-product.ts'
import { CloseIcon } from './CloseIcon.tsx'

/** A product in the finish that is chosen, as its own page shows it. */
export function ComparePicture({ finishes, chosen }: { finishes: FinishChoice; chosen: ChosenFinish }) {
  const view = finishes.views.find(({ key }) => key === chosen.key)
  return (
    <figure className="compare-picture">
      {view && <img src={view.picture} width={1200} height={1200} alt="" />}
      {view?.note && <figcaption>{view.note}</figcaption>}
    </figure>
  )
}

interface Props {
  product: Pick<ComparedProduct, 'title' | 'manufacturer' | 'url'>
  /** Slug of the finish that is shown and the size that is chosen, for the link to the product's page. */
  finish: string | undefined
  sizeInches: number | undefined
  onRemove(): void
}

/** The sticky heading of a column: the product's name and maker, and the button that removes it. */
export const CompareHead = ({
  product: { title, manufacturer, url },
  finish,
  sizeInches,
  onRemove,
}: Props) => (
  <th scope="col">
    {url ? <a href={itemAddress(url, finish, sizeInches)}>{title}</a> : <b>{title}</b>}
    <span className="label">{manufacturer}</span>
    <button className="list-remove icon-button" type="button" onClick={onRemove}>
      <CloseIcon />
      <span className="visually-hidden">Remove {title}</span>
    </button>
  </th>
)
