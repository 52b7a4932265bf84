import { memo } from 'react'
import type { RoomKinds } from '../../../fit/rooms/room-kinds.ts'
import { ChoiceAtOnce } from './ChoiceAtOnce.tsx'

/** Adds a room of a kind to the house. */
export const AddRoom = memo(({ kinds, onAdd }: { kinds: RoomKinds; onAdd(kind: string): void }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the select in it.
  <label className="room-in">
    Add a room
    <ChoiceAtOnce value="" onChoose={onAdd}>
      <option value="">Choose</option>
      {[...kinds].map(([kind, { name }]) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
    </ChoiceAtOnce>
  </label>
))
