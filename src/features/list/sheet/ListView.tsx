import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { KEEP_WORD, MY_LIST } from '../../../catalogue/list-words.ts'
import type { RunningCost } from '../../../catalogue/rules/fan-figures.ts'
import type { DiscontinuedProduct } from '../../../catalogue/views/discontinued.ts'
import type { PhoneWays } from '../../../catalogue/views/store-view.ts'
import { printWithPictures } from '../../../client/dom.ts'
import { load } from '../../../client/load.ts'
import { ErrorBoundary, useStateText } from '../../../client/react.tsx'
import { isSaving, save, savedValue } from '../../../client/state.ts'
import { isPhone } from '../../message/contact-fields.ts'
import { readDraft, type Visit, visitOf, writeDraft } from '../../message/draft.ts'
import type { VisitPlanProps } from '../../message/VisitPlan.tsx'
import {
  countText,
  type Entries,
  isHouse,
  namesIn,
  printList,
  readList,
  replaced,
  without,
} from '../entries.ts'
import { changeList } from '../saved-list.ts'
import { LatelySeen } from './LatelySeen.tsx'
import { ListActions } from './ListActions.tsx'
import { ListGroups } from './ListGroups.tsx'
import { CloseButton, focusTitle, SheetHead, useNotice } from './SheetHead.tsx'
import { useDiscontinued, useProducts, useRoomKinds } from './use-products.ts'

/** Loaded when a list is shown by its rooms. */
const HouseView = lazy(() => load(() => import('./HouseView.tsx')))
/** Loaded with a list that was received by link. */
const ReceivedView = lazy(() => load(() => import('./ReceivedView.tsx')))
/** Loaded once the list is shown: the browser's own Print command waits for nothing. */
const PrintedList = lazy(() => import('./PrintedList.tsx'))
const loadVisit = async () => ({ default: (await import('../../message/VisitFields.tsx')).VisitFields })
const VisitFields = lazy(() => load(loadVisit))

interface VisitPartProps {
  details: RefObject<HTMLDetailsElement | null>
  plan: VisitPlanProps | undefined
}

/** When the visitor comes: saved with the message, which takes it along when the list is sent. */
function VisitPart({ details, plan }: VisitPartProps) {
  const [visit, setVisit] = useState<Visit>(() => visitOf(readDraft(window)))
  const [isPhoneWrong, setPhoneWrong] = useState(false)
  const { contactFormPhone: phone } = visit
  return (
    <details
      className="contact-form-visit"
      id="list-visit"
      ref={details}
      // Above what stays in sight at the foot.
      onToggle={() => details.current?.open && details.current.scrollIntoView({ block: 'nearest' })}
    >
      <summary className="tap list-quiet">Tell us when you’re coming (optional)</summary>
      <Suspense>
        <VisitFields
          id="list-visit"
          {...{ visit, isPhoneWrong, plan }}
          onChange={(changes) => {
            setVisit({ ...visit, ...changes })
            setPhoneWrong(false)
            writeDraft(window, changes)
          }}
          onPhoneBlur={() => setPhoneWrong(phone.trim() !== '' && !isPhone(phone))}
        />
      </Suspense>
    </details>
  )
}

interface DiscontinuedProps {
  discontinued: readonly DiscontinuedProduct[]
  /** Left out in a received list. */
  onRemove?: ((productUrl: string, title: string) => void) | undefined
}

