import { paths } from '../../../../catalogue/paths.ts'
import type { Room } from '../../../../catalogue/rules/room/fan-fit.ts'
import type { MountingHeight } from '../../../../catalogue/rules/room/mounting-height.ts'
import { withParameters } from '../../../../client/state.ts'
import { roomParameters } from '../../room-address.ts'

interface Props {
  room: Room
  height: MountingHeight | undefined
}

/** Where a fan takes a longer downrod than the one from its box: the way to the downrods, with the room. */
export function DownrodLink({ room, height }: Props) {
  if (height?.kind !== 'longerDownrod' && height?.kind !== 'joinedDownrods') return null
  const [parts, section] = paths.downrods.split('#')
  return (
    <p className="room-downrods">
      <a className="tap" href={`${parts}${withParameters('', roomParameters(room))}#${section}`}>
        See downrod lengths and finishes
      </a>
    </p>
  )
}
