import type { Product } from '../kinds/product.ts'
import { paths } from '../paths.ts'
import { airflowText, efficiencyText } from '../rules/airflow.ts'
import { bulbAnswers, bulbInformation } from '../rules/bulb-information.ts'
import { colourLists } from '../rules/colour-lists.ts'
import { controlType, isControlSold } from '../rules/control-type.ts'
import { dimensionsNote, fixtureDimensions, sizeNote } from '../rules/fixture-dimensions.ts'
import { lightInformation, lightValue } from '../rules/light-information.ts'
import { type LocationNote, locationNote } from '../rules/location-note.ts'
import { motorText } from '../rules/motor.ts'
import { partNumberLines } from '../rules/part-number-lines.ts'
import { lowestCeiling } from '../rules/room/lowest-ceiling.ts'
import { roomSize } from '../rules/room/room-size.ts'
import { electricityText, type RunningCost, runningCostText } from '../rules/running-cost.ts'
import { sizesText } from '../rules/sizes-text.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

/** A row of the specification table; a row with nothing to say is left out. */
export interface SpecRow {
  label: string
  lines: string[]
  /** The small drawn sign beside it. */
  sign?: LocationNote['kind']
  /** Where its figures are explained, or what it mentions can be found. */
  link?: { label: string; url: string }
}

const COLOUR_ROWS = {
  Finish: 'Finishes',
  Body: 'Body finishes',
  Blades: 'Blade finishes',
  Light: 'Light finishes',
} as const

const colourRows = (product: Product): SpecRow[] =>
  colourLists(product).map(({ label, colours }) => ({
    label: COLOUR_ROWS[label],
    lines: [colours.join(', ')],
  }))

function locationRow({ locationRating }: Product): SpecRow {
  const { note, kind } = locationNote(locationRating)
  return { label: 'Location rating', lines: [locationRating, note], sign: kind }
}

const filled = (rows: SpecRow[]): SpecRow[] => rows.filter(({ lines }) => lines.length > 0)

const RUNNING_COST_EXPLAINED = { label: 'How we estimate this', url: paths.runningCost }

/** The parts that a row speaks of. */
const DOWNRODS = { link: { label: 'Downrods for higher ceilings', url: paths.downrods } }
const LIGHT_KITS = { link: { label: 'Light kits', url: paths.lightKits } }
const CONTROLS = { link: { label: 'Controls', url: paths.controls } }

/** The specification table of a fan's page. */
export const fanSpecs = (fan: Fan, cost: RunningCost): SpecRow[] =>
  filled([
    { label: 'Sizes', lines: [sizesText(fan.sizes)] },
    { label: 'Room size', lines: roomSize(fan) },
    { label: 'Lowest ceiling', lines: lowestCeiling(fan), ...(fan.mounting === 'Downrod' && DOWNRODS) },
    { label: 'Airflow', lines: airflowText(fan) },
    { label: 'Efficiency', lines: efficiencyText(fan) },
    { label: 'Electricity', lines: electricityText(fan) },
    { label: 'Running cost', lines: runningCostText(fan, cost), link: RUNNING_COST_EXPLAINED },
    { label: 'Motor', lines: motorText(fan) },
    { label: 'Control', lines: controlType(fan), ...(isControlSold(fan) && CONTROLS) },
    { label: 'Light', lines: lightInformation(fan), ...(lightValue(fan) === 'kit' && LIGHT_KITS) },
    locationRow(fan),
    ...colourRows(fan),
    { label: 'Model number', lines: fan.modelNumber ? [fan.modelNumber] : [] },
    { label: 'Styles', lines: fan.styles.length > 0 ? [fan.styles.join(', ')] : [] },
  ])

/** The specification table of a fixture's page. */
export const fixtureSpecs = (fixture: Fixture): SpecRow[] =>
  filled([
    locationRow(fixture),
    ...colourRows(fixture),
    {
      label: 'Dimensions',
      lines: [...fixtureDimensions(fixture), ...dimensionsNote(fixture), sizeNote(fixture)],
    },
    { label: 'Bulbs', lines: [...bulbInformation(fixture), ...bulbAnswers(fixture)] },
    { label: 'Part number', lines: partNumberLines(fixture) },
    { label: 'Styles', lines: fixture.styles.length > 0 ? [fixture.styles.join(', ')] : [] },
  ])
