import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { dollarsAYear, type RunningCost } from '../../../catalogue/rules/fan-figures.ts'
import { NEED_NAMES } from '../../../catalogue/rules/hang/need.ts'
import { noBreakUnits } from '../../../catalogue/rules/measurement-text.ts'
import { counted, withThousands } from '../../../catalogue/rules/numbers.ts'
import { adoptStyles } from '../../../client/dom.ts'
import { load } from '../../../client/load.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { ErrorBoundary } from '../../../client/react.tsx'
import { readRooms } from '../../fit/codecs.ts'
import { roomName } from '../../fit/rooms/room-kinds.ts'
import { chosenSize, sizeText } from '../choices.ts'
import type { Entries } from '../entries.ts'
import { type HouseSection, sectionsOf } from '../house.ts'
import { houseTotals, needs, type Watts } from '../judge.ts'
import type { ShowNotice } from '../notice.ts'
import { ChoiceAtOnce } from './ChoiceAtOnce.tsx'
import styles from './house.css?inline'
import { houseActions } from './house-actions.ts'
import { RoomSection } from './RoomSection.tsx'
import { type Records, useRecords, useRoomKinds } from './use-products.ts'

/** At the foot, so loaded once the rooms are shown. */
const ScheduleSection = lazy(() => load(() => import('../schedule/ScheduleSection.tsx')))

adoptStyles(document, styles)

/** "310 W on high, about $87 a year; ask us about 2 more". */
function wattsText({ watts, unknown }: Watts, words: string): string | undefined {
  if (watts === 0) return unknown > 0 ? 'Ask us' : undefined
  return `${withThousands(watts)} W ${words}${unknown > 0 ? `; ask us about ${unknown} more` : ''}`
}

interface TotalsProps {
  sections: readonly HouseSection[]
  products: ReadonlyMap<string, Product>
  records: Records
  runningCost: RunningCost
}

/** All of a house: counted by model, what to order by kind, and its electricity. */
function HouseTotals({ sections, products, records, runningCost }: TotalsProps) {
  const { fans, lights, needed } = houseTotals(
    sections.flatMap(({ room, entries }) =>
      entries.flatMap((entry) => {
        const product = products.get(entry.productUrl)
        if (!product) return []
        const record = records.get(entry.productUrl)
        const size = chosenSize(product, entry.sizeInches)
        return {
          isFan: product.kind === 'fans',
          name: product.title + (size === undefined ? '' : `, ${sizeText(size)}`),
          quantity: entry.quantity ?? 1,
          needs: record && needs(record, entry, room),
        }
      }),
    ),
  )
  const cost = `on high, about $${withThousands(dollarsAYear(fans.watts, runningCost))} a year`
  const counts = [
    fans.pieces > 0 && counted(fans.pieces, 'fan'),
    lights.pieces > 0 && counted(lights.pieces, 'light'),
  ]
  const rows = [
    { label: 'Fans', items: fans.models, text: wattsText(fans, cost) },
    { label: 'Lights', items: lights.models, text: wattsText(lights, 'with LEDs') },
    ...needed.map(({ name, items }) => ({ label: NEED_NAMES[name], items, text: undefined })),
  ].filter(({ items }) => items.length > 0)
  return (
    <section className="house-totals" aria-labelledby="house-totals">
      <h3 id="house-totals">House Total: {counts.filter(Boolean).join(', ')}</h3>
      <dl>
        {rows.map(({ label, items, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            {items.map(({ name, quantity }) => (
              <dd key={name} className="house-count">
                <b>{quantity} ×</b> {noBreakUnits(name)}
              </dd>
            ))}
            {text && <dd>{noBreakUnits(text)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

interface Props {
  entries: Entries
  /** Rooms as an address writes them. */
  rooms: string
  products: ReadonlyMap<string, Product>
  runningCost: RunningCost
  /** Whether it is the visitor's own, and can be changed. */
  isOwn: boolean
  /** Shown if the rooms can't be loaded: the list by kind. */
  byKind: ReactNode
  store?: ReactNode
  /** Prints the schedule, for the button of the list. */
  printed: RefObject<(() => void) | undefined>
  onNotice: ShowNotice
}

/** A list by room: dimensions, entries and whether they suit, and the total. */
export default function HouseView(props: Props) {
  const { entries, products, runningCost, isOwn, byKind, store, printed, onNotice } = props
  const { rooms } = readRooms(props.rooms)
  const { kinds, areMissing } = useRoomKinds()
  const records = useRecords(products.values())
  const [added, setAdded] = useState<string>()
  if (areMissing)
    return (
      <>
        <p className="quiet" role="status">
          The rooms didn’t load. Here’s the list by kind.
        </p>
        {byKind}
      </>
    )
  if (!records || kinds.size === 0) return <p className="quiet list-loading">Loading the rooms.</p>
  const actions = isOwn ? houseActions(kinds, onNotice, setAdded) : undefined
  const sections = sectionsOf({ entries, rooms }, kinds)
  return (
    <div className="house">
      {sections.map((section) => (
        <RoomSection
          key={section.room?.name ?? ''}
          {...{ ...section, products, records, actions }}
          name={section.room ? (roomName(kinds, section.room.name) ?? '') : 'Not Assigned to a Room'}
          isNew={section.room !== undefined && section.room.name === added}
        />
      ))}
      {actions && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the select in it.
        <label className="room-in">
          Add a room
          <ChoiceAtOnce value="" onChoose={actions.onAdd}>
            <option value="">Choose</option>
            {[...kinds].map(([kind, { name }]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </ChoiceAtOnce>
        </label>
      )}
      {entries.length > 0 && (
        <>
          <HouseTotals {...{ sections, products, records, runningCost }} />
          <ErrorBoundary>
            <Suspense>
              <ScheduleSection
                house={{ entries, rooms }}
                {...{ kinds, products, store, printed, onNotice }}
              />
            </Suspense>
          </ErrorBoundary>
        </>
      )}
    </div>
  )
}
