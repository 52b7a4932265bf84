import { memo } from 'react'
import { NEED_NAMES } from '../../../../catalogue/rules/hang/need.ts'
import type { Product } from '../../../../client/product-data/product-file.ts'
import { noBreakUnits } from '../../../fit/measurement-text.ts'
import { chosenFinish, finishGroups } from '../../chosen-finish.ts'
import { chosenSize, sizeText } from '../../chosen-size.ts'
import type { HungEntry } from '../../house/hung-entry.ts'
import { itemAddress } from '../../item-address.ts'
import { orderNumber } from '../../order-number.ts'
import type { ShortlistItem } from '../../shortlist.ts'
import { CloseIcon } from '../CloseIcon.tsx'
import { FinishDots } from '../FinishDots.tsx'
import { useFinishPicture } from '../use-products.ts'
import { type NamedRooms, RoomChoice } from './RoomChoice.tsx'
import { Stepper } from './Stepper.tsx'
import type { EntryActions } from './use-house-actions.ts'

interface Props {
  item: ShortlistItem
  product: Product
  /** Undefined until the product's record is there. */
  hung?: HungEntry | undefined
  /** The rooms that it may be moved to: those of the house, then the next one of each kind that it has none of. */
  rooms: NamedRooms
  /** Left out in a house that was received. */
  actions?: EntryActions | undefined
}

/** What hanging it takes, folded until it is asked for. */
const Needs = ({ title, needs }: { title: string; needs: HungEntry['needs'] }) => (
  <details className="house-needs">
    <summary className="tap">
      What it needs<span className="visually-hidden">: {title}</span>
    </summary>
    <dl>
      {needs.map(({ name, text }) => (
        <div key={name + text}>
          <dt>{NEED_NAMES[name]}</dt>
          <dd>{noBreakUnits(text)}</dd>
        </div>
      ))}
    </dl>
  </details>
)

/** A product in a room: how many, whether it suits, and what hanging it takes. */
export const HouseEntry = memo(({ item, product, hung, rooms, actions }: Props) => {
  const { title, manufacturer, picture, url } = product
  const { quantity = 1, room = '' } = item
  const chosen = chosenFinish(finishGroups(product), item.finish)
  const size = chosenSize(product, item.sizeInches)
  const finishPicture = useFinishPicture(product, chosen)
  const number = orderNumber(product, chosen.slug, size)
  const words = [chosen.label, size !== undefined && sizeText(size), number].filter(Boolean).join(', ')
  return (
    <li className="house-entry">
      <picture>
        {!finishPicture && <source type="image/avif" srcSet={picture.avifSet} sizes="5rem" />}
        <img src={finishPicture ?? picture.src} width={80} height={80} alt="" loading="lazy" />
      </picture>
      <div className="house-words">
        <h4>
          {!actions && quantity > 1 && `${quantity} × `}
          <a href={itemAddress(url, chosen.slug, size)}>{title}</a>
        </h4>
        <p className="label">{manufacturer}</p>
        <p className="list-finish">
          <FinishDots colours={chosen.colours} />
          {words}
        </p>
        {hung?.verdict && (
          <p className={hung.verdict.suits ? 'house-verdict' : 'house-verdict room-fault'}>
            {noBreakUnits(hung.verdict.text)}
          </p>
        )}
      </div>
      {actions && (
        <button
          className="list-remove icon-button"
          type="button"
          onClick={() => actions.onRemove(item, title)}
        >
          <CloseIcon />
          <span className="visually-hidden">Remove {title}</span>
        </button>
      )}
      <div className="house-tools">
        {actions && (
          <>
            <Stepper title={title} quantity={quantity} onStep={(next) => actions.onQuantity(item, next)} />
            <RoomChoice
              title={title}
              room={room}
              rooms={rooms}
              onMove={(next) => actions.onMove(item, next)}
            />
          </>
        )}
        {hung && <Needs title={title} needs={hung.needs} />}
      </div>
    </li>
  )
})
