import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { NEED_NAMES } from '../../../catalogue/rules/hang/need.ts'
import { lightValue } from '../../../catalogue/rules/light-information.ts'
import { withThousands } from '../../../catalogue/rules/numbers.ts'
import { adoptStyles } from '../../../client/adopt-styles.ts'
import drawing from '../../../drawing/drawing.css?inline'
import type { DrawnLines } from '../../../drawing/outline/line-drawing.ts'
import { OutlineLines } from '../../../drawing/outline/OutlineViews.tsx'
import { noBreakUnits } from '../../fit/measurement-text.ts'
import { RoomDrawing } from '../../fit/room/drawing/RoomDrawing.tsx'
import { isKnown } from '../../fit/room/room-address.ts'
import { SpotDrawing } from '../../fit/spot/drawing/SpotDrawing.tsx'
import styles from './print-schedule.css?inline'
import {
  ORDER_COLUMNS,
  type OrderRow,
  SCHEDULE_COLUMNS,
  type Schedule,
  type ScheduleRoom,
  type ScheduleRow,
} from './schedule.ts'

adoptStyles(document, drawing + styles)

const { maker: _, ...COLUMNS } = SCHEDULE_COLUMNS
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
const ORDER_NAMES = Object.keys(ORDER_COLUMNS) as (keyof OrderRow)[]

const Products = ({ rows }: { rows: readonly ScheduleRow[] }) => (
  <table className="schedule-table">
    <thead>
      <tr>
        {NAMES.map((name) => (
          <th key={name} scope="col" className={`is-${name}`}>
            {COLUMNS[name]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={Object.values(row).join()}>
          {NAMES.map((name) => (
            <td key={name}>
              {name === 'product' ? (
                <>
                  <b>{row.product}</b>
                  <br />
                  {row.maker}
                </>
              ) : (
                noBreakUnits(String(row[name] ?? 'Ask us'))
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Orders = ({ orders }: { orders: readonly OrderRow[] }) => (
  <table className="schedule-orders">
    <thead>
      <tr>
        {ORDER_NAMES.map((name) => (
          <th key={name} scope="col">
            {ORDER_COLUMNS[name]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {orders.map((row) => (
        <tr key={row.kind + row.item}>
          {ORDER_NAMES.map((name) => (
            <td key={name}>{noBreakUnits(String(row[name]))}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

type Drawings = ReadonlyMap<string, DrawnLines>
type Entry = ScheduleRoom['entries'][number]

interface EntryDrawingProps {
  entry: Entry
  room: ScheduleRoom['room']
  drawings: Drawings
}

/** A product in its room to scale, as far as the room is measured. */
function EntryDrawing({ entry: { hung, listed }, room, drawings }: EntryDrawingProps) {
  const { size, lit } = hung
  const { record, bladeCount, productUrl } = listed
  const drawing = drawings.get(productUrl)?.drawing
  if (lit) return <SpotDrawing {...lit} drawing={drawing} isOutlineOnly={!drawing} />
  if (!size || !('fan' in record) || !isKnown(room)) return null
  return (
    <RoomDrawing
      room={room}
      fan={{
        spanInches: size.spanInches,
        fans: size.span?.fans ?? 1,
        bladeCount,
        hasLight: lightValue(record.fan) === 'included',
        drawing,
      }}
      bladeHeightInches={size.height?.bladeHeightInches}
      isOutlineOnly={!drawing}
    />
  )
}

/** A room for the electrician: what hangs in it, from what, and how high; drawn where it is measured. */
const Room = ({
  shown: { name, measures, room, entries },
  drawings,
}: {
  shown: ScheduleRoom
  drawings: Drawings
}) => (
  <article>
    <h2>
      {name} <span>{noBreakUnits(measures || 'not measured')}</span>
    </h2>
    {entries.map((entry) => {
      const { row, hung } = entry
      return (
        <section key={row.mark}>
          <div>
            <h3>
              {row.mark} · {row.quantity} × {row.product}
              {row.size && `, ${row.size}`}, {row.finish}
            </h3>
            {hung.verdict && <p>{noBreakUnits(hung.verdict.text)}</p>}
            <dl>
              {hung.needs.map(({ name: need, text }) => (
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
  /** The line drawings of its products, by their names in addresses. */
  drawings: Drawings
  store?: ReactNode
}

/** A house on paper: the schedule that it is ordered from, then a part for each room that it is hung from. Prints itself. */
export default function PrintedSchedule({ title, schedule, drawings, store }: Props) {
  const { rows, orders, rooms, fanWatts, lightWatts } = schedule
  useEffect(() => {
    if (schedule) window.print()
  }, [schedule])
  const head = (part: string) => (
    <header>
      <div>
        <h1>{title}</h1>
        <p>{part}</p>
      </div>
      <div className="printed-store">{store}</div>
    </header>
  )
  return createPortal(
    <div className="printed-list is-schedule" aria-hidden="true">
      <section>
        {head('Schedule')}
        <Products rows={rows} />
        <p>
          Watts together: fans on high {withThousands(fanWatts.watts)} W, lights with LEDs{' '}
          {withThousands(lightWatts.watts)} W. Your electrician decides on boxes and circuits.
        </p>
        {orders.length > 0 && (
          <>
            <h2>To Order with It</h2>
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
