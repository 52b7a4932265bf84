import { paths } from '../../../../catalogue/paths.ts'
import { asExample, askingFor } from '../../../../catalogue/rules/measurement-text.ts'
import { isTooNarrowForFans } from '../../../../catalogue/rules/room/span-fit.ts'
import type { RoomKind } from '../../../../catalogue/schema/rooms.ts'
import { scrollToResults } from '../../../../client/scroll.ts'
import { withParameters } from '../../../../client/state.ts'
import { isKnown } from '../../room-address.ts'
import { ratedText } from '../../rooms/rating-text.ts'
import { Strip } from '../../Strip.tsx'
import { type NamedRoom, namedRoomParameters, requestedRoom } from '../../visitor.ts'
import { commonFan, commonMountingHeight, fansFor } from '../common-fan.ts'
import { EXAMPLE_ROOM } from '../example-room.ts'
import { RoomDrawing } from '../RoomDrawing.tsx'
import { DownrodLink } from './DownrodLink.tsx'
import { FanCount } from './FanCount.tsx'
import { RoomFields } from './RoomFields.tsx'
import { ceilingAdvice, spanAdvice } from './room-advice.ts'
import { ShowFans } from './ShowFans.tsx'
import { useFitCount } from './use-fit-count.ts'
import { useRoom } from './use-room.ts'

/** The lights for a room that is too narrow for a fan. */
function lightsForRoom({ slope: _, ...room }: NamedRoom): string {
  const [lights, section] = paths.spotFinder.split('#')
  return `${lights}${withParameters('', { spot: 'room', ...namedRoomParameters(room) })}#${section}`
}

interface Props {
  kinds: readonly RoomKind[]
  /** How many fans the store has. */
  total: number
}

/** How many fans fit the visitor's room, and what to look for, in a sentence and a drawing; without a room, those of an example. */
export function RoomFinder({ kinds, total }: Props) {
  const { room, missing, fields, save } = useRoom({ asks: 'room', kinds, isInLink: false })
  const { rating } = room
  const isGiven = isKnown(room)
  const shown = isGiven ? room : EXAMPLE_ROOM
  const { floor, ceilingInches, slope } = shown
  const isTooNarrow = floor !== undefined && isTooNarrowForFans(floor)
  const fan = commonFan(floor, fansFor(shown))
  const height =
    ceilingInches === undefined ? undefined : commonMountingHeight(ceilingInches, slope, fan.spanInches)
  const advice = [
    floor && !isTooNarrow && spanAdvice(floor),
    ceilingInches !== undefined && ceilingAdvice(ceilingInches, slope, fan.spanInches),
  ]
    .filter(Boolean)
    .join(' ')
  const { count, isCounting } = useFitCount(room)
  const rated = rating && `Here a fan must be ${ratedText(rating)}.`
  const prompt = `Enter your room to see ${total > 0 ? `which of our ${total} fans fit` : 'which fans fit'}.`
  const answer = isTooNarrow && floor ? spanAdvice(floor) : [rated, count].filter(Boolean).join(' ') || prompt
  const showFans = () => {
    // The list below reads the room from the address, and this one may be from the device.
    save(room)
    scrollToResults()
  }
  return (
    <Strip
      fields={
        <>
          <RoomFields {...fields} />
          <FanCount room={room} onChange={save} />
        </>
      }
      answer={askingFor(missing, answer)}
      isCounting={isCounting}
      ways={
        isTooNarrow ? (
          <a className="way" href={lightsForRoom(room)}>
            Find a light for it
          </a>
        ) : (
          count && <ShowFans room={room} onShow={showFans} />
        )
      }
      advice={isGiven ? advice : asExample(advice)}
      isRequested={() => requestedRoom(window) !== undefined}
      drawing={
        !isTooNarrow && <RoomDrawing room={shown} fan={fan} bladeHeightInches={height?.bladeHeightInches} />
      }
    >
      {isGiven && !isTooNarrow && <DownrodLink room={room} height={height} />}
    </Strip>
  )
}
