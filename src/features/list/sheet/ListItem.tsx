import { chosenFinish, finishGroups } from '../chosen-finish.ts'
import { chosenSize, listedFacts } from '../chosen-size.ts'
import type { FoundItem } from '../found-item.ts'
import { itemAddress } from '../item-address.ts'
import { orderNumber } from '../order-number.ts'
import { CloseIcon } from './CloseIcon.tsx'
import { FinishDots } from './FinishDots.tsx'
import { useFinishPicture } from './use-products.ts'

interface Props {
  item: FoundItem
  /** Whether it is chosen for comparison; undefined where there is nothing to compare it with. */
  comparing?: { isChosen: boolean; isOpen: boolean; toggle(): void } | undefined
  /** Left out in a received list. */
  onRemove?: (() => void) | undefined
}

/** A product on a list: its picture, its name, and the finish and the size that were chosen. */
export function ListItem({ item: { product, finish, sizeInches }, comparing, onRemove }: Props) {
  const { title, manufacturer, picture, url } = product
  const chosen = chosenFinish(finishGroups(product), finish)
  const finishPicture = useFinishPicture(product, chosen)
  const number = orderNumber(product, chosen.slug, sizeInches)
  return (
    <li className="list-item">
      <picture>
        {!finishPicture && <source type="image/avif" srcSet={picture.avifSet} sizes="5rem" />}
        <img src={finishPicture ?? picture.src} width={80} height={80} alt="" loading="lazy" />
      </picture>
      <div>
        <h4>
          <a href={itemAddress(url, chosen.slug, chosenSize(product, sizeInches))}>{title}</a>
        </h4>
        <p className="label">{manufacturer}</p>
        <p className="list-finish">
          <FinishDots colours={chosen.colours} />
          {chosen.label}
        </p>
        {number && <p className="quiet">{number}</p>}
        <p className="quiet facts">
          {listedFacts(product, sizeInches).map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </p>
        {comparing && (
          <label className="list-check tap">
            <input
              type="checkbox"
              checked={comparing.isChosen}
              disabled={!comparing.isOpen}
              onChange={comparing.toggle}
            />
            Compare<span className="visually-hidden"> {title}</span>
          </label>
        )}
      </div>
      {onRemove && (
        <button className="list-remove icon-button" type="button" onClick={onRemove}>
          <CloseIcon />
          <span className="visually-hidden">Remove {title}</span>
        </button>
      )}
    </li>
  )
}
