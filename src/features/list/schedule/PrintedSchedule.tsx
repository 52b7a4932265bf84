import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { withThousands } from '../../../catalogue/rules/numbers.ts'
import { adoptStyles } from '../../../client/dom.ts'
import drawing from '../../../drawing/drawing.css?inline'
import { OutlineLines } from '../../../drawing/outline/OutlineViews.tsx'
import list from '../sheet/print-list.css?inline'
import styles from './print-schedule.css?inline'
import { type Drawings, Room } from './ScheduleRoom.tsx'
import { Orders, Products } from './ScheduleTables.tsx'
import type { Schedule } from './schedule.ts'

adoptStyles(document, list)
adoptStyles(document, drawing + styles)

interface Props {
  title: string
  schedule: Schedule
  drawings: Drawings
  store?: ReactNode
}

/** A house on paper: the schedule that it is ordered from, then a part for each room that it is hung from. Prints itself. */
export default function PrintedSchedule({ title, schedule, drawings, store }: Props) {
  const { rows, orders, rooms, fanWatts, lightWatts } = schedule
  // biome-ignore lint/correctness/useExhaustiveDependencies: another schedule is another sheet to print
  useEffect(() => window.print(), [schedule])
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
            <div className="schedule-columns">
              <Orders orders={orders} />
            </div>
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
