import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { loadDrawing } from '../../../client/product-data/load-products.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { save, savedValue } from '../../../client/state.ts'
import { printRooms } from '../../fit/codecs.ts'
import type { RoomKinds } from '../../fit/rooms/room-kinds.ts'
import { printList } from '../entries.ts'
import { type House, sectionsOf } from '../house.ts'
import type { ShowNotice } from '../notice.ts'
import { productRecord } from '../records.ts'

/** Default title of a schedule. */
const USUAL_TITLE = 'Fans and Lights'

const scheduleTitle = () => savedValue('title') ?? USUAL_TITLE

interface Props {
  house: House
  kinds: RoomKinds
  products: ReadonlyMap<string, Product>
  store?: ReactNode
  onNotice: ShowNotice
  /** Prints the schedule: with a second button beside that of the list, it would be unclear what either prints. */
  printed: RefObject<(() => void) | undefined>
}

/** @throws Error if a record can't be loaded: a schedule without one would be ordered from */
async function loadSchedule({ house, kinds, products }: Pick<Props, 'house' | 'kinds' | 'products'>) {
  const { schedule } = await import('./schedule.ts')
  const named = [...new Set(house.entries.map(({ productUrl }) => productUrl))]
  const found = await Promise.all(
    named.map(async (productUrl) => {
      const product = products.get(productUrl)
      const record = product && (await productRecord(product.url))
      return record ? ([[productUrl, { product, record }]] as const) : []
    }),
  )
  return schedule(sectionsOf(house, kinds), kinds, new Map(found.flat()))
}

/** A house on paper: its title, the spreadsheet, and the two sheets that the list's own button prints; loaded at a press. */
export default function ScheduleSection({ house, kinds, products, store, onNotice, printed }: Props) {
  const [shown, setShown] = useState<{ of: string; sheets: ReactNode }>()
  const of = `${printList(house.entries)} ${printRooms(house.rooms)}`
  const attempt = (work: () => Promise<unknown>) => () => {
    work().catch(() => onNotice('The schedule didn’t load. Please try again later.'))
  }
  const print = attempt(async () => {
    const [schedule, { default: PrintedSchedule }] = await Promise.all([
      loadSchedule({ house, kinds, products }),
      import('./PrintedSchedule.tsx'),
    ])
    // One that has no drawing, or whose drawing does not load, is drawn as a plain shape.
    const measured = schedule.rooms.filter(({ measures }) => measures).flatMap(({ entries }) => entries)
    const drawn = new Set(measured.flatMap(({ product }) => (product.hasOutline ? product.productUrl : [])))
    const loaded = await Promise.all([...drawn].map(loadDrawing))
    const drawings = new Map(loaded.flatMap((one) => (one ? [[one.drawing.name, one]] : [])))
    setShown({ of, sheets: <PrintedSchedule title={scheduleTitle()} {...{ schedule, drawings, store }} /> })
  })
  const saveAsFile = attempt(async () => {
    const [schedule, { saveSpreadsheet }] = await Promise.all([
      loadSchedule({ house, kinds, products }),
      import('./spreadsheet.ts'),
    ])
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
        Schedule title
        <input
          defaultValue={scheduleTitle()}
          placeholder={USUAL_TITLE}
          maxLength={80}
          onChange={({ target }) => save({ title: target.value })}
        />
      </label>
      <p className="quiet">
        You’ll print two sheets: the full schedule with an order list, and each room for your electrician.
      </p>
      <button className="button button-quiet" type="button" onClick={saveAsFile}>
        Save as a spreadsheet
      </button>
      {shown?.of === of && shown.sheets}
    </div>
  )
}
