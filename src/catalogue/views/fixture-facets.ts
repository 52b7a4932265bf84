import { isIntegratedLed } from '../rules/bulb-information.ts'
import { OUTPUT_VALUES, outputValues, WIDTH_VALUES, widthValues } from '../rules/facets/band-values.ts'
import { type FixtureMountingValue, fixtureMountingValue } from '../rules/facets/mounting-value.ts'
import { type Place, placeValues } from '../rules/location-note.ts'
import type { Fixture } from '../schema/fixture.ts'
import {
  ASK_US,
  bands,
  FAN_PLACES,
  type FacetDefinition,
  type Labels,
  labelled,
  SHARED_FACETS,
} from './facet-definitions.ts'

const FIXTURE_PLACES: Labels<Place> = { ...FAN_PLACES, porch: 'Bath or covered porch' }
const FIXTURE_MOUNTINGS: Labels<FixtureMountingValue> = {
  hanging: 'Hanging',
  ceiling: 'Close to the ceiling',
  wall: 'On a wall',
  post: 'On a post',
  ask: ASK_US,
}
const SOURCES = { led: 'Integrated LED', bulbs: 'Takes bulbs' } as const

/** The facets of fixtures. */
export const FIXTURE_FACETS: readonly FacetDefinition<Fixture>[] = [
  { name: 'width', label: 'Width', values: widthValues, options: bands(WIDTH_VALUES) },
  {
    name: 'mounting',
    label: 'Mounting',
    values: (fixture) => [fixtureMountingValue(fixture)],
    options: labelled(FIXTURE_MOUNTINGS),
  },
  { name: 'place', label: 'Where it hangs', values: placeValues, options: labelled(FIXTURE_PLACES) },
  {
    name: 'source',
    label: 'Light source',
    values: (fixture) => [isIntegratedLed(fixture) ? 'led' : 'bulbs'],
    options: labelled(SOURCES),
  },
  {
    name: 'output',
    label: 'Light output',
    values: outputValues,
    options: () => [...bands(OUTPUT_VALUES)(), ['ask', ASK_US]],
  },
  ...SHARED_FACETS,
]
