import { lazy, memo, Suspense, useState } from 'react'
import { load } from '../../../../client/load.ts'
import { ErrorBoundary } from '../../../../client/react.tsx'
import type { HouseRoom } from '../../../fit/codecs.ts'
import { noBreakUnits } from '../../../fit/measurement-text.ts'
import { chosenFinish, finishGroups } from '../../chosen-finish.ts'
import { chosenSize, sizeText } from '../../chosen-size.ts'
import type { FoundEntry } from '../../house/judged-house.ts'
import { itemAddress } from '../../item-address.ts'
import { orderNumber } from '../../order-number.ts'
import { keyOf } from '../../shortlist.ts'
import { CloseIcon } from '../CloseIcon.tsx'
import { FinishDots } from '../FinishDots.tsx'
import { useFinishPicture } from '../use-products.ts'
import type { EntryActions } from './house-actions.ts'
import { RoomChoice } from './RoomChoice.tsx'
import { Stepper } from './Stepper.tsx'

/** Loaded when it is first asked what something needs. */
const EntryNeeds = lazy(() => load(() => import('./EntryNeeds.tsx')))

interface Props extends FoundEntry {
  room: HouseRoom | undefined
  /** Its name. */
  roomName: string
  /** Left out in a house that was received. */
  actions?: EntryActions | undefined
}

/** What hanging it takes, folded until it is asked for. */
function Needs({ room, ...entry }: Pick<Props, 'record' | 'item' | 'product' | 'room'>) {
  const [isAsked, setAsked] = useState(false)
  return (
    <details className="house-needs" onToggle={() => setAsked(true)}>
      <summary className="tap">
        What it needs<span className="visually-hidden">: {entry.product.title}</span>
      </summary>
      {isAsked && (
        <ErrorBoundary>
          <Suspense>
            <EntryNeeds {...{ entry, room }} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  )
}

/** A product in a room: how many, whether it suits, and what hanging it takes. */
export const HouseEntry = memo(({ item, product, record, judged, room, roomName, actions }: Props) => {
  const { title, manufacturer, picture, url } = product
  const { quantity = 1 } = item
  const verdict = judged?.verdict
  const chosen = chosenFinish(finishGroups(product), item.finish)
  const size = chosenSize(product, item.sizeInches)
  const finishPicture = useFinishPicture(product, chosen)
  const number = orderNumber(product, chosen.slug, size)
  const words = [chosen.label, size !== undefined && sizeText(size), number].filter(Boolean).join(', ')
  return (
    <li className="house-entry" data-entry={keyOf(item)}>
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
        {verdict && (
          <p className={verdict.suits ? 'house-verdict' : 'house-verdict room-fault'}>
            {noBreakUnits(verdict.text)}
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
              room={item.room ?? ''}
              roomName={roomName}
              rooms={actions.roomsToMoveTo}
              onMove={(next) => actions.onMove(item, next, title)}
            />
          </>
        )}
        {record && <Needs {...{ item, product, record, room }} />}
      </div>
    </li>
  )
})
