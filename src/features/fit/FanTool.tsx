import { useEffect, useState } from 'react'
import { fanRoomNeeds } from '../../catalogue/rules/hang/fan-needs.ts'
import { placeValues } from '../../catalogue/rules/location-note.ts'
import { roomText } from '../../catalogue/rules/measurement-text.ts'
import { formatInches } from '../../catalogue/rules/numbers.ts'
import { fanFit } from '../../catalogue/rules/room/fan-fit.ts'
import type { RoomKind } from '../../catalogue/schema/rooms.ts'
import type { HangingFan } from '../../catalogue/views/fan-in-room.ts'
import { useStateText } from '../../client/react.tsx'
import { putParameters, queryParameter } from '../../client/state.ts'
import type { LineDrawing } from '../../drawing/outline/line-drawing.ts'
import { SceneFigures } from '../../drawing/SceneDrawing.tsx'
import { exampleRoomFor } from './common-fan.ts'
import { DownrodLink } from './DownrodTool.tsx'
import { PlaceFields, RowChoice } from './PlaceFields.tsx'
import { isKnown } from './room-address.ts'
import { roomScenes } from './room-scenes.ts'
import { ratingFault } from './rooms.ts'
import { shortVerdict, sizeVerdict } from './size-verdict.ts'
import { usePlace } from './use-place.ts'
import { Verdict } from './Verdict.tsx'

/** Name of the chosen finish: the first choice is the body's, in whose finish a downrod is ordered. */
function useFinish(): string | undefined {
  const [finish, setFinish] = useState<string>()
  useEffect(() => {
    const form = document.querySelector('form[data-finish-choice]')
    const update = () => setFinish(form?.querySelector('label:has(:checked)')?.textContent?.trim())
    update()
    form?.addEventListener('change', update)
    return () => form?.removeEventListener('change', update)
  }, [])
  return finish
}

function chooseSize(spanInches: number): void {
  // The page's own script may not be there yet.
  putParameters({ size: String(spanInches) })
  const input = document.querySelector<HTMLInputElement>(`[data-size-choice] [value="${spanInches}"]`)
  if (!input) return
  input.checked = true
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

interface Props {
  fan: HangingFan
  kinds: readonly RoomKind[]
  drawing?: LineDrawing | undefined
}

/** Sizes side by side, and the chosen one, else the one that suits best, drawn to scale; an example without a room. */
export function FanTool({ fan, drawing, kinds }: Props) {
  const tool = usePlace({ kinds, isInLink: true })
  const { place } = tool
  const finish = useFinish()
  const chosen = Number(useStateText(() => queryParameter(location.search, 'size') ?? ''))
  const isGiven = isKnown(place)
  const room = isGiven ? place : exampleRoomFor(fan)
  const { sizes, best } = fanFit(fan, room)
  const shown = sizes.find(({ spanInches }) => spanInches === chosen) ?? best
  if (!shown) return null
  const { spanInches, span, height } = shown
  const { hanging, bladeCount, hasLight } = fan
  const fault = ratingFault(placeValues(fan), place.rating)
  const example = isGiven ? '' : `For example: ${roomText(room, ' room')}. `
  const roomNeeds =
    isGiven && height
      ? fanRoomNeeds(hanging, { height, slope: room.slope ?? 0, finish: finish ?? hanging.finish })
      : []
  return (
    <>
      <PlaceFields {...tool} {...(span && { fans: span.fans })} />
      {isGiven && !fault && sizes.length > 1 && (
        <RowChoice
          label="Size in the drawing"
          name="room-size"
          options={sizes.map(
            (size) =>
              [size.spanInches, `${formatInches(size.spanInches)}\u00a0in. ${shortVerdict(size)}`] as const,
          )}
          value={spanInches}
          onChange={chooseSize}
        />
      )}
      <Verdict
        {...{ kind: 'fans', place, fault }}
        words={example + sizeVerdict(shown, room)}
        isExample={!isGiven}
        needs={roomNeeds.length > 0 ? [...roomNeeds, ...hanging.needs] : []}
      >
        <SceneFigures
          scenes={roomScenes({
            room,
            fan: { spanInches, fans: span?.fans ?? 1, bladeCount, hasLight, drawing },
            bladeHeightInches: height?.bladeHeightInches,
          })}
          isOutlineOnly={!drawing}
        />
      </Verdict>
      {isGiven && !fault && <DownrodLink room={place} height={height} />}
    </>
  )
}
