import { landOnResults } from '../../../browser/scroll-restoration/land-on-results.ts'
import { SPOT_NAMES } from '../../../catalogue/rules/spot/spot.ts'
import { askingFor, noBreakUnits } from '../../measurement-text.ts'
import { SpotDrawing } from '../drawing/SpotDrawing.tsx'
import { commonFit, EXAMPLE_SPOTS } from '../example-spots.ts'
import { spotAdvice } from '../spot-advice.ts'
import { sideHint } from '../spot-fields.ts'
import { spotExample } from '../spot-text.ts'
import { SpotFields } from './SpotFields.tsx'
import { useLightCount } from './use-light-count.ts'
import { useSpot } from './use-spot.ts'

/** What light to look for in a place, in a sentence and a drawing; without measures, those of an example. */
export function SpotFinder() {
  const { known, spot, missing, fields, save } = useSpot({ offered: SPOT_NAMES, isInLink: false })
  const count = useLightCount(spot)
  const shown = spot ?? EXAMPLE_SPOTS[known.name]
  const advice = [spotAdvice(shown), count].filter(Boolean).join(' ')
  const showLights = () => {
    // The list below reads the place from the address, where a remembered one is not yet.
    save(known)
    landOnResults({ page: document, view: window })
  }
  return (
    <>
      <SpotFields {...fields} hasPictures />
      <p className="room-answer" role="status">
        {noBreakUnits(askingFor(sideHint(known.name, missing), spot ? advice : spotExample(shown, advice)))}
      </p>
      {count && (
        <p className="room-show">
          <button type="button" className="button button-quiet" onClick={showLights}>
            Show the lights
          </button>
        </p>
      )}
      <SpotDrawing {...commonFit(shown)} />
    </>
  )
}