/** The discontinued products of a list, and the replacement of each. */
const DiscontinuedItems = ({ discontinued, onRemove }: DiscontinuedProps) =>
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
          {onRemove && (
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
  runningCost: RunningCost
  ways: PhoneWays
  store?: ReactNode
  onCompare(products: string): void
  /** The received list has been saved or declined. */
  onDismiss(): void
  onClose(): void
}

/** The visitor's list, or one received by link until it is saved or declined: by kind, or by room if it has some. */
export function ListView(props: Props) {
  const { own, received, receivedRooms, runningCost, ways, store, onCompare, onDismiss, onClose } = props
  const title = useRef<HTMLHeadingElement>(null)
  const showNotice = useNotice(title)
  const printed = useRef<() => void>(undefined)
  const visit = useRef<HTMLDetailsElement>(null)
  const savedRooms = useStateText(() => savedValue('rooms') ?? '')
  const [wantsRooms, setWantsRooms] = useState<boolean>()
  const [sheets, setSheets] = useState<ReactNode>()
  const { kinds } = useRoomKinds()
  const isReceived = isSaving() && received !== '' && received !== printList(own)
  const names = namesIn(isReceived ? `${printList(own)},${received}` : printList(own))
  const products = useProducts(names)
  const isLoaded = products instanceof Map
  const missing = useDiscontinued(isLoaded ? names.filter((name) => !products.has(name)) : [])
  const read = readList(isReceived ? received : '', (name) => isLoaded && products.has(name))
  const entries = isReceived ? read.entries : own
  const rooms = isReceived ? receivedRooms : savedRooms
  const named = new Set(namesIn(isReceived ? received : printList(own)))
  const discontinued = missing.filter(({ productUrl }) => named.has(productUrl))
  const isByRoom = entries.length > 0 && (isReceived ? isHouse(entries) : (wantsRooms ?? isHouse(own)))
  const name = isReceived ? 'A List for You' : MY_LIST

  const change = (next: Entries, sentence: string) => changeList(next, sentence, showNotice)
  const drop = (productUrls: readonly string[], sentence: string) =>
    change(
      own.filter(({ productUrl }) => !productUrls.includes(productUrl)),
      sentence,
    )
  const byKind = isLoaded && (
    <ListGroups
      {...{ entries, products, onCompare }}
      {...(!isReceived && {
        onChange: (entry, next) => save({ list: printList(replaced(own, entry, next)) }),
        onRemove: (entry, product) => change(without(own, entry), `${product} is off your list.`),
      })}
    />
  )
  const print = () => {
    flushSync(() => setSheets(undefined))
    if (printed.current) printed.current()
    else printWithPictures('.printed-list img')
  }
  const printSheets = async () => {
    if (!isLoaded) return
    const loaded = await load(async () => {
      const { default: SpecSheets, loadSheets } = await import('./SpecSheets.tsx')
      return <SpecSheets sheets={await loadSheets(entries, products)} {...{ kinds, store }} />
    })
    setSheets(loaded)
  }
  const plan = isLoaded ? { entries, products: [...products.values()], rooms, kinds } : undefined
  const loading = products !== 'failed' && <p className="quiet list-loading">Loading the rooms.</p>
  const byRoom = isLoaded ? (
    <Suspense fallback={loading}>
      <HouseView
        {...{ entries, rooms, products, runningCost, store, printed, byKind }}
        isOwn={!isReceived}
        onNotice={showNotice}
      />
    </Suspense>
  ) : (
    loading
  )
  const list = (
    <>
      {isByRoom ? byRoom : byKind}
      <DiscontinuedItems
        discontinued={discontinued}
        onRemove={
          isReceived ? undefined : (productUrl, one) => drop([productUrl], `${one} is off your list.`)
        }
      />
    </>
  )
  const gone = isLoaded
    ? own.filter(({ productUrl: one }) => !products.has(one) && !missing.some((m) => m.productUrl === one))
    : []

  return (
    <>
      <SheetHead title={title} onClose={onClose}>
        {name} {entries.length > 0 && <span className="list-count">{countText(entries.length)}</span>}
      </SheetHead>
      {products === 'failed' && (
        <p className="quiet">{isReceived ? 'The' : 'Your list is safe, but its'} products didn’t load.</p>
      )}
      {isReceived && isLoaded && (
        <Suspense>
          <ReceivedView {...{ read, rooms, own, discontinued, onDismiss }} onNotice={showNotice}>
            {list}
          </ReceivedView>
        </Suspense>
      )}
      {!isReceived && (
        <>
          {own.length > 0 && products !== 'failed' && (
            <p className="list-ways">
              <button className="list-quiet" type="button" onClick={() => setWantsRooms(!isByRoom)}>
                {isByRoom ? 'View by type to compare' : 'View by room with quantities'}
              </button>
            </p>
          )}
          {own.length === 0 && (
            <p className="quiet">
              Nothing here yet. Use the bookmark on a fan or light to {KEEP_WORD.toLowerCase()} it.
            </p>
          )}
          {list}
          {gone.length > 0 && (
            <p className="quiet">
              {countText(gone.length)} on your list {gone.length === 1 ? 'is' : 'are'} no longer in our
              catalog.{' '}
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
          <LatelySeen own={own} onNotice={showNotice} onCleared={() => focusTitle(title.current)} />
        </>
      )}
      {entries.length > 0 && (isLoaded || !isReceived) && (
        <>
          <p className="list-ways">
            <button className="list-quiet" type="button" onClick={() => printSheets().catch(() => undefined)}>
              Print all spec sheets
            </button>
          </p>
          {isSaving() && <VisitPart details={visit} plan={plan} />}
          <ListActions
            {...{ entries, rooms, ways }}
            onPrint={print}
            onVisit={
              isSaving()
                ? () => {
                    if (visit.current) visit.current.open = true
                    visit.current?.querySelector('summary')?.focus()
                  }
                : undefined
            }
            onNotice={showNotice}
          />
          {sheets}
        </>
      )}
      {isLoaded && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <PrintedList title={name} {...{ entries, products, rooms, store }} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
