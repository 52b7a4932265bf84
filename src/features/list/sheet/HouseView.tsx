import { useState } from 'react'
import { dollarsAYear } from '../../../catalogue/rules/fan-figures.ts'
import { NEED_NAMES } from '../../../catalogue/rules/hang/need.ts'
import { noBreakUnits } from '../../../catalogue/rules/measurement-text.ts'
import { counted, withThousands } from '../../../catalogue/rules/numbers.ts'
import { load } from '../../../client/load.ts'
import { save } from '../../../client/state.ts'
import { type RoomKinds, roomName } from '../../fit/rooms.ts'
import { chosenSize, sizesToChoose, sizeText } from '../choices.ts'
import { withProducts } from '../entries.ts'
import { type House, type HouseSection, scheduleTitle, sectionsOf, USUAL_TITLE } from '../house.ts'
import { houseTotals, judge, type Watts } from '../judge.ts'
import { useRunningCost } from '../own-fan.ts'
import { ChoiceAtOnce } from './ChoiceAtOnce.tsx'
import { houseActions } from './house-actions.ts'
import { RoomSection } from './RoomSection.tsx'
import { type Products, type Records, useRecords } from './use-products.ts'

/** "310 W on high, about $87 a year. Ask us about 2 more." */
function wattsText({ watts, unknown }: Watts, words: string): string | undefined {
  if (watts === 0) return unknown > 0 ? 'Ask us' : undefined
  return `${withThousands(watts)} W ${words}${unknown > 0 ? `. Ask us about ${unknown} more.` : ''}`
}

interface TotalsProps {
  sections: readonly HouseSection[]
  products: Products
  records: Records
}

function HouseTotals({ sections, products, records }: TotalsProps) {
  const [runningCost] = useRunningCost()
  const { fans, lights, needed } = houseTotals(
    sections.flatMap(({ room, entries }) =>
      withProducts(entries, products).map(({ entry, product }) => {
        const record = records.get(entry.productUrl)
        const size = chosenSize(product, entry.sizeInches)
        const isOpen = size === undefined && sizesToChoose(product).length > 0
        return {
          isFan: product.kind === 'fans',
          name: product.title + (size ? `, ${sizeText(size)}` : isOpen ? ', size not chosen' : ''),
          quantity: entry.quantity ?? 1,
          needs: record && judge(record, entry, room),
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
  house: House
  kinds: RoomKinds
  products: Products
  isOwn: boolean
}

/** A list by room: dimensions, entries and whether they suit, the total, and the title of its schedule. */
export default function HouseView({ house, kinds, products, isOwn }: Props) {
  const records = useRecords(products)
  const [added, setAdded] = useState<string>()
  if (!records || kinds.size === 0) return <p className="quiet list-loading">Loading the rooms…</p>
  const actions = isOwn ? houseActions(kinds, setAdded) : undefined
  const sections = sectionsOf(house, kinds)
  const saveAsFile = async () => {
    const { saveSpreadsheet } = await import('../schedule/spreadsheet.ts')
    await saveSpreadsheet(house, kinds, products)
  }
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
            <option value="">Choose a room</option>
            {[...kinds].map(([kind, { name }]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </ChoiceAtOnce>
        </label>
      )}
      <HouseTotals {...{ sections, products, records }} />
      <div className="list-schedule">
        <label className="list-link">
          Schedule title
          <input
            defaultValue={scheduleTitle()}
            placeholder={USUAL_TITLE}
            maxLength={80}
            onChange={({ target }) => save({ title: target.value })}
          />
        </label>
        <p className="quiet">
          You’ll print two documents: the full schedule with an order list, and room-by-room pages for your
          electrician.
        </p>
        <button
          className="button button-quiet"
          type="button"
          onClick={() => load(saveAsFile).catch(() => undefined)}
        >
          Save as a spreadsheet
        </button>
      </div>
    </div>
  )
}
