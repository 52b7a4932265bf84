import { paths } from '../../../../catalogue/paths.ts'
import { isTooNarrowForFans } from '../../../../catalogue/rules/room/span-fit.ts'
import { scrollToResults } from '../../../../client/scroll.ts'
import { withParameters } from '../../../../client/state.ts'
import { isKnown } from '../../codecs.ts'
import { asExample, askingFor, noBreakUnits } from '../../measurement-text.ts'
import { ratedText } from '../../rooms/rating-text.ts'
import { type NamedRoom, namedRoomParameters } from '../../visitor.ts'
import { commonFan, commonMountingHeight } from '../common-fan.ts'
import { RoomDrawing } from '../drawing/RoomDrawing.tsx'
import { EXAMPLE_ROOM } from '../example-room.ts'
import { DownrodLink } from './DownrodLink.tsx'
import { RoomFields } from './RoomFields.tsx'
import { ceilingAdvice, spanAdvice } from './room-advice.ts'
import { ShowFans } from './ShowFans.tsx'
import { useFitCount } from './use-fit-count.ts'
import { useRoom } from './use-room.ts'

/** The way to the lights for a room in which no fan fits. */
function lightsForRoom({ slope: _, ...room }: NamedRoom): string {
  const [lights, section] = paths.spotFinder.split('#')
  return `${lights}${withParameters('', { spot: 'room', ...namedRoomParameters(room) })}#${section}`
}

/** What to look for in a room, in a sentence and a drawing; without a room, those of an example. */
export function RoomFinder() {
  const { room, isLoading, missing, fields, save } = useRoom({ isInLink: false })
  const { rating } = room
  const isGiven = isKnown(room)
  const shown = isGiven ? room : EXAMPLE_ROOM
  const { floor, ceilingInches, slope } = shown
  const isTooNarrow = floor !== undefined && isTooNarrowForFans(floor)
  const fan = commonFan(floor)
  const height =
    ceilingInches === undefined ? undefined : commonMountingHeight(ceilingInches, slope, fan.spanInches)
  const sentences = [
    floor && spanAdvice(floor),
    !isTooNarrow && ceilingInches !== undefined && ceilingAdvice(ceilingInches, slope, fan.spanInches),
  ]
  const { count, isCounting } = useFitCount(room)
  const measured = sentences.filter(Boolean).join(' ')
  const rated = rating && !isTooNarrow && `Here a fan must be ${ratedText(rating)}.`
  const advice = [isGiven ? measured : asExample(measured), rated, !isTooNarrow && count]
    .filter(Boolean)
    .join(' ')
  const showFans = () => {
    // The list below reads the room from the address, where a remembered one is not yet.
    save(room)
    scrollToResults()
  }
  return (
    <>
      <RoomFields {...fields} asks="room" room={room} isKnown={isGiven} />
      {/* Said once, when it is whole. */}
      <p className="room-answer" role="status" aria-busy={isLoading || isCounting}>
        {noBreakUnits(askingFor(missing, advice))}
      </p>
      {count && !isTooNarrow && <ShowFans room={room} onShow={showFans} />}
      {isTooNarrow ? (
        <p className="room-show">
          <a className="button button-quiet" href={lightsForRoom(room)}>
            Find a light for it
          </a>
        </p>
      ) : (
        <>
          {isGiven && <DownrodLink room={room} height={height} />}
          <RoomDrawing room={shown} fan={fan} bladeHeightInches={height?.bladeHeightInches} />
        </>
      )}
    </>
  )
}
