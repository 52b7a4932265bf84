import type { Catalogue } from '../create-catalogue.ts'
import { listOfBrand, paths } from '../paths.ts'
import { brandsWithFans, mainCategory, productsInCategory } from '../queries.ts'
import { isIntegratedLed } from '../rules/bulb-information.ts'
import { fixtureCardFacts } from '../rules/card-facts.ts'
import { lumensOf } from '../rules/facets/band-values.ts'
import { widthInches } from '../rules/fixture-dimensions.ts'
import { locationNote } from '../rules/location-note.ts'
import { spotFixture } from '../rules/spot/spot-fixture.ts'
import type { Fixture } from '../schema/fixture.ts'
import { slugOf } from '../slug-of.ts'
import { FIXTURE_FACETS } from './fixture-facets.ts'
import { fixtureOutline } from './fixture-outline.ts'
import { fixtureSpots } from './fixture-spots.ts'
import type { FoundBy, KindView, OwnFacts, Unknown } from './kind-view.ts'
import { present } from './present.ts'
import { spotGuide } from './size-guides.ts'
import { fixtureSpecs } from './spec-rows.ts'

/** Where a light's maker leads: to its brand screen, else to its lights, else nowhere. */
function makerOfLights(catalogue: Catalogue, maker: string): string | undefined {
  if (brandsWithFans(catalogue).some(({ nameReference }) => nameReference === maker))
    return paths.brand(maker)
  return catalogue.byBrand.fixtures.has(maker) ? listOfBrand('fixtures', maker) : undefined
}

function page(fixture: Fixture, catalogue: Catalogue): OwnFacts {
  const { manufacturer, manufacturerNameReference, partNumber, mounting } = fixture
  const url = makerOfLights(catalogue, manufacturerNameReference)
  const spots = fixture.discontinued ? undefined : fixtureSpots(fixture)
  return {
    manufacturer: { name: manufacturer, ...(url && { url }) },
    sizes: [],
    specs: fixtureSpecs(fixture),
    outline: fixtureOutline(fixture),
    // Nobody has a post to try a light on.
    ...(mounting && mounting !== 'Post' && { hangsOn: mounting === 'Wall' ? 'wall' : 'ceiling' }),
    ...(spots && { spots }),
    partNumber,
    parts: [],
  }
}

/** Order numbers of further finishes, by the slugs of those. */
const numbersBySlug = (numbers: Fixture['finishPartNumbers']) =>
  numbers && Object.fromEntries(Object.entries(numbers).map(([finish, number]) => [slugOf(finish), number]))

const summary = (fixture: Fixture): FoundBy => ({
  sizes: [widthInches(fixture)],
  fixture: spotFixture(fixture),
  partNumber: fixture.partNumber,
  ...present({
    lumens: lumensOf(fixture),
    isDimmable: fixture.dimmable || undefined,
    finishPartNumbers: numbersBySlug(fixture.finishPartNumbers),
  }),
})

const likeness = (fixture: Fixture) => ({
  traits: [
    mainCategory(fixture),
    fixture.mounting ?? '',
    locationNote(fixture.locationRating).kind,
    isIntegratedLed(fixture) ? 'led' : 'bulbs',
  ],
  sizes: [widthInches(fixture)],
})

const UNKNOWN: Unknown<Fixture> = {
  maxOverallHeight: null,
  mounting: null,
  finishPartNumbers: {},
  numberOfBulbs: null,
  bulbType: null,
  bulbShape: null,
  bulbWattage: null,
  dimmable: null,
  bulbsIncluded: null,
  weightPounds: null,
  warranty: null,
  lumensRating: null,
  replacedBy: null,
}

/** How lighting fixtures are shown. */
export const FIXTURE_VIEW: KindView<Fixture> = {
  facets: FIXTURE_FACETS,
  cardFacts: fixtureCardFacts,
  page,
  summary,
  likeness,
  unknown: UNKNOWN,
  sizeGuide: (catalogue, category) => spotGuide(productsInCategory(catalogue, 'fixtures', category)),
}
