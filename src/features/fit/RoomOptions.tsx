import { type RoomKinds, roomName } from './rooms.ts'

export const RoomOptions = ({ kinds, rooms }: { kinds: RoomKinds; rooms: Iterable<string> }) =>
  [...rooms].map((room) => (
    <option key={room} value={room}>
      {roomName(kinds, room)}
    </option>
  ))
