import { useState } from 'react'
import { fanFit } from '../../catalogue/rules/room/fan-fit.ts'
import type { FanInRoom } from '../../catalogue/views/fan-in-room.ts'
import { RoomDrawing } from '../drawing/RoomDrawing.tsx'
import { noBreakUnits } from '../measurement-text.ts'
import { isKnown } from '../room/room-address.ts'
import { RoomFields } from './RoomFields.tsx'
import { SizeChoice } from './SizeChoice.tsx'
import { sizeVerdict } from './size-verdict.ts'
import { useMeantSize } from './use-meant-size.ts'
import { useRoom } from './use-room.ts'

interface Props {
  fan: FanInRoom
}

/** A fan in the visitor's room: each of its sizes side by side, and the one that suits best drawn to scale. */
export function FanRoomTool({ fan }: Props) {
  const { room, fields } = useRoom({ isInLink: true })
  const [chosen, setChosen] = useState<number>()
  const { sizes, best } = fanFit(fan, room)
  const shown = sizes.find(({ spanInches }) => spanInches === chosen) ?? best
  const suited = isKnown(room) && best?.suits !== 'no' ? best?.spanInches : undefined
  useMeantSize(fields.ref, sizes.length > 1 ? (chosen ?? suited) : undefined)
  const drawn = (spanInches: number, fans: 1 | 2 = 1) => ({
    spanInches,
    fans,
    bladeCount: fan.bladeCount,
    hasLight: fan.hasLight,
  })
  return (
    <>
      <RoomFields
        {...fields}
        asks="room"
        isKnown={isKnown(room)}
        onEdit={(isLeft) => {
          setChosen(undefined)
          fields.onEdit(isLeft)
        }}
      />
      <p className="room-answer" role="status">
        {shown && isKnown(room) && noBreakUnits(sizeVerdict(shown))}
      </p>
      {shown && isKnown(room) && (
        <>
          {sizes.length > 1 && (
            <SizeChoice
              sizes={sizes}
              shown={shown.spanInches}
              floor={room.floor}
              drawn={drawn}
              onChoose={setChosen}
            />
          )}
          <RoomDrawing
            room={room}
            fan={drawn(shown.spanInches, shown.span?.fans)}
            bladeHeightInches={shown.height?.bladeHeightInches}
          />
        </>
      )}
    </>
  )
}
