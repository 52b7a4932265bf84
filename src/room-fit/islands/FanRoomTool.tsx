import { useRef, useState } from 'react'
import { fanFit } from '../../catalogue/rules/room/fan-fit.ts'
import type { FanInRoom } from '../../catalogue/views/fan-in-room.ts'
import { RoomDrawing } from '../drawing/RoomDrawing.tsx'
import { RoomFields } from './RoomFields.tsx'
import { isKnown } from '../room/room-address.ts'
import { keepUnits, sizeAnswer } from './room-advice.ts'
import { SizeChoice } from './SizeChoice.tsx'
import { useRoom } from './use-room.ts'

interface Props {
  fan: FanInRoom
}

/** A fan in the visitor's room: each of its sizes side by side, and the one that suits best drawn to scale. */
export function FanRoomTool({ fan }: Props) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const { room, faults, follow, clear } = useRoom(fields, true)
  const [chosen, choose] = useState<number>()
  const { sizes, best } = fanFit(fan, room)
  const shown = sizes.find(({ spanInches }) => spanInches === chosen) ?? best
  const drawn = (spanInches: number, fans: 1 | 2 = 1) => ({
    spanInches,
    fans,
    bladeCount: fan.bladeCount,
    hasLight: fan.hasLight,
  })
  return (
    <>
      <RoomFields
        ref={fields}
        asks="room"
        faults={faults}
        isKnown={isKnown(room)}
        onFollow={(isLeft) => {
          choose(undefined)
          follow(isLeft)
        }}
        onClear={clear}
      />
      <p className="room-answer" role="status">
        {shown && isKnown(room) && keepUnits(sizeAnswer(shown))}
      </p>
      {shown && isKnown(room) && (
        <>
          {sizes.length > 1 && (
            <SizeChoice
              sizes={sizes}
              shown={shown.spanInches}
              floor={room.floor}
              drawn={drawn}
              onChoose={choose}
            />
          )}
          <RoomDrawing
            room={room}
            fan={drawn(shown.spanInches, shown.span?.fans)}
            bladeInches={
              shown.hanging && 'bladeInches' in shown.hanging ? shown.hanging.bladeInches : undefined
            }
          />
        </>
      )}
    </>
  )
}
