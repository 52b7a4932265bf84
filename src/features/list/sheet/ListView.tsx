import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { KEEP_WORD, MY_LIST } from '../../../catalogue/list-words.ts'
import type { DiscontinuedProduct } from '../../../catalogue/views/discontinued.ts'
import { printWithPictures } from '../../../client/dom.ts'
import { load } from '../../../client/load.ts'
import { ErrorBoundary, useStateText } from '../../../client/react.tsx'
import { isSaving, savedValue } from '../../../client/state.ts'
import { readRooms } from '../../fit/place.ts'
import { readDraft, type Visit, visitOf, writeDraft } from '../../message/draft.ts'
import type { VisitPlanProps } from '../../message/VisitPlan.tsx'
import { countText, type Entries, isHouse, namesIn, printList, readList } from '../entries.ts'
import { changeList } from '../saved-list.ts'
import { LatelySeen } from './LatelySeen.tsx'
import { ListActions } from './ListActions.tsx'
import { ListGroups } from './ListGroups.tsx'
import { ReceivedHead } from './ReceivedHead.tsx'
import { CloseButton, SheetHead } from './SheetHead.tsx'
import { useDiscontinued, useProducts, useRoomKinds } from './use-products.ts'

/** Loaded when a list is shown by its rooms. */
const HouseView = lazy(() => load(() => import('./HouseView.tsx')))
const PrintedList = lazy(() => load(() => import('./PrintedList.tsx')))
const VisitFields = lazy(() => load(() => import('../../message/VisitFields.tsx')))

interface VisitPartProps {
  details: RefObject<HTMLDetailsElement | null>
  plan: VisitPlanProps | undefined
}

/** When the visitor comes: saved with the message, which takes it along when the list is sent. */
function VisitPart({ details, plan }: VisitPartProps) {
  const [visit, setVisit] = useState<Visit>(() => visitOf(readDraft(window)))
  return (
    <details
      className="contact-form-visit"
      id="list-visit"
      ref={details}
      // Above what stays in sight at the foot.
      onToggle={() => details.current?.open && details.current.scrollIntoView({ block: 'nearest' })}
    >
      <summary className="tap">Tell us when you’re coming (optional)</summary>
      <Suspense>
        <VisitFields
          id="list-visit"
          {...{ visit, plan }}
          onChange={(changes) => {
            setVisit({ ...visit, ...changes })
            writeDraft(window, changes)
          }}
        />
      </Suspense>
    </details>
  )
}

interface DiscontinuedProps {
  discontinued: readonly DiscontinuedProduct[]
  isOwn: boolean
  onRemove(productUrl: string, title: string): void
}

