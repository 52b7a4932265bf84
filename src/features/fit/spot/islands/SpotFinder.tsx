import { paths } from '../../../../catalogue/paths.ts'
import { askingFor } from '../../../../catalogue/rules/measurement-text.ts'
import type { RoomKind } from '../../../../catalogue/schema/rooms.ts'
import { scrollToResults } from '../../../../client/scroll.ts'
import { SPOT_NAMES } from '../../../../spots/spots.ts'
import { commonFit, exampleSpot, SPOT_TOOLS, spotExample } from '../../../../spots/tools.ts'
import { ratedText } from '../../rooms/rating-text.ts'
import { Strip } from '../../Strip.tsx'
import { requestedSpot } from '../../visitor.ts'
import { SpotDrawing } from '../SpotDrawing.tsx'
import { sideHint } from '../spot-fields.ts'
import { SpotFields } from './SpotFields.tsx'
import { useLightCount } from './use-light-count.ts'
import { useSpot } from './use-spot.ts'

interface Props {
  kinds: readonly RoomKind[]
  /** How many lights the store has. */
  total: number
}

/** How many lights suit the visitor's spot, and what to look for, in a sentence and a drawing; without dimensions, those of an example. */
export function SpotFinder({ kinds, total }: Props) {
  const { known, spot, rating, missing, fields, save } = useSpot({
    offered: SPOT_NAMES,
    kinds,
    isInLink: false,
  })
  const { count, isCounting } = useLightCount(spot, rating)
  const shown = spot ?? exampleSpot(known.name)
  const rated = rating && `Here a light must be ${ratedText(rating)}.`
  const advice = SPOT_TOOLS[shown.name].advice(shown)
  const prompt = `Enter its size to see ${total > 0 ? `which of our ${total} lights` : 'which lights'} suit it.`
  const answer = [rated, count].filter(Boolean).join(' ') || prompt
  const showLights = () => {
    // The list below reads the spot from the address, and this one may be from the device.
    save(known)
    scrollToResults()
  }
  return (
    <Strip
      fields={<SpotFields {...fields} />}
      answer={askingFor(sideHint(known.name, missing), answer)}
      isCounting={isCounting}
      ways={
        count && (
          <p className="strip-ways">
            <button type="button" className="way" onClick={showLights}>
              Show the lights
            </button>
            <a className="way" href={paths.contact}>
              Ask us
            </a>
          </p>
        )
      }
      advice={spot ? advice : spotExample(shown, advice)}
      isRequested={() => requestedSpot(window).name !== undefined}
      drawing={<SpotDrawing {...commonFit(shown)} />}
    />
  )
}
