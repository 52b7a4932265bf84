import { type ControlValue, controlValues } from '../rules/control-type.ts'
import { SPAN_VALUES, spanValues } from '../rules/facets/band-values.ts'
import { type MountingValue, mountingValue } from '../rules/facets/mounting-value.ts'
import { type LightValue, lightValue } from '../rules/light-information.ts'
import { placeValues } from '../rules/location-note.ts'
import { DC_MOTOR, type MotorValue, motorValue } from '../rules/motor.ts'
import type { Fan } from '../schema/fan.ts'
import {
  ASK_US,
  bands,
  FAN_PLACES,
  type FacetDefinition,
  type Labels,
  labelled,
  SHARED_FACETS,
} from './facet-definitions.ts'

const LIGHTS: Labels<LightValue> = {
  included: 'Light included',
  kit: 'Takes a light kit',
  none: 'No light',
  ask: ASK_US,
}
const CONTROLS: Labels<ControlValue> = {
  remote: 'Remote',
  wall: 'Wall control',
  phone: 'Phone or voice',
  chain: 'Pull chain only',
  ask: ASK_US,
}
const MOUNTINGS: Labels<MountingValue> = { downrod: 'Downrod', 'low-profile': 'Low profile', ask: ASK_US }
const MOTORS: Labels<MotorValue> = { dc: 'DC', ac: 'AC', ask: ASK_US }

/** The facets of fans, in the order of the bar. */
export const FAN_FACETS: readonly FacetDefinition<Fan>[] = [
  { name: 'span', label: 'Blade span', values: spanValues, options: bands(SPAN_VALUES) },
  { name: 'place', label: 'Where it hangs', values: placeValues, options: labelled(FAN_PLACES) },
  { name: 'light', label: 'Light', values: (fan) => [lightValue(fan)], options: labelled(LIGHTS) },
  {
    name: 'control',
    label: 'Control',
    note: 'With the fan or sold separately',
    values: controlValues,
    options: labelled(CONTROLS),
  },
  {
    name: 'mounting',
    label: 'Mounting',
    values: (fan) => [mountingValue(fan)],
    options: labelled(MOUNTINGS),
  },
  {
    name: 'motor',
    label: 'Motor',
    note: DC_MOTOR,
    values: (fan) => [motorValue(fan)],
    options: labelled(MOTORS),
  },
  ...SHARED_FACETS,
  {
    name: 'display',
    label: 'In the showroom',
    values: ({ location }) => (location ? ['yes'] : []),
    options: () => [['yes', 'On display']],
    // Where few places are written down, most of what hangs in the showroom would be hidden.
    leastShare: 0.5,
  },
]
