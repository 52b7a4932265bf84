import { fanRoomNeeds } from '../../../../catalogue/rules/hang/fan-needs.ts'
import { placeValues } from '../../../../catalogue/rules/location-note.ts'
import { askingFor, noBreakUnits, withArticle } from '../../../../catalogue/rules/measurement-text.ts'
import { fanFit } from '../../../../catalogue/rules/room/fan-fit.ts'
import type { RoomKind } from '../../../../catalogue/schema/rooms.ts'
import type { HangingFan } from '../../../../catalogue/views/fan-in-room.ts'
import type { LineDrawing } from '../../../../drawing/outline/line-drawing.ts'
import { HangingNeeds } from '../../HangingNeeds.tsx'
import { isKnown } from '../../room-address.ts'
import { ratingFault } from '../../rooms/rating-text.ts'
import { ShowRated } from '../../rooms/ShowRated.tsx'
import { useBodyFinish } from '../../use-body-finish.ts'
import { useChosenSize } from '../../use-chosen-size.ts'
import { namedRoomParameters } from '../../visitor.ts'
import { exampleRoomFor } from '../example-room.ts'
import { RoomDrawing } from '../RoomDrawing.tsx'
import { roomText } from '../room-text.ts'
import { DownrodLink } from './DownrodLink.tsx'
import { FanCount } from './FanCount.tsx'
import { RoomFields } from './RoomFields.tsx'
import { SizeChoice } from './SizeChoice.tsx'
import { sizeVerdict } from './size-verdict.ts'
import { useRoom } from './use-room.ts'

/** Needs of a fan in a room; none if it can’t hang there. */
function needsIn({ hanging }: HangingFan, hung: Parameters<typeof fanRoomNeeds>[1]) {
  const inRoom = fanRoomNeeds(hanging, hung)
  return inRoom.length > 0 ? [...inRoom, ...hanging.needs] : []
}

interface Props {
  fan: HangingFan
  kinds: readonly RoomKind[]
  /** Line drawing, whose lines are in the page. */
  drawing?: LineDrawing | undefined
}

/**
 * A fan in the visitor's room: each of its sizes side by side, and the one that is chosen, else the one that suits best, drawn
 * to scale. Without a room, the fan in an example of one.
 */
export function FanRoomTool({ fan, drawing, kinds }: Props) {
  const { room, missing, fields, save } = useRoom({ asks: 'room', kinds, isInLink: true })
  const finish = useBodyFinish()
  const [chosen, choose] = useChosenSize()
  const isGiven = isKnown(room)
  const shownRoom = isGiven ? room : exampleRoomFor(fan)
  const { sizes, best } = fanFit(fan, shownRoom)
  const shown = sizes.find(({ spanInches }) => spanInches === chosen) ?? best
  const fault = ratingFault(placeValues(fan), room.rating)
  const drawn = (spanInches: number, fans: 1 | 2 = 1) => ({
    spanInches,
    fans,
    bladeCount: fan.bladeCount,
    hasLight: fan.hasLight,
    drawing,
  })
  const example = isGiven ? '' : `For example, in ${withArticle(roomText(shownRoom, ' room'))}. `
  return (
    <>
      <RoomFields {...fields} hasChips />
      <FanCount room={room} onChange={save} />
      {shown && (
        <>
          <p
            className={fault ? 'room-answer room-fault' : 'room-answer'}
            role="status"
            data-example={isGiven || fault ? undefined : true}
          >
            {noBreakUnits(fault ?? askingFor(missing, example + sizeVerdict(shown, shownRoom)))}
          </p>
          {fault && room.rating && (
            <ShowRated kind="fans" rating={room.rating} asked={namedRoomParameters(room)} />
          )}
          {isGiven && !fault && sizes.length > 1 && (
            <SizeChoice
              sizes={sizes}
              shown={shown.spanInches}
              floor={room.floor}
              drawn={drawn}
              onChoose={choose}
            />
          )}
          {!fault && (
            <RoomDrawing
              room={shownRoom}
              fan={drawn(shown.spanInches, shown.span?.fans)}
              bladeHeightInches={shown.height?.bladeHeightInches}
              isOutlineOnly={!drawing}
            />
          )}
          {isGiven && !fault && shown.height && (
            <HangingNeeds
              needs={needsIn(fan, {
                height: shown.height,
                slope: room.slope ?? 0,
                finish: finish ?? fan.hanging.finish,
              })}
            />
          )}
          {isGiven && !fault && <DownrodLink room={room} height={shown.height} />}
        </>
      )}
    </>
  )
}
