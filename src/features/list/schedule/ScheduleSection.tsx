import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { adoptStyles } from '../../../client/dom.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { save, savedValue } from '../../../client/state.ts'
import { printRooms } from '../../fit/codecs.ts'
import type { RoomKinds } from '../../fit/rooms/room-kinds.ts'
import type { House } from '../house/house.ts'
import type { ShowNotice } from '../notice.ts'
import { printShortlist } from '../shortlist.ts'
import styles from './schedule-section.css?inline'

adoptStyles(document, styles)

/** What a schedule is called unless the visitor names it. */
const USUAL_TITLE = 'Fans and Lights'

const scheduleTitle = () => savedValue('title') ?? USUAL_TITLE

const loaders = () => import('./load-schedule.ts')

interface Props {
  house: House
  kinds: RoomKinds
  products: ReadonlyMap<string, Product>
  store?: ReactNode
  onNotice: ShowNotice
  /** Told how the schedule is printed: a second button beside that of the list would leave open what either prints. */
  printed: RefObject<(() => void) | undefined>
}

/** What becomes of a house on paper: its title, the spreadsheet, and the two sheets that the list's own Print prints; each is loaded at its press. */
export default function ScheduleSection({ house, kinds, products, store, onNotice, printed }: Props) {
  const [shown, setShown] = useState<{ of: string; sheets: ReactNode }>()
  const of = `${printShortlist(house.items)} ${printRooms(house.rooms)}`
  const load = async () => (await loaders()).loadSchedule(house, kinds, products)
  const attempt = (work: () => Promise<unknown>) => () => {
    work().catch(() => onNotice('The schedule did not load. Please try again later.'))
  }
  const print = attempt(async () => {
    const [schedule, { loadDrawings }, { default: PrintedSchedule }] = await Promise.all([
      load(),
      loaders(),
      import('./PrintedSchedule.tsx'),
    ])
    const drawings = await loadDrawings(schedule)
    setShown({ of, sheets: <PrintedSchedule title={scheduleTitle()} {...{ schedule, drawings, store }} /> })
  })
  const saveAsFile = attempt(async () => {
    const [schedule, { saveSpreadsheet }] = await Promise.all([load(), import('./spreadsheet.ts')])
    await saveSpreadsheet(schedule, scheduleTitle(), document)
  })
  useEffect(() => {
    printed.current = print
    return () => {
      printed.current = undefined
    }
  })
  return (
    <div className="list-schedule">
      <label className="list-link">
        Title of the schedule
        <input
          defaultValue={scheduleTitle()}
          placeholder={USUAL_TITLE}
          maxLength={80}
          onChange={({ target }) => save({ title: target.value })}
        />
      </label>
      <p className="quiet">
        Print makes two sheets: all of it with what to order, then each room for your electrician. The title
        stays on this device: a link that you share goes without it.
      </p>
      <button className="button button-quiet" type="button" onClick={saveAsFile}>
        Save as a spreadsheet
      </button>
      {shown?.of === of && shown.sheets}
    </div>
  )
}
