import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { NEED_NAMES } from '../../../catalogue/rules/hang/need.ts'
import { noBreakUnits } from '../../../catalogue/rules/measurement-text.ts'
import { load } from '../../../client/load.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { ErrorBoundary } from '../../../client/react.tsx'
import type { HouseRoom } from '../../fit/codecs.ts'
import { measuresText } from '../../fit/rooms/measures-text.ts'
import { type Entry, MAX_QUANTITY } from '../entries.ts'
import type { HouseSection } from '../house.ts'
import { judge, needs } from '../judge.ts'
import type { ProductRecord } from '../records.ts'
import { ChoiceAtOnce } from './ChoiceAtOnce.tsx'
import { EntryRow, rowKeys, SizeSelect } from './EntryRow.tsx'
import type { HouseActions } from './house-actions.ts'
import type { Records } from './use-products.ts'

const RoomMeasures = lazy(() => load(() => import('./RoomMeasures.tsx')))

interface QuantityProps {
  title: string
  quantity: number
  onChange(next: number): void
}

/** How many of a product, between 1 and 99: to type, or to step with a thumb. */
function Quantity({ title, quantity, onChange }: QuantityProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)
  const reset = () => {
    setWrong(false)
    if (input.current) input.current.value = String(quantity)
  }
  useEffect(reset, [quantity])
  const step = (by: number, words: string, sign: string) => {
    const next = quantity + by
    const isPossible = next >= 1 && next <= MAX_QUANTITY
    return (
      <button type="button" aria-disabled={!isPossible} onClick={() => isPossible && onChange(next)}>
        <span aria-hidden="true">{sign}</span>
        <span className="visually-hidden">{words}</span>
      </button>
    )
  }
  return (
    <>
      <span className="house-stepper">
        {step(-1, `Remove one ${title}`, '−')}
        <input
          ref={input}
          type="number"
          min={1}
          max={MAX_QUANTITY}
          aria-label={`Quantity of ${title}`}
          aria-invalid={isWrong}
          defaultValue={quantity}
          onFocus={({ target }) => target.select()}
          onBlur={reset}
          onKeyDown={({ key }) => key === 'Enter' && reset()}
          onChange={({ target: { valueAsNumber: typed } }) => {
            const isQuantity = Number.isInteger(typed) && typed >= 1 && typed <= MAX_QUANTITY
            setWrong(!isQuantity)
            if (isQuantity) onChange(typed)
          }}
        />
        {step(1, `Add one ${title}`, '+')}
      </span>
      <span className="room-fault" role="alert">
        {isWrong && `Enter 1 to ${MAX_QUANTITY}.`}
      </span>
    </>
  )
}

interface NeedsProps {
  title: string
  record: ProductRecord
  entry: Entry
  room: HouseRoom | undefined
}

/** The needs of an entry, worked out once opened. */
function Needs({ title, record, entry, room }: NeedsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="house-needs" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="tap">
        What it needs<span className="visually-hidden">: {title}</span>
      </summary>
      <dl>
        {isOpen &&
          needs(record, entry, room).lines.map(({ name, text }) => (
            <div key={name + text}>
              <dt>{NEED_NAMES[name]}</dt>
              <dd>{noBreakUnits(text)}</dd>
            </div>
          ))}
      </dl>
    </details>
  )
}

/** Moves the focus from a room that goes to the next one, else to the one before, else to the title of the sheet. */
function focusBeside(section: HTMLElement | null): void {
  const { nextElementSibling: next, previousElementSibling: before } = section ?? {}
  const heading = (next?.matches('.house-room') ? next : before)?.querySelector<HTMLElement>('h3')
  const fallback = section?.closest('dialog')?.querySelector<HTMLElement>('h2')
  ;(heading ?? fallback)?.focus()
}

interface Props extends HouseSection {
  /** "Bedroom 2" */
  name: string
  /** Whether its dimensions are asked for at once, as of a room that was just added. */
  isNew: boolean
  products: ReadonlyMap<string, Product>
  records: Records
  /** Left out in a received house. */
  actions: HouseActions | undefined
}

/** A room of a house: its dimensions, and its entries. */
export function RoomSection({ room, name, entries, isNew, products, records, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const section = useRef<HTMLElement>(null)
  const [isEdited, setEdited] = useState(isNew)
  const id = `house-${room?.name ?? ''}`
  const keys = rowKeys(entries)
  const rooms = actions?.roomsToMoveTo() ?? []
  const button = (words: string, onClick: () => void, isExpanded?: boolean) => (
    <button className="list-quiet" type="button" aria-expanded={isExpanded} onClick={onClick}>
      {words}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
  return (
    <section className="house-room" aria-labelledby={id} ref={section}>
      <div className="house-head">
        <h3 id={id} tabIndex={-1} ref={heading}>
          {name}
        </h3>
        {room && <p className="quiet">{measuresText(room) || 'Room size not entered'}</p>}
      </div>
      {room && actions && (
        <>
          <p className="house-ways">
            {button(isEdited ? 'Done with' : 'Edit size', () => setEdited(!isEdited), isEdited)}
            {button('Copy this room', () => actions.onDouble(room))}
            {button('Remove', () => {
              focusBeside(section.current)
              actions.onDrop(room)
            })}
          </p>
          {isEdited && (
            <ErrorBoundary>
              <Suspense>
                <RoomMeasures
                  {...{ room, name }}
                  names={actions.freeNames}
                  onChange={actions.onRoom}
                  onRename={actions.onRename}
                />
              </Suspense>
            </ErrorBoundary>
          )}
        </>
      )}
      {/* Safari drops the list role of lists without bullets. */}
      <ul role="list">
        {entries.map((entry, at) => {
          const product = products.get(entry.productUrl)
          const record = records.get(entry.productUrl)
          if (!product) return null
          const { title } = product
          const { quantity = 1 } = entry
          return (
            <EntryRow
              key={keys[at]}
              {...{ entry, product }}
              hasQuantity={actions !== undefined}
              verdict={record && judge(record, entry, room).verdict}
              onRemove={
                actions &&
                (() => {
                  heading.current?.focus({ preventScroll: true })
                  actions.onRemove(entry, title)
                })
              }
            >
              {actions && (
                <>
                  <Quantity
                    {...{ title, quantity }}
                    onChange={(next) => actions.onChange(entry, { ...entry, quantity: next })}
                  />
                  <SizeSelect {...{ product, entry }} onChange={(next) => actions.onChange(entry, next)} />
                  <span className="list-room">
                    <ChoiceAtOnce
                      label={`Room of ${title}`}
                      value={room?.name ?? ''}
                      onChoose={(next) => actions.onMove(entry, next || undefined, title)}
                    >
                      <option value="">Not assigned to a room</option>
                      {rooms.map(([one, words]) => (
                        <option key={one} value={one}>
                          {words}
                        </option>
                      ))}
                    </ChoiceAtOnce>
                  </span>
                </>
              )}
              {record && <Needs {...{ title, record, entry, room }} />}
            </EntryRow>
          )
        })}
      </ul>
      {entries.length === 0 && <p className="quiet">Nothing for this room yet.</p>}
    </section>
  )
}
