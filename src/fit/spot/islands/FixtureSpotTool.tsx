import { lightFit } from '../../../catalogue/rules/spot/light-fit.ts'
import type { PlacedFixture } from '../../../catalogue/rules/spot/placed-fixture.ts'
import type { SpotName } from '../../../catalogue/rules/spot/spot.ts'
import { askingFor, noBreakUnits } from '../../measurement-text.ts'
import { SpotDrawing } from '../drawing/SpotDrawing.tsx'
import { exampleSpotFor } from '../example-spots.ts'
import { lightVerdict } from '../light-verdict.ts'
import { sideHint } from '../spot-fields.ts'
import { spotExample } from '../spot-text.ts'
import { SpotFields } from './SpotFields.tsx'
import { useSpot } from './use-spot.ts'

interface Props {
  fixture: PlacedFixture
  /** The places that it may be for; the one that it suggests is the first. */
  offered: readonly [SpotName, ...SpotName[]]
}

/**
 * A fixture in the visitor's place: whether it suits, how many are meant, how it hangs, and a drawing to scale. Without measures,
 * the fixture in an example of its place.
 */
export function FixtureSpotTool({ fixture, offered }: Props) {
  const { known, spot, missing, fields } = useSpot({ offered, isInLink: true })
  const shown = spot ?? exampleSpotFor(fixture, known.name)
  const fit = lightFit(fixture, shown)
  const verdict = lightVerdict(fixture, shown, fit)
  // No usual place suits it: nobody is told of one that they have not named.
  const hasExample = spot !== undefined || fit.suits !== 'no'
  const words = spot
    ? verdict
    : hasExample
      ? spotExample(shown, verdict)
      : 'Give its measures, and see how this light fits.'
  return (
    <>
      <SpotFields {...fields} hasPictures={false} />
      <p
        className={spot && fit.suits === 'no' ? 'room-answer room-fault' : 'room-answer'}
        role="status"
        data-example={spot ? undefined : true}
      >
        {noBreakUnits(askingFor(sideHint(known.name, missing), words))}
      </p>
      {hasExample && <SpotDrawing spot={shown} fixture={fixture} fit={fit} />}
    </>
  )
}
