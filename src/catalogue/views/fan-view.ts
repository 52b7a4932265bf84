import type { Catalogue } from '../create-catalogue.ts'
import { paths } from '../paths.ts'
import { efficiencies } from '../rules/airflow.ts'
import { fanCardFacts } from '../rules/card-facts.ts'
import { mountingValue } from '../rules/facets/mounting-value.ts'
import { lightValue } from '../rules/light-information.ts'
import { locationNote } from '../rules/location-note.ts'
import { fittingParts } from '../rules/parts.ts'
import type { Fan } from '../schema/fan.ts'
import { FAN_FACETS } from './fan-facets.ts'
import { fanInRoom } from './fan-in-room.ts'
import type { FoundBy, KindView, OwnFacts, Unknown } from './kind-view.ts'
import { present } from './present.ts'
import { roomGuide } from './size-guides.ts'
import { fanSpecsBySize } from './spec-rows.ts'

const page = (fan: Fan, catalogue: Catalogue): OwnFacts => ({
  manufacturer: { name: fan.manufacturer, url: paths.brand(fan.manufacturerNameReference) },
  sizes: [...new Set(fan.sizes)].toSorted((a, b) => a - b),
  specs: fanSpecsBySize(fan, catalogue.store.runningCost),
  parts: fan.discontinued ? [] : fittingParts(fan),
  ...(!fan.discontinued && { inRoom: fanInRoom(fan) }),
  hangsOn: 'ceiling',
  ...(!fan.discontinued &&
    fan.airflowRating && {
      figures: { airflow: fan.airflowRating, watts: fan.wattsOnHigh ?? [], sizes: fan.sizes },
    }),
  ...(fan.location && { onDisplayAt: fan.location }),
  ...(fan.modelNumber && { partNumber: fan.modelNumber }),
})

const known = (figures: readonly number[]) => (figures.length > 0 ? figures : undefined)

function summary(fan: Fan): FoundBy {
  const { sizes, airflowRating = [], bladeCount, mounting, bladeDropInches, location, modelNumber } = fan
  return {
    sizes,
    ...present({
      airflowCfm: known(airflowRating),
      cfmPerWatt: known(efficiencies(fan).map(Math.round)),
      bladeCount,
      mounting,
      bladeDropInches,
      onDisplayAt: location,
      partNumber: modelNumber,
    }),
  }
}

const likeness = (fan: Fan) => ({
  traits: [locationNote(fan.locationRating).kind, mountingValue(fan), lightValue(fan)],
  sizes: fan.sizes,
})

const UNKNOWN: Unknown<Fan> = {
  motorType: null,
  bladeCount: null,
  mounting: null,
  bladeDropInches: null,
  downrodDiameterInches: null,
  canopyMaxSlopeDegrees: null,
  wattsOnHigh: [],
  modelNumber: null,
  airflowRating: [],
  location: null,
  lightIncluded: null,
  lightKitRequired: null,
  lightKitAdaptable: null,
  universalLightKitAdaptable: null,
  lightKitInformation: null,
  lumensRating: null,
  smartFanDetails: null,
  handheldRemoteControlIncluded: null,
  handheldRemoteControlAvailable: null,
  inWallRemoteControlIncluded: null,
  inWallRemoteControlAvailable: null,
  hardwiredWallControlIncluded: null,
  hardwiredWallControlAvailable: null,
  handheldRemoteControlAndInWallRemoteControlIncluded: null,
  weightPounds: null,
  warranty: null,
  replacedBy: null,
}

/** How fans are shown. */
export const FAN_VIEW: KindView<Fan> = {
  facets: FAN_FACETS,
  cardFacts: fanCardFacts,
  page,
  summary,
  likeness,
  unknown: UNKNOWN,
  sizeGuide: (_, category) => roomGuide(category),
}
