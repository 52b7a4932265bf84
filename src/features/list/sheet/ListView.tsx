import { lazy, type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { KEEP_WORD, MY_LIST } from '../../../catalogue/list-words.ts'
import type { DiscontinuedProduct } from '../../../catalogue/views/discontinued.ts'
import { printWithPictures } from '../../../client/dom.ts'
import { load } from '../../../client/load.ts'
import { productsNamed } from '../../../client/products.ts'
import { ErrorBoundary, useStateText } from '../../../client/react.tsx'
import { isSaving, savedValue } from '../../../client/state.ts'
import { readRooms } from '../../fit/place.ts'
import { readDraft, type Visit, visitOf, writeDraft } from '../../message/draft.ts'
import type { VisitPlanProps } from '../../message/VisitPlan.tsx'
import { countText, type Entries, isHouse, namesIn, printList, readList } from '../entries.ts'
import { type Products, useProducts, useRoomKinds } from '../records.ts'
import { removeProducts } from '../saved-list.ts'
import { useParameter } from './in-address.ts'
import { LatelySeen } from './LatelySeen.tsx'
import { ListActions } from './ListActions.tsx'
import { ListGroups } from './ListGroups.tsx'
import { CloseButton, focusTitle, SheetHead } from './SheetHead.tsx'

const HouseView = lazy(() => load(() => import('./HouseView.tsx')))
const PrintedList = lazy(() => load(() => import('./PrintedList.tsx')))
const ReceivedHead = lazy(() => load(() => import('./ReceivedHead.tsx')))
const VisitFields = lazy(() => load(() => import('../../message/VisitFields.tsx')))

/** When the visitor comes: saved with the message, which takes it along when the list is sent. */
function VisitPart({ plan }: { plan: VisitPlanProps | undefined }) {
  const [visit, setVisit] = useState<Visit>(() => visitOf(readDraft()))
  return (
    <details
      className="contact-form-visit"
      id="list-visit"
      // Above what stays in sight at the foot.
      onToggle={({ currentTarget: details }) => details.open && details.scrollIntoView({ block: 'nearest' })}
    >
      <summary className="tap">Tell us when you’re coming (optional)</summary>
      <Suspense>
        <VisitFields
          id="list-visit"
          {...{ visit, plan }}
          onChange={(changes) => {
            setVisit({ ...visit, ...changes })
            writeDraft(changes)
          }}
        />
      </Suspense>
    </details>
  )
}

interface DiscontinuedProps {
  discontinued: readonly DiscontinuedProduct[]
  isOwn: boolean
}

const DiscontinuedItems = ({ discontinued, isOwn }: DiscontinuedProps) =>
  discontinued.length > 0 && (
    <ul role="list">
      {discontinued.map(({ productUrl, title, url, replacement }) => (
        <li key={productUrl} className="list-entry">
          <picture />
          <div>
            <h4>
              <a href={url}>{title}</a>
            </h4>
            <p>
              No longer sold.
              {replacement && (
                <>
                  {' '}
                  Replaced by <a href={replacement.url}>{replacement.title}</a>
                </>
              )}
            </p>
          </div>
          {isOwn && (
            <CloseButton
              className="list-remove"
              label={`Remove ${title}`}
              onClick={() => {
                // The row goes with its focus.
                focusTitle()
                removeProducts([productUrl], `${title} is off your list.`)
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )

interface Props {
  own: Entries
  /** A list received by link, as the address writes it; empty without one. */
  received: string
}

/** The visitor's list, or one received by link until it is saved or declined: by kind, or by room if it has some. */
export function ListView({ own, received }: Props) {
  const receivedRooms = useParameter('rooms')
  const savedRooms = useStateText(() => savedValue('rooms') ?? '')
  const [wantsRooms, setWantsRooms] = useState<boolean>()
  const [paper, setPaper] = useState<{ of: string; sheets: ReactNode }>()
  const { kinds, areMissing } = useRoomKinds()
  const isOwn = !isSaving() || received === '' || received === printList(own)
  const text = isOwn ? printList(own) : received
  const names = namesIn(isOwn ? text : `${printList(own)},${text}`)
  const loaded = useProducts(names)
  const hasFailed = loaded === 'failed'
  const { products, discontinued: allDiscontinued = [] } = typeof loaded === 'object' ? loaded : {}
  const read = readList(isOwn ? '' : received, (name) => products?.has(name) ?? true)
  const entries = isOwn ? own : read.entries
  const rooms = isOwn ? savedRooms : receivedRooms
  const named = namesIn(text)
  const discontinued = allDiscontinued.filter(({ productUrl }) => named.includes(productUrl))
  const isByRoom = entries.length > 0 && ((isOwn ? wantsRooms : undefined) ?? isHouse(entries))
  const house = { entries, rooms: readRooms(rooms).rooms }
  const title = isOwn ? MY_LIST : 'A List for You'

  const printed = `${text} ${rooms}`
  const onPaper = { title, entries, rooms, kinds }
  const print = async (paperOf: (products: Products) => Promise<ReactNode>) => {
    try {
      const sheets = await load(async () => paperOf((await productsNamed(names)).products))
      flushSync(() => setPaper({ of: printed, sheets }))
      await printWithPictures('.printed-list img')
    } catch {
      // The visitor has been told.
    }
  }
  const isHouseShown = isByRoom && !areMissing
  const loading = !hasFailed && <p className="quiet list-loading">Loading the rooms…</p>
  const gone = products
    ? named.filter((name) => !products.has(name) && discontinued.every((one) => one.productUrl !== name))
    : []

  return (
    <>
      <SheetHead>
        {title} {entries.length > 0 && <span className="list-count quiet">{countText(entries.length)}</span>}
      </SheetHead>
      {hasFailed && (
        <p className="quiet">{isOwn ? 'Your list is safe, but its' : 'The'} products didn’t load.</p>
      )}
      {!isOwn && products && (
        <Suspense>
          <ReceivedHead {...{ read, rooms, kinds, own }} discontinued={discontinued.length} />
        </Suspense>
      )}
      {isOwn && own.length > 0 && !hasFailed && (
        <p className="list-ways">
          <button className="text-button" type="button" onClick={() => setWantsRooms(!isByRoom)}>
            {isByRoom ? 'View by type to compare' : 'View by room with quantities'}
          </button>
        </p>
      )}
      {isOwn && own.length === 0 && (
        <p className="quiet">
          Nothing here yet. Use the bookmark on a fan or light to {KEEP_WORD.toLowerCase()} it.
        </p>
      )}
      {isByRoom && areMissing && (
        <p className="quiet" role="status">
          The rooms didn’t load. Here’s the list by type.
        </p>
      )}
      {isHouseShown ? (
        <Suspense fallback={loading}>
          {products ? <HouseView {...{ house, kinds, products, isOwn }} /> : loading}
        </Suspense>
      ) : (
        products && <ListGroups {...{ entries, products, isOwn }} />
      )}
      <DiscontinuedItems {...{ discontinued, isOwn }} />
      {isOwn && gone.length > 0 && (
        <p className="quiet">
          {countText(gone.length)} on your list {gone.length === 1 ? 'is' : 'are'} no longer in our catalog.{' '}
          <button
            className="text-button"
            type="button"
            onClick={() => {
              focusTitle()
              removeProducts(gone, 'Removed from your list.')
            }}
          >
            Remove {gone.length === 1 ? 'it' : 'them'}
          </button>
        </p>
      )}
      {isOwn && <LatelySeen own={own} />}
      {entries.length > 0 && (products || isOwn) && (
        <>
          <p className="list-ways">
            <button
              className="text-button"
              type="button"
              onClick={() =>
                print(async (all) => (await import('./SpecSheets.tsx')).sheetsPaper(entries, kinds, all))
              }
            >
              Print all spec sheets
            </button>
          </p>
          {isSaving() && (
            <VisitPart plan={products && { entries, products: [...products.values()], rooms, kinds }} />
          )}
          <ListActions
            {...{ entries, rooms }}
            onPrint={() =>
              print(async (all) => {
                if (isHouseShown)
                  return (await import('../schedule/PrintedSchedule.tsx')).schedulePaper(house, all)
                // A lazy component would not be there at once.
                const { default: Loaded } = await import('./PrintedList.tsx')
                return <Loaded {...onPaper} products={all} />
              })
            }
          />
        </>
      )}
      {(paper?.of === printed && paper.sheets) ||
        (products && (
          <ErrorBoundary>
            <Suspense>
              <PrintedList {...onPaper} products={products} />
            </Suspense>
          </ErrorBoundary>
        ))}
    </>
  )
}
