import { dollarsAYear } from '../../../catalogue/rules/fan-figures.ts'
import { NEED_NAMES } from '../../../catalogue/rules/hang/need.ts'
import { noBreakUnits } from '../../../catalogue/rules/measurement-text.ts'
import { counted, withThousands } from '../../../catalogue/rules/numbers.ts'
import { load } from '../../../client/load.ts'
import { save } from '../../../client/state.ts'
import { RoomOptions } from '../../fit/RoomOptions.tsx'
import type { RoomKinds } from '../../fit/rooms.ts'
import { withProducts } from '../entries.ts'
import { type House, roomsToChoose, scheduleTitle, sectionsOf, USUAL_TITLE } from '../house.ts'
import { houseTotals, judge, type KindTotal, type Listed } from '../judge.ts'
import { useRunningCost } from '../own-fan.ts'
import { type Products, useRecords } from '../records.ts'
import { ChoiceAtOnce } from './ChoiceAtOnce.tsx'
import { addRoom } from './house-actions.ts'
import { RoomSection } from './RoomSection.tsx'

/** "310 W on high, about $87 a year. Ask us about 2 more." */
function wattsText({ watts, unknown }: KindTotal, words: string): string | undefined {
  if (watts === 0) return unknown > 0 ? 'Ask us' : undefined
  return `${withThousands(watts)} W ${words}${unknown > 0 ? `. Ask us about ${unknown} more.` : ''}`
}

function HouseTotals({ rows }: { rows: readonly Listed[] }) {
  const [runningCost] = useRunningCost()
  const { fans, lights, needed } = houseTotals(rows)
  const cost = `on high, about $${withThousands(dollarsAYear(fans.watts, runningCost))} a year`
  const counts = [
    fans.pieces > 0 && counted(fans.pieces, 'fan'),
    lights.pieces > 0 && counted(lights.pieces, 'light'),
  ]
  const totals = [
    { label: 'Fans', items: fans.models, text: wattsText(fans, cost) },
    { label: 'Lights', items: lights.models, text: wattsText(lights, 'with LEDs') },
    ...needed.map(({ name, items }) => ({ label: NEED_NAMES[name], items, text: undefined })),
  ].filter(({ items }) => items.length > 0)
  return (
    <section className="house-totals" aria-labelledby="house-totals">
      <h3 id="house-totals">House Total: {counts.filter(Boolean).join(', ')}</h3>
      <dl className="needs">
        {totals.map(({ label, items, text }) => (
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
  if (!records || kinds.size === 0) return <p className="quiet list-loading">Loading the rooms…</p>
  const sections = sectionsOf(house, kinds).map(({ room, entries }) => ({
    room,
    rows: withProducts(entries, products).map(({ entry, product }): Listed => {
      const record = records.get(entry.productUrl)
      return { entry, product, judged: record && judge(record, entry, room) }
    }),
  }))
  const rooms = isOwn ? roomsToChoose(house, kinds) : []
  const saveAsFile = async () => {
    const { saveSpreadsheet } = await import('../schedule/spreadsheet.ts')
    await saveSpreadsheet(house, kinds, products)
  }
  return (
    <div className="house stack">
      {sections.map((section) => (
        <RoomSection key={section.room?.name ?? ''} {...{ ...section, kinds, rooms, isOwn }} />
      ))}
      {isOwn && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the select in it.
        <label className="room-in">
          Add a room
          <ChoiceAtOnce value="" onChoose={(kind) => addRoom(kinds, kind)}>
            <option value="">Choose a room</option>
            <RoomOptions kinds={kinds} rooms={kinds.keys()} />
          </ChoiceAtOnce>
        </label>
      )}
      <HouseTotals rows={sections.flatMap(({ rows }) => rows)} />
      <div className="stack">
        <label className="labeled">
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
        <p>
          <button
            className="button button-quiet"
            type="button"
            onClick={() => load(saveAsFile).catch(() => undefined)}
          >
            Save as a spreadsheet
          </button>
        </p>
      </div>
    </div>
  )
}
