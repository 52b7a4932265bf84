import { NEED_NAMES } from '../../../catalogue/rules/hang/need.ts'
import type { DrawnLines } from '../../../drawing/outline/line-drawing.ts'
import { isKnown } from '../../fit/codecs.ts'
import { noBreakUnits } from '../../fit/measurement-text.ts'
import { RoomDrawing } from '../../fit/room/drawing/RoomDrawing.tsx'
import { SpotDrawing } from '../../fit/spot/drawing/SpotDrawing.tsx'
import type { ScheduleRoom } from './schedule.ts'

/** Line drawings of products, by their names in addresses. */
export type Drawings = ReadonlyMap<string, DrawnLines>
type Entry = ScheduleRoom['entries'][number]

interface EntryDrawingProps {
  entry: Entry
  room: ScheduleRoom['room']
  drawings: Drawings
}

/** A product in its room to scale, as far as the room is measured; without the floor where no rule says where on it so many fans hang. */
function EntryDrawing({ entry: { hung, listed }, room, drawings }: EntryDrawingProps) {
  const { size, lit } = hung
  const { bladeCount, hasLight = false, productUrl } = listed
  const drawing = drawings.get(productUrl)?.drawing
  if (lit) return <SpotDrawing {...lit} drawing={drawing} isOutlineOnly={!drawing} />
  if (!size) return null
  const { floor, ...above } = room
  const shown = size.span ? room : above
  if (!isKnown(shown)) return null
  return (
    <RoomDrawing
      room={shown}
      fan={{
        spanInches: size.spanInches,
        fans: size.span?.fans ?? 1,
        bladeCount,
        hasLight,
        drawing,
      }}
      bladeHeightInches={size.height?.bladeHeightInches}
      isOutlineOnly={!drawing}
    />
  )
}

/** A room for the electrician: what hangs in it, from what, and how high; drawn where it is measured. */
export const Room = ({
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
