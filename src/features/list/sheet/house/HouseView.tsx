import { useMemo, useRef, useState } from 'react'
import type { RunningCost } from '../../../../catalogue/rules/running-cost.ts'
import { adoptStyles } from '../../../../client/adopt-styles.ts'
import type { Product } from '../../../../client/product-data/product-file.ts'
import fit from '../../../fit/fit.css?inline'
import { type HouseRoom, withRoom } from '../../../fit/rooms/house-rooms.ts'
import { measuresText } from '../../../fit/rooms/measures-text.ts'
import { freeRoom, type RoomKinds, roomName } from '../../../fit/rooms/room-kinds.ts'
import { bodyFinish, finishGroups } from '../../chosen-finish.ts'
import { allRooms, doubled, type House, sectionsOf, withoutRoom } from '../../house/house.ts'
import { houseSums } from '../../house/house-sums.ts'
import { type HungEntry, hungEntry } from '../../house/hung-entry.ts'
import { keyOf, listItem, replaced, withoutItem } from '../../shortlist.ts'
import { type EntryActions, HouseEntry } from './HouseEntry.tsx'
import { HouseTotals } from './HouseTotals.tsx'
import styles from './house.css?inline'
import { RoomMeasures } from './RoomMeasures.tsx'
import { useRecords } from './use-records.ts'

adoptStyles(document, fit + styles)

interface Props {
  house: House
  kinds: RoomKinds
  products: ReadonlyMap<string, Product>
  runningCost: RunningCost
  /** Stores another house, and says what was done; left out in a house that was received. */
  onChange?: (house: House, sentence: string) => boolean
}

const NOWHERE: HouseRoom = { name: '' }

/** A list by its rooms: their measures, what is for them and whether it suits, and what all of it takes. */
export default function HouseView({ house, kinds, products, runningCost, onChange }: Props) {
  const records = useRecords(products.values())
  const [measured, setMeasured] = useState<string>()
  const section = useRef<HTMLDivElement>(null)
  const sections = sectionsOf(house, kinds)
  const nameOf = (room: string) => roomName(kinds, room) ?? ''
  const rooms = allRooms(house, kinds)
  // The same choice as long as the names are: entries are not rendered again for a measure.
  const names = rooms.map(({ name }) => name).join()
  const roomChoice = useMemo(() => {
    const taken = names ? names.split(',') : []
    const others = [...kinds.keys()].filter((kind) => !taken.includes(kind))
    return [...taken, ...others].map((name) => [name, roomName(kinds, name) ?? ''] as const)
  }, [names, kinds])

  /** The same for an entry as long as it and its room are. */
  const known = useRef(new Map<string, HungEntry>())
  const hungOf = (item: House['items'][number], room: HouseRoom): HungEntry | undefined => {
    const record = records?.get(item.productUrl)
    const product = products.get(item.productUrl)
    if (!record || !product) return undefined
    const key = JSON.stringify([item, room])
    const hung =
      known.current.get(key) ?? hungEntry(record, item, room, bodyFinish(finishGroups(product), item.finish))
    known.current.set(key, hung)
    return hung
  }

  const latest = useRef(house)
  latest.current = house
  const change = useRef(onChange)
  change.current = onChange
  const actions = useMemo<EntryActions>(() => {
    const put = (items: House['items'], sentence = '') =>
      change.current?.({ ...latest.current, items }, sentence)
    return {
      onQuantity: (item, quantity) =>
        put(replaced(latest.current.items, item, listItem({ ...item, quantity }))),
      onMove: (item, room) => put(replaced(latest.current.items, item, listItem({ ...item, room }))),
      onRemove: (item, title) => {
        section.current?.closest('dialog')?.querySelector<HTMLElement>('h2')?.focus()
        put(withoutItem(latest.current.items, item), `${title} is off your list.`)
      },
    }
  }, [])

  const addRoom = (kind: string) => {
    const name = freeRoom(
      kind,
      rooms.map((room) => room.name),
    )
    if (!name) return
    onChange?.({ ...house, rooms: withRoom(house.rooms, { name }) }, '')
    setMeasured(name)
  }
  const double = (room: HouseRoom) => {
    const next = doubled(house, room, kinds)
    if (next) onChange?.(next, `${nameOf(next.name)} is like ${nameOf(room.name)}.`)
  }
  const drop = ({ name }: HouseRoom) => {
    section.current?.closest('dialog')?.querySelector<HTMLElement>('h2')?.focus()
    onChange?.(withoutRoom(house, name), `${nameOf(name)} is off your list.`)
  }

  const hung = sections.map(({ room, items }) => ({
    room,
    entries: items.flatMap((item) => {
      const product = products.get(item.productUrl)
      return product ? [{ item, product, hung: hungOf(item, room ?? NOWHERE) }] : []
    }),
  }))
  const sums = houseSums(
    hung.flatMap(({ entries }) =>
      entries.map(({ item, product, hung: one }) => ({
        isFan: product.kind === 'fans',
        quantity: item.quantity ?? 1,
        hung: one,
      })),
    ),
  )
  if (!records) return <p className="note">Loading the rooms.</p>
  const isOpen = (name: string) => measured === name

  return (
    <div className="house" ref={section}>
      {hung.map(({ room, entries }) => {
        const name = room ? nameOf(room.name) : 'No Room Yet'
        const id = `house-${room?.name ?? ''}`
        return (
          <section key={id} className="house-room" aria-labelledby={id}>
            <div className="house-head">
              <h3 id={id}>{name}</h3>
              {room && <p className="note">{measuresText(room) || 'No measures yet'}</p>}
            </div>
            {room && onChange && (
              <p className="house-ways">
                <button
                  className="list-quiet"
                  type="button"
                  aria-expanded={isOpen(room.name)}
                  onClick={() => setMeasured(isOpen(room.name) ? undefined : room.name)}
                >
                  {isOpen(room.name) ? 'Done' : 'Measures'}
                  <span className="visually-hidden"> of {name}</span>
                </button>
                <button className="list-quiet" type="button" onClick={() => double(room)}>
                  Double<span className="visually-hidden"> {name}</span>
                </button>
                <button className="list-quiet" type="button" onClick={() => drop(room)}>
                  Remove<span className="visually-hidden"> {name}</span>
                </button>
              </p>
            )}
            {room && onChange && isOpen(room.name) && (
              <RoomMeasures
                room={room}
                onChange={(next) => onChange({ ...house, rooms: withRoom(house.rooms, next) }, '')}
              />
            )}
            {/* Safari drops the list role of lists without bullets. */}
            <ul role="list">
              {entries.map(({ item, product, hung: one }) => (
                <HouseEntry
                  key={keyOf(item)}
                  item={item}
                  product={product}
                  hung={one}
                  rooms={roomChoice}
                  actions={onChange && actions}
                />
              ))}
            </ul>
            {entries.length === 0 && <p className="note">Nothing for this room yet.</p>}
          </section>
        )
      })}
      {onChange && (
        <label className="room-in">
          Add a room
          <select value="" onChange={({ target }) => addRoom(target.value)}>
            <option value="">Choose</option>
            {[...kinds].map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {house.items.length > 0 && <HouseTotals sums={sums} runningCost={runningCost} />}
    </div>
  )
}
