import { useEffect } from 'react'
import { placeValues } from '../../catalogue/rules/location-note.ts'
import type { RoomKind } from '../../catalogue/schema/rooms.ts'
import type { FixtureSpots } from '../../catalogue/views/fixture-spots.ts'
import type { LineDrawing } from '../../drawing/outline/line-drawing.ts'
import { SceneFigures } from '../../drawing/SceneDrawing.tsx'
import { isLinear, type SpotFixture } from '../../spots/spot.ts'
import { exampleSpotFor, inRow, lightFit, SPOTS, spotExample } from '../../spots/spots.ts'
import { setRowOfPage } from '../list/page-entry.ts'
import { lightVerdict, spotNeeds } from './light-verdict.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { spotOf } from './place.ts'
import { ratingFault } from './rooms.ts'
import { usePlace } from './use-place.ts'
import { Verdict } from './Verdict.tsx'

interface Props extends FixtureSpots {
  fixture: SpotFixture
  kinds: readonly RoomKind[]
  drawing?: LineDrawing | undefined
}

export function LightTool({ fixture, offered, needs, drawing, kinds }: Props) {
  const tool = usePlace({ offered, kinds, isInLink: true })
  const { place } = tool
  const { rating, spot: name = offered[0] } = place
  const spot = spotOf(place)
  const shown = { ...(spot ?? exampleSpotFor(fixture, name)), ...(rating && { rating }) }
  const fit = lightFit(fixture, shown)
  const verdict = lightVerdict(fixture, shown, fit)
  const fault = ratingFault(placeValues(fixture), rating)
  // No usual spot suits it: verdicts only name spots that the visitor chose.
  const hasExample = spot !== undefined || fit.suits !== 'no'
  const example = hasExample
    ? spotExample(shown, verdict)
    : 'Enter the dimensions to see how this light fits.'

  const row = spot && inRow(fixture, spot)
  useEffect(() => setRowOfPage(row), [row])

  return (
    <>
      <PlaceFields {...tool} hasRows={!isLinear(fixture)} />
      <Verdict
        {...{ kind: 'fixtures', place, fault }}
        words={spot ? verdict : example}
        isWarning={spot !== undefined && fit.suits === 'no'}
        isExample={!spot}
        needs={spot ? spotNeeds(fixture, shown, fit, needs) : []}
      >
        {hasExample && (
          <SceneFigures
            scenes={SPOTS[name].draw({ spot: shown, fixture, fit, drawing })}
            isOutlineOnly={!drawing}
          />
        )}
      </Verdict>
    </>
  )
}
