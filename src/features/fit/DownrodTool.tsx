import { paths } from '../../catalogue/paths.ts'
import { asExample, noBreakUnits } from '../../catalogue/rules/measurement-text.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import type { MountingHeight } from '../../catalogue/rules/room/mounting-height.ts'
import type { RoomKind } from '../../catalogue/schema/rooms.ts'
import { withParameters } from '../../client/state.ts'
import { SceneFigures } from '../../drawing/SceneDrawing.tsx'
import { ceilingAdvice, commonFan, commonMountingHeight } from './common-fan.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { roomParameters } from './room-address.ts'
import { roomScenes } from './room-scenes.ts'
import { usePlace } from './use-place.ts'

interface LinkProps {
  room: Room
  height: MountingHeight | undefined
}

export function DownrodLink({ room, height }: LinkProps) {
  if (height?.kind !== 'longerDownrod' && height?.kind !== 'joinedDownrods') return null
  return (
    <p className="room-link screen-only">
      <a className="tap" href={paths.downrods.replace('#', `${withParameters('', roomParameters(room))}#`)}>
        See downrod lengths and finishes
      </a>
    </p>
  )
}

const EXAMPLE_INCHES = 120

/** Which downrod for a ceiling, in a sentence and an elevation; without a ceiling, those of an example. */
export function DownrodTool({ kinds }: { kinds: readonly RoomKind[] }) {
  const tool = usePlace({ kinds, isCeilingOnly: true })
  const { place } = tool
  const isGiven = place.ceilingInches !== undefined
  const { ceilingInches = EXAMPLE_INCHES, slope } = place
  const advice = ceilingAdvice(ceilingInches, slope)
  return (
    <>
      <PlaceFields {...tool} />
      <p className="room-answer" role="status">
        {noBreakUnits(isGiven ? advice : asExample(advice))}
      </p>
      <SceneFigures
        scenes={roomScenes({
          room: { ceilingInches, ...(slope && { slope }) },
          fan: commonFan(undefined),
          bladeHeightInches: commonMountingHeight(ceilingInches, slope).bladeHeightInches,
        })}
      />
    </>
  )
}
