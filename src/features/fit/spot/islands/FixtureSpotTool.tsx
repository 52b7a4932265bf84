import { placeValues } from '../../../../catalogue/rules/location-note.ts'
import { askingFor, noBreakUnits } from '../../../../catalogue/rules/measurement-text.ts'
import type { RoomKind } from '../../../../catalogue/schema/rooms.ts'
import type { FixtureSpots } from '../../../../catalogue/views/fixture-spots.ts'
import type { LineDrawing } from '../../../../drawing/outline/line-drawing.ts'
import { isLinear } from '../../../../spots/spot.ts'
import { inRow, lightFit } from '../../../../spots/spots.ts'
import { exampleSpotFor, spotExample } from '../../../../spots/tools.ts'
import { spotParameters } from '../../codecs.ts'
import { HangingNeeds } from '../../HangingNeeds.tsx'
import { ratingFault } from '../../rooms/rating-text.ts'
import { ShowRated } from '../../rooms/ShowRated.tsx'
import { useMeant } from '../../use-meant.ts'
import { lightVerdict } from '../light-verdict.ts'
import { SpotDrawing } from '../SpotDrawing.tsx'
import { sideHint } from '../spot-fields.ts'
import { spotNeeds } from '../spot-needs.ts'
import { SpotFields } from './SpotFields.tsx'
import { useSpot } from './use-spot.ts'

interface Props extends FixtureSpots {
  kinds: readonly RoomKind[]
  /** Line drawing, whose lines are in the page. */
  drawing?: LineDrawing | undefined
}

/**
 * A fixture in the visitor's spot: whether it suits, how many are meant, how it hangs, and a drawing to scale. Without measures,
 * the fixture in an example of its spot.
 */
export function FixtureSpotTool({ fixture, offered, needs, drawing, kinds }: Props) {
  const { known, spot, rating, missing, fields } = useSpot({ offered, kinds, isInLink: true })
  useMeant(fields.fieldset, 'row', spot && inRow(fixture, spot)?.toString())
  const shown = { ...(spot ?? exampleSpotFor(fixture, known.name)), ...(rating && { rating }) }
  const fit = lightFit(fixture, shown)
  const verdict = lightVerdict(fixture, shown, fit)
  // No usual spot suits it: nobody is told of one that they have not named.
  const hasExample = spot !== undefined || fit.suits !== 'no'
  const isUnrated = ratingFault(placeValues(fixture), rating) !== undefined
  const words =
    spot || isUnrated
      ? verdict
      : hasExample
        ? spotExample(shown, verdict)
        : 'Enter the dimensions to see how this light fits.'
  return (
    <>
      <SpotFields {...fields} hasChips hasRows={!isLinear(fixture)} />
      <p
        className={(spot || isUnrated) && fit.suits === 'no' ? 'room-answer room-fault' : 'room-answer'}
        role="status"
        data-example={spot || isUnrated ? undefined : true}
      >
        {noBreakUnits(isUnrated ? words : askingFor(sideHint(known.name, missing), words))}
      </p>
      {isUnrated && rating && (
        <ShowRated kind="fixtures" rating={rating} asked={{ ...spotParameters(known), in: known.in }} />
      )}
      {hasExample && !isUnrated && (
        <SpotDrawing spot={shown} {...{ fixture, fit, drawing }} isOutlineOnly={!drawing} />
      )}
      {spot && !isUnrated && <HangingNeeds needs={spotNeeds(fixture, shown, fit, needs)} />}
    </>
  )
}