/** A list's discontinued products, each with its replacement. */
const DiscontinuedItems = ({ discontinued, isOwn, onRemove }: DiscontinuedProps) =>
  discontinued.length > 0 && (
    <ul role="list">
      {discontinued.map(({ productUrl, title, url, replacement }) => (
        <li key={productUrl} className="list-entry list-discontinued">
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
              onClick={() => onRemove(productUrl, title)}
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
  /** The rooms that came with it. */
  receivedRooms: string
  onCompare(products: string): void
  /** The received list has been saved or declined. */
  onDismiss(): void
}

/** The visitor's list, or one received by link until it is saved or declined: by kind, or by room if it has some. */
export function ListView({ own, received, receivedRooms, onCompare, onDismiss }: Props) {
  const visit = useRef<HTMLDetailsElement>(null)
  const savedRooms = useStateText(() => savedValue('rooms') ?? '')
  const [wantsRooms, setWantsRooms] = useState<boolean>()
  const [paper, setPaper] = useState<{ of: string; sheets: ReactNode }>()
  const { kinds, areMissing } = useRoomKinds()
  const isOwn = !isSaving() || received === '' || received === printList(own)
  const text = isOwn ? printList(own) : received
  const names = namesIn(isOwn ? text : `${printList(own)},${text}`)
  const products = useProducts(names)
  const isLoaded = products instanceof Map
  const missing = useDiscontinued(isLoaded ? names.filter((name) => !products.has(name)) : [])
  const read = readList(isOwn ? '' : received, (name) => isLoaded && products.has(name))
  const entries = isOwn ? own : read.entries
  const rooms = isOwn ? savedRooms : receivedRooms
  const named = namesIn(text)
  const discontinued = missing.filter(({ productUrl }) => named.includes(productUrl))
  const isByRoom = entries.length > 0 && ((isOwn ? wantsRooms : undefined) ?? isHouse(entries))
  const house = { entries, rooms: readRooms(rooms).rooms }
  const title = isOwn ? MY_LIST : 'A List for You'

  const drop = (productUrls: readonly string[], sentence: string) =>
    changeList(
      own.filter(({ productUrl }) => !productUrls.includes(productUrl)),
      sentence,
    )
  const paperOf = `${text} ${rooms}`
  /** Prints the list, or other sheets of it. */
  const print = async (loadSheets?: () => Promise<ReactNode>) => {
    const sheets = loadSheets && (await load(loadSheets))
    flushSync(() => setPaper(sheets ? { of: paperOf, sheets } : undefined))
    await printWithPictures('.printed-list img')
  }
  const startPrint = (loadSheets?: () => Promise<ReactNode>) => void print(loadSheets).catch(() => undefined)
  const isHouseShown = isByRoom && !areMissing
  const loading = products !== 'failed' && <p className="quiet list-loading">Loading the rooms…</p>
  const gone = isLoaded
    ? own.filter(({ productUrl: one }) => !products.has(one) && !missing.some((m) => m.productUrl === one))
    : []

  return (
    <>
      <SheetHead>
        {title} {entries.length > 0 && <span className="list-count">{countText(entries.length)}</span>}
      </SheetHead>
      {products === 'failed' && (
        <p className="quiet">{isOwn ? 'Your list is safe, but its' : 'The'} products didn’t load.</p>
      )}
      {!isOwn && isLoaded && (
        <ReceivedHead {...{ read, rooms, kinds, own, onDismiss }} discontinued={discontinued.length} />
      )}
      {isOwn && own.length > 0 && products !== 'failed' && (
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
      {isHouseShown && !isLoaded && loading}
      {isHouseShown && isLoaded && (
        <Suspense fallback={loading}>
          <HouseView {...{ house, kinds, products, isOwn }} />
        </Suspense>
      )}
      {!isHouseShown && isLoaded && <ListGroups {...{ entries, products, isOwn, onCompare }} />}
      <DiscontinuedItems
        {...{ discontinued, isOwn }}
        onRemove={(productUrl, one) => drop([productUrl], `${one} is off your list.`)}
      />
      {isOwn && gone.length > 0 && (
        <p className="quiet">
          {countText(gone.length)} on your list {gone.length === 1 ? 'is' : 'are'} no longer in our catalog.{' '}
          <button
            type="button"
            onClick={() =>
              drop(
                gone.map(({ productUrl }) => productUrl),
                'Removed from your list.',
              )
            }
          >
            Remove {gone.length === 1 ? 'it' : 'them'}
          </button>
        </p>
      )}
      {isOwn && <LatelySeen own={own} />}
      {entries.length > 0 && (isLoaded || isOwn) && (
        <>
          <p className="list-ways">
            <button
              className="text-button"
              type="button"
              onClick={() =>
                isLoaded &&
                startPrint(async () =>
                  (await import('./SpecSheets.tsx')).sheetsPaper(entries, kinds, products),
                )
              }
            >
              Print all spec sheets
            </button>
          </p>
          {isSaving() && (
            <VisitPart
              details={visit}
              plan={isLoaded ? { entries, products: [...products.values()], rooms, kinds } : undefined}
            />
          )}
          <ListActions
            {...{ entries, rooms }}
            onPrint={() =>
              isHouseShown && isLoaded
                ? startPrint(async () =>
                    (await import('../schedule/PrintedSchedule.tsx')).schedulePaper(house, kinds, products),
                  )
                : startPrint()
            }
            onVisit={
              isSaving() &&
              (() => {
                if (visit.current) visit.current.open = true
                visit.current?.querySelector('summary')?.focus()
              })
            }
          />
        </>
      )}
      {paper?.of === paperOf
        ? paper.sheets
        : isLoaded && (
            <ErrorBoundary fallback={null}>
              <Suspense>
                <PrintedList {...{ title, entries, products, rooms, kinds }} />
              </Suspense>
            </ErrorBoundary>
          )}
    </>
  )
}
