import { type ReactNode, useMemo, useState } from 'react'
import type { RunningCost } from '../../../../catalogue/rules/running-cost.ts'
import { adoptStyles } from '../../../../client/adopt-styles.ts'
import type { Product } from '../../../../client/product-data/product-file.ts'
import { freeRoom, type RoomKinds, roomName } from '../../../fit/rooms/room-kinds.ts'
import { allRooms, type House } from '../../house/house.ts'
import { hungHouse, sumsOf } from '../../house/hung-house.ts'
import { HouseTotals } from './HouseTotals.tsx'
import styles from './house.css?inline'
import { RoomSection } from './RoomSection.tsx'
import { type ChangeHouse, useHouseActions } from './use-house-actions.ts'
import { useRecords } from './use-records.ts'

adoptStyles(document, styles)

interface Props extends House {
  kinds: RoomKinds
  products: ReadonlyMap<string, Product>
  runningCost: RunningCost
  /** The same function at every render; left out in a house that was received. */
  onChange?: ChangeHouse
  /** What is at the foot of it. */
  children?: ReactNode
}

/** A list by its rooms: their measures, what is for them and whether it suits, and what all of it takes. */
export default function HouseView({ items, rooms, kinds, products, runningCost, onChange, children }: Props) {
  const records = useRecords(products.values())
  const actions = useHouseActions(onChange, kinds)
  const [added, setAdded] = useState<string>()
  // The same choice as long as the names are: entries are not rendered again for a measure.
  const names = allRooms({ items, rooms }, kinds)
    .map(({ name }) => name)
    .join()
  const choice = useMemo(() => {
    const taken = names ? names.split(',') : []
    const others = [...kinds.keys()].filter((kind) => !taken.includes(kind))
    return [...taken, ...others].map((name) => [name, roomName(kinds, name) ?? ''] as const)
  }, [names, kinds])
  if (!records) return <p className="quiet">Loading the rooms.</p>

  const hung = hungHouse({ items, rooms }, kinds, { products, records })
  const addRoom = (kind: string) => {
    const name = freeRoom(kind, names.split(','))
    if (!name) return
    actions?.onRoom({ name })
    setAdded(name)
  }
  return (
    <div className="house">
      {hung.map(({ room, entries }) => (
        <RoomSection
          key={room?.name ?? ''}
          name={room ? (roomName(kinds, room.name) ?? '') : 'No Room Yet'}
          isNew={room?.name === added}
          rooms={choice}
          {...{ room, entries, actions }}
        />
      ))}
      {actions && (
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
      {items.length > 0 && <HouseTotals sums={sumsOf(hung)} runningCost={runningCost} />}
      {children}
    </div>
  )
}
