import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { NEED_NAMES } from '../../../catalogue/rules/hang/need.ts'
import { lightValue } from '../../../catalogue/rules/light-information.ts'
import { noBreakUnits } from '../../../catalogue/rules/measurement-text.ts'
import { withThousands } from '../../../catalogue/rules/numbers.ts'
import { adoptStyles } from '../../../client/dom.ts'
import drawing from '../../../drawing/drawing.css?inline'
import type { DrawnLines } from '../../../drawing/outline/line-drawing.ts'
import { OutlineLines } from '../../../drawing/outline/OutlineViews.tsx'
import { RoomDrawing } from '../../fit/room/RoomDrawing.tsx'
import { isKnown } from '../../fit/room-address.ts'
import { SpotDrawing } from '../../fit/spot/SpotDrawing.tsx'
import list from '../sheet/print-list.css?inline'
import styles from './print-schedule.css?inline'
import {
  ORDER_COLUMNS,
  type OrderRow,
  SCHEDULE_COLUMNS,
  type Schedule,
  type ScheduledEntry,
  type ScheduleRoom,
} from './schedule.ts'

adoptStyles(document, list)
adoptStyles(document, drawing + styles)

/** Line drawings of products, by their names in addresses. */
type Drawings = ReadonlyMap<string, DrawnLines>

interface TableProps<Name extends string> {
  className: string
  columns: Readonly<Record<Name, string>>
  rows: readonly Readonly<Record<Name, ReactNode>>[]
}

function Table<Name extends string>({ className, columns, rows }: TableProps<Name>) {
  const names = Object.keys(columns) as Name[]
  return (
    <table className={className}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" className={`is-${name}`}>
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paper has no other order.
          <tr key={at}>
            {names.map((name) => {
              const cell: ReactNode = row[name]
              return <td key={name}>{typeof cell === 'string' ? noBreakUnits(cell) : cell}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const { maker: _, ...PRODUCT_COLUMNS } = SCHEDULE_COLUMNS

/** Two tables next to each other take half the height of one. */
function Orders({ orders }: { orders: readonly OrderRow[] }) {
  const half = Math.ceil(orders.length / 2)
  return (
    <div className="schedule-columns">
      {[orders.slice(0, half), orders.slice(half)].map(
        (rows) =>
          rows[0] && (
            <Table key={rows[0].item} className="schedule-orders" columns={ORDER_COLUMNS} rows={rows} />
          ),
      )}
    </div>
  )
}

interface EntryDrawingProps {
  entry: ScheduledEntry
  room: ScheduleRoom['room']
  drawings: Drawings
}

/** An entry in its room to scale, as far as the room is measured; without the floor if no rule says where on it so many fans hang. */
function EntryDrawing({ entry: { judged, record }, room, drawings }: EntryDrawingProps) {
  const { size, lit } = judged
  const drawing = drawings.get(record.productUrl)?.drawing
  if (lit) return <SpotDrawing {...lit} drawing={drawing} isOutlineOnly={!drawing} />
  if (!size || record.kind !== 'fans') return null
  const { floor, ...above } = room
  const shown = size.span ? room : above
  if (!isKnown(shown)) return null
  return (
    <RoomDrawing
      room={shown}
      fan={{
        spanInches: size.spanInches,
        fans: size.span?.fans ?? 1,
        bladeCount: record.bladeCount,
        hasLight: lightValue(record) === 'included',
        drawing,
      }}
      bladeHeightInches={size.height?.bladeHeightInches}
      isOutlineOnly={!drawing}
    />
  )
}

interface RoomProps {
  shown: ScheduleRoom
  drawings: Drawings
}

/** A room for the electrician: what hangs in it, from what, and how high; drawn if it is measured. */
const Room = ({ shown: { name, measures, room, entries }, drawings }: RoomProps) => (
  <article>
    <h2>
      {name} <span>{noBreakUnits(measures || 'not measured')}</span>
    </h2>
    {entries.map((entry) => {
      const { row, judged, needed } = entry
      return (
        <section key={row.mark}>
          <div>
            <h3>
              {row.mark} · {row.quantity} × {row.product}
              {row.size && `, ${row.size}`}, {row.finish}
            </h3>
            {judged.verdict && <p>{noBreakUnits(judged.verdict.text)}</p>}
            <dl>
              {needed.lines.map(({ name: need, text }) => (
                <div key={need + text}>
                  <dt>{NEED_NAMES[need]}</dt>
                  <dd>{noBreakUnits(text)}</dd>
                </div>
              ))}
            </dl>
          </div>
          <EntryDrawing {...{ entry, room, drawings }} />
        </section>
      )
    })}
  </article>
)

interface Props {
  title: string
  schedule: Schedule
  drawings: Drawings
  store?: ReactNode
}

/** A house on paper: the schedule that it is ordered from, then a part for each room that it is hung from. Prints itself. */
export default function PrintedSchedule({ title, schedule, drawings, store }: Props) {
  const { rows, orders, rooms, fans, lights } = schedule
  // biome-ignore lint/correctness/useExhaustiveDependencies: another schedule is another sheet to print
  useEffect(() => window.print(), [schedule])
  const head = (part: string) => (
    <header>
      <div>
        <h1>{title}</h1>
        <p>
          {part}, {new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}
        </p>
      </div>
      <div className="printed-store">{store}</div>
    </header>
  )
  const watts = [
    fans.watts > 0 && `Fans on high ${withThousands(fans.watts)} W.`,
    lights.watts > 0 && `Lights with LEDs ${withThousands(lights.watts)} W.`,
    'Your electrician decides on boxes and circuits.',
  ]
  return createPortal(
    <div className="printed-list is-schedule" aria-hidden="true">
      <section>
        {head('Schedule')}
        <Table
          className="schedule-table"
          columns={PRODUCT_COLUMNS}
          rows={rows.map(({ product, maker, watts: each, ...row }) => ({
            ...row,
            watts: each ?? 'Ask us',
            product: (
              <>
                <b>{product}</b>
                <br />
                {maker}
              </>
            ),
          }))}
        />
        <p>{watts.filter(Boolean).join(' ')}</p>
        {orders.length > 0 && (
          <>
            <h2>Also Order</h2>
            <Orders orders={orders} />
          </>
        )}
      </section>
      <section className="schedule-rooms">
        {head('By room')}
        <svg className="schedule-lines" aria-hidden="true">
          <OutlineLines lines={[...drawings.values()].map(({ lines }) => lines).join('')} />
        </svg>
        {rooms.map((room) => (
          <Room key={room.room.name} shown={room} drawings={drawings} />
        ))}
      </section>
    </div>,
    document.body,
  )
}
