import { lazy, Suspense, useState } from 'react'
import { NEED_NAMES } from '../../../catalogue/rules/hang/need.ts'
import { noBreakUnits } from '../../../catalogue/rules/measurement-text.ts'
import { load } from '../../../client/load.ts'
import { ErrorBoundary } from '../../../client/react.tsx'
import { measuresText } from '../../fit/place.ts'
import { MAX_QUANTITY, withProducts } from '../entries.ts'
import type { HouseSection } from '../house.ts'
import { type Judgment, judge } from '../judge.ts'
import { changeEntry } from '../saved-list.ts'
import { ChoiceAtOnce } from './ChoiceAtOnce.tsx'
import { EntryList, SizeSelect } from './EntryRow.tsx'
import type { HouseActions } from './house-actions.ts'
import type { Products, Records } from './use-products.ts'

const RoomMeasures = lazy(() => load(() => import('./RoomMeasures.tsx')))

interface QuantityProps {
  title: string
  quantity: number
  onChange(next: number): void
}

const isQuantity = (typed: number) => Number.isInteger(typed) && typed >= 1 && typed <= MAX_QUANTITY

/** Product quantity from 1 to 99: a field to type in, and buttons to step with a thumb. */
function Quantity({ title, quantity, onChange }: QuantityProps) {
  const [wrong, setWrong] = useState<string>()
  const reset = () => setWrong(undefined)
  const step = (by: number, words: string, sign: string) => (
    <button
      type="button"
      aria-disabled={!isQuantity(quantity + by)}
      onClick={() => isQuantity(quantity + by) && onChange(quantity + by)}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{words}</span>
    </button>
  )
  return (
    <>
      <span className="house-stepper">
        {step(-1, `Remove one ${title}`, '−')}
        <input
          type="number"
          min={1}
          max={MAX_QUANTITY}
          aria-label={`Quantity of ${title}`}
          aria-invalid={wrong !== undefined}
          value={wrong ?? quantity}
          onFocus={({ target }) => target.select()}
          onBlur={reset}
          onKeyDown={({ key }) => key === 'Enter' && reset()}
          onChange={({ target: { value, valueAsNumber } }) => {
            setWrong(isQuantity(valueAsNumber) ? undefined : value)
            if (isQuantity(valueAsNumber)) onChange(valueAsNumber)
          }}
        />
        {step(1, `Add one ${title}`, '+')}
      </span>
      <span className="room-fault" role="alert">
        {wrong !== undefined && `Enter 1 to ${MAX_QUANTITY}.`}
      </span>
    </>
  )
}

export const NeedLines = ({ lines }: Pick<Judgment, 'lines'>) => (
  <dl>
    {lines.map(({ name, text }) => (
      <div key={name + text}>
        <dt>{NEED_NAMES[name]}</dt>
        <dd>{noBreakUnits(text)}</dd>
      </div>
    ))}
  </dl>
)

/** Moves the focus from a room that goes to the next one, else to the one before, else to the title of the sheet. */
function focusBeside(section: Element | null): void {
  const { nextElementSibling: next, previousElementSibling: before } = section ?? {}
  const heading = (next?.matches('.house-room') ? next : before)?.querySelector<HTMLElement>('h3')
  const fallback = section?.closest('dialog')?.querySelector<HTMLElement>('h2')
  ;(heading ?? fallback)?.focus()
}

interface Props extends HouseSection {
  name: string
  /** Whether its dimension fields open at once, as for a newly added room. */
  isNew: boolean
  products: Products
  records: Records
  /** Left out in a received house. */
  actions: HouseActions | undefined
}

export function RoomSection({ room, name, entries, isNew, products, records, actions }: Props) {
  const [isEdited, setEdited] = useState(isNew)
  const id = `house-${room?.name ?? ''}`
  const rooms = actions?.roomsToMoveTo() ?? []
  const hidden = <span className="visually-hidden"> {name}</span>
  return (
    <section className="house-room" aria-labelledby={id}>
      <div className="house-head side-by-side">
        <h3 id={id} tabIndex={-1}>
          {name}
        </h3>
        {room && <p className="quiet">{measuresText(room) || 'Room size not entered'}</p>}
      </div>
      {room && actions && (
        <>
          <p className="house-ways side-by-side">
            <button
              className="text-button"
              type="button"
              aria-expanded={isEdited}
              onClick={() => setEdited(!isEdited)}
            >
              {isEdited ? 'Done' : 'Edit size'}
              {hidden}
            </button>
            <button className="text-button" type="button" onClick={() => actions.onDouble(room)}>
              Copy room{hidden}
            </button>
            <button
              className="text-button"
              type="button"
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget.closest('section'))
                actions.onDrop(room)
              }}
            >
              Remove room{hidden}
            </button>
          </p>
          {isEdited && (
            <ErrorBoundary>
              <Suspense>
                <RoomMeasures {...{ room, name, actions }} />
              </Suspense>
            </ErrorBoundary>
          )}
        </>
      )}
      <EntryList
        rows={withProducts(entries, products).map(({ entry, product }) => {
          const { title } = product
          const record = records.get(entry.productUrl)
          const judged = record && judge(record, entry, room)
          return {
            entry,
            product,
            isOwn: actions !== undefined,
            hasQuantity: actions !== undefined,
            verdict: judged?.verdict,
            children: (
              <>
                {actions && (
                  <>
                    <Quantity
                      title={title}
                      quantity={entry.quantity ?? 1}
                      onChange={(quantity) => changeEntry(entry, { ...entry, quantity })}
                    />
                    <SizeSelect {...{ product, entry }} onChange={(next) => changeEntry(entry, next)} />
                    <span className="list-room">
                      <ChoiceAtOnce
                        label={`Room for ${title}`}
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
                {judged && (
                  <details className="house-needs">
                    <summary className="tap">
                      What it needs<span className="visually-hidden">: {title}</span>
                    </summary>
                    <NeedLines {...judged} />
                  </details>
                )}
              </>
            ),
          }
        })}
      />
      {entries.length === 0 && <p className="quiet">Nothing for this room yet.</p>}
    </section>
  )
}
