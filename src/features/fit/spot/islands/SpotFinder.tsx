import { paths } from '../../../../catalogue/paths.ts'
import { SPOT_NAMES } from '../../../../catalogue/rules/spot/spots.ts'
import { scrollToResults } from '../../../../client/scroll.ts'
import { askingFor, noBreakUnits } from '../../measurement-text.ts'
import { ratedText } from '../../rooms/rating-text.ts'
import { SpotDrawing } from '../drawing/SpotDrawing.tsx'
import { commonFit, exampleSpot } from '../example-spots.ts'
import { sideHint } from '../side-hint.ts'
import { spotExample } from '../spot-text.ts'
import { SPOT_TOOLS } from '../spot-tools.ts'
import { SpotFields } from './SpotFields.tsx'
import { useLightCount } from './use-light-count.ts'
import { useSpot } from './use-spot.ts'

/** What light to look for in a spot, in a sentence and a drawing; without measures, those of an example. */
export function SpotFinder() {
  const { known, spot, rating, isLoading, missing, fields, save } = useSpot({
    offered: SPOT_NAMES,
    isInLink: false,
  })
  const { count, isCounting } = useLightCount(isLoading ? undefined : spot, isLoading ? undefined : rating)
  const shown = spot ?? exampleSpot(known.name)
  const rated = rating && `Here a light must be ${ratedText(rating)}.`
  const advice = [SPOT_TOOLS[shown.name].advice(shown), rated, count].filter(Boolean).join(' ')
  const showLights = () => {
    // The list below reads the spot from the address, where a remembered one is not yet.
    save(known)
    scrollToResults()
  }
  return (
    <>
      <SpotFields {...fields} hasPictures />
      {/* Said once, when it is whole. */}
      <p className="room-answer" role="status" aria-busy={isLoading || isCounting}>
        {noBreakUnits(askingFor(sideHint(known.name, missing), spot ? advice : spotExample(shown, advice)))}
      </p>
      {count && (
        <p className="room-show">
          <button type="button" className="button button-quiet" onClick={showLights}>
            Show the lights
          </button>
          <a className="tap" href={paths.contact}>
            Ask us
          </a>
        </p>
      )}
      <SpotDrawing {...commonFit(shown)} />
    </>
  )
}
