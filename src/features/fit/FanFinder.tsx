import { paths } from '../../catalogue/paths.ts'
import { asExample } from '../../catalogue/rules/measurement-text.ts'
import { isTooNarrowForFans } from '../../catalogue/rules/room/span-fit.ts'
import type { RoomKind } from '../../catalogue/schema/rooms.ts'
import { withParameters } from '../../client/state.ts'
import {
  ceilingAdvice,
  commonFan,
  commonMountingHeight,
  EXAMPLE_ROOM,
  fansFor,
  spanAdvice,
} from './common-fan.ts'
import { DownrodLink } from './DownrodTool.tsx'
import { type Place, placeParameters } from './place.ts'
import { isKnown } from './room-address.ts'
import { roomFilter } from './room-filter.ts'
import { roomScenes } from './room-scenes.ts'
import { Strip } from './Strip.tsx'
import { usePlace } from './use-place.ts'

function LightsLink({ place }: { place: Place }) {
  const { slope: _, at: __, ...room } = placeParameters(place)
  const search = withParameters('', { ...room, spot: 'room' })
  return (
    <a className="text-button tap" href={paths.spotFinder.replace('#', `${search}#`)}>
      Find a light for this room
    </a>
  )
}

interface Props {
  kinds: readonly RoomKind[]
  total: number
}

/** Number of fans that fit the visitor's room, and what to look for, as a sentence and a drawing; an example until there is a room. */
export function FanFinder({ kinds, total }: Props) {
  const tool = usePlace({ kinds })
  const { place } = tool
  const isGiven = isKnown(place)
  const room = isGiven ? place : EXAMPLE_ROOM
  const { floor, ceilingInches, slope } = room
  const fan = commonFan(floor, fansFor(room))
  const height =
    ceilingInches === undefined ? undefined : commonMountingHeight(ceilingInches, slope, fan.spanInches)
  const narrow = floor && isTooNarrowForFans(floor) ? floor : undefined
  const advice = [
    floor && spanAdvice(floor),
    ceilingInches !== undefined && ceilingAdvice(ceilingInches, slope, fan.spanInches),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <Strip
      {...{ kind: 'fans', tool, total }}
      filter={roomFilter(place)}
      instead={narrow && { text: spanAdvice(narrow), link: <LightsLink place={place} /> }}
      advice={isGiven ? advice : asExample(advice)}
      scenes={roomScenes({ room, fan, bladeHeightInches: height?.bladeHeightInches })}
    >
      {isGiven && <DownrodLink room={place} height={height} />}
    </Strip>
  )
}
