import type { ReactNode } from 'react'
import { lightValue } from '../../../catalogue/rules/light-information.ts'
import { noBreakUnits } from '../../../catalogue/rules/measurement-text.ts'
import { withThousands } from '../../../catalogue/rules/numbers.ts'
import { adoptStyles } from '../../../client/dom.ts'
import drawing from '../../../drawing/drawing.css?inline'
import { OutlineLines } from '../../../drawing/outline/OutlineViews.tsx'
import { SceneFigures } from '../../../drawing/SceneDrawing.tsx'
import { SPOTS } from '../../../spots/spots.ts'
import { measuresText } from '../../fit/place.ts'
import { isKnown } from '../../fit/room-address.ts'
import { roomScenes } from '../../fit/room-scenes.ts'
import { loadRoomKinds } from '../../fit/rooms.ts'
import { NeedLines } from '../../fit/Verdict.tsx'
import { type House, scheduleTitle } from '../house.ts'
import type { Products } from '../records.ts'
import { Paper, PaperHead } from '../sheet/Paper.tsx'
import styles from './schedule.css?inline'
import { type Columns, loadSchedule, ORDER_COLUMNS, SCHEDULE_COLUMNS, type Schedule } from './schedule.ts'

adoptStyles(drawing + styles)

interface TableProps<Name extends string> {
  className?: string
  columns: Columns<Name>
  rows: readonly Readonly<Record<Name, ReactNode>>[]
}

function Table<Name extends string>({ className, columns, rows }: TableProps<Name>) {
  const names = Object.keys(columns) as Name[]
  return (
    <table className={className}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" style={{ width: `${columns[name].width}mm` }}>
              {columns[name].label}
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

const { brand: _, ...PRODUCT_COLUMNS } = SCHEDULE_COLUMNS

type ScheduleRoom = Schedule['rooms'][number]

type ScheduleEntry = ScheduleRoom['entries'][number]

/** An entry in its room to scale, as far as the room is measured; without the floor if there is no rule for so many fans. */
function EntryDrawing({ judged, record, drawn, room }: ScheduleEntry & Pick<ScheduleRoom, 'room'>) {
  const { size, lit } = judged
  const drawing = drawn?.drawing
  if (lit) {
    const { draw } = SPOTS[lit.spot.name]
    return <SceneFigures scenes={draw({ ...lit, drawing })} isOutlineOnly={!drawing} />
  }
  if (!size || record.kind !== 'fans') return null
  const { floor, ...above } = room
  const shown = size.span ? room : above
  if (!isKnown(shown)) return null
  return (
    <SceneFigures
      scenes={roomScenes({
        room: shown,
        fan: {
          spanInches: size.spanInches,
          fans: size.span?.fans ?? 1,
          bladeCount: record.bladeCount,
          hasLight: lightValue(record) === 'included',
          drawing,
        },
        bladeHeightInches: size.height?.bladeHeightInches,
      })}
      isOutlineOnly={!drawing}
    />
  )
}

/** A room for the electrician: what hangs in it, from what, and how high; drawn if it is measured. */
const Room = ({ name, room, entries }: ScheduleRoom) => (
  <article>
    <h2>
      {name} <span>{noBreakUnits(measuresText(room) || (room.name ? '(not measured)' : ''))}</span>
    </h2>
    {entries.map((entry) => {
      const { row, judged } = entry
      return (
        <section key={row.mark}>
          <div>
            <h3>
              {row.mark} · {row.quantity} × {row.product}
              {row.size && `, ${row.size}`}, {row.finish}
            </h3>
            {judged.verdict && <p>{noBreakUnits(judged.verdict.text)}</p>}
            <NeedLines {...judged} />
          </div>
          <EntryDrawing {...entry} room={room} />
        </section>
      )
    })}
  </article>
)

/** A house on paper: the schedule that it is ordered from, then a part for each room that it is hung from. */
function PrintedSchedule({ rows, orders, rooms, fans, lights }: Schedule) {
  const title = scheduleTitle()
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
  const drawn = rooms.flatMap(({ entries }) => entries.map((entry) => entry.drawn?.lines ?? ''))
  const watts = [
    fans.watts > 0 && `Fans on high: ${withThousands(fans.watts)} W.`,
    lights.watts > 0 && `Lights with LEDs: ${withThousands(lights.watts)} W.`,
    rows.some((row) => row.watts === undefined) && 'Products marked “Ask us” aren’t counted.',
    'Your electrician has the final say on boxes and circuits.',
  ]
  return (
    <Paper className="is-schedule">
      <section>
        <PaperHead title={title} lines={[`Schedule, ${today}`]} />
        <Table
          className="schedule-table"
          columns={PRODUCT_COLUMNS}
          rows={rows.map(({ product, brand, watts: each, ...row }) => ({
            ...row,
            watts: each ?? 'Ask us',
            product: (
              <>
                <b>{product}</b>
                <br />
                {brand}
              </>
            ),
          }))}
        />
        <p>{watts.filter(Boolean).join(' ')}</p>
        {orders.length > 0 && (
          <>
            <h2>Also Order</h2>
            <div className="schedule-columns">
              <Table columns={ORDER_COLUMNS} rows={orders} />
            </div>
          </>
        )}
      </section>
      <section className="schedule-rooms">
        <PaperHead title={title} lines={[`By room, ${today}`]} />
        <svg className="visually-hidden" aria-hidden="true">
          <OutlineLines lines={[...new Set(drawn)].join('')} />
        </svg>
        {rooms.map((room) => (
          <Room key={room.room.name} {...room} />
        ))}
      </section>
    </Paper>
  )
}

/** @throws Error if a record can't be loaded */
export const schedulePaper = async (house: House, products: Products) => (
  <PrintedSchedule {...(await loadSchedule(house, await loadRoomKinds(), products))} />
)
