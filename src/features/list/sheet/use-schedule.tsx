import { type ReactNode, useState } from 'react'
import type { Product } from '../../../client/product-data/product-file.ts'
import { printRooms } from '../../fit/rooms/house-rooms.ts'
import type { RoomKinds } from '../../fit/rooms/room-kinds.ts'
import type { House } from '../house/house.ts'
import type { ShowNotice } from '../notice.ts'
import { scheduleTitle } from '../schedule-title.ts'
import { printShortlist } from '../shortlist.ts'

interface Scheduled {
  house: House
  kinds: RoomKinds
  products: ReadonlyMap<string, Product>
  store?: ReactNode
  onNotice: ShowNotice
}

const loaders = () => import('../schedule/load-schedule.ts')
const load = async ({ house, kinds, products }: Scheduled) =>
  (await loaders()).loadSchedule(house, kinds, products)

/** The schedule of a house: printed, as long as the house stays as it is, and saved; all of it is loaded at the press. */
export function useSchedule(scheduled: Scheduled) {
  const { house, store, onNotice } = scheduled
  const [shown, setShown] = useState<{ of: string; sheets: ReactNode }>()
  const of = `${printShortlist(house.items)} ${printRooms(house.rooms)}`
  const attempt = (work: () => Promise<unknown>) => () => {
    work().catch(() => onNotice('The schedule did not load. Please try again later.'))
  }
  const print = attempt(async () => {
    const [schedule, { loadDrawings }, { default: PrintedSchedule }] = await Promise.all([
      load(scheduled),
      loaders(),
      import('../schedule/PrintedSchedule.tsx'),
    ])
    const drawings = await loadDrawings(schedule)
    setShown({ of, sheets: <PrintedSchedule title={scheduleTitle()} {...{ schedule, drawings, store }} /> })
  })
  const save = attempt(async () => {
    const [schedule, { saveSpreadsheet }] = await Promise.all([
      load(scheduled),
      import('../schedule/spreadsheet.ts'),
    ])
    await saveSpreadsheet(schedule, scheduleTitle(), document)
  })
  return { print, save, sheets: shown?.of === of && shown.sheets }
}
