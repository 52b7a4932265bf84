import type { Product } from '../kinds/product.ts'
import { paths } from '../paths.ts'
import { bulbAnswers, bulbInformation } from '../rules/bulb-information.ts'
import { controlsOf, controlType } from '../rules/control-type.ts'
import {
  airflowText,
  efficiencyText,
  electricityText,
  fanInSize,
  motorText,
  type RunningCost,
  runningCostText,
} from '../rules/fan-figures.ts'
import {
  colourLists,
  type FinishPart,
  numberedFinishes,
  PART_WORDS,
  partNumberLines,
} from '../rules/finishes.ts'
import { dimensionsNote, fixtureDimensions, sizeNote } from '../rules/fixture-dimensions.ts'
import { lightInformation, lightValue } from '../rules/light-information.ts'
import { type LocationNote, locationNote } from '../rules/location-note.ts'
import { formatInches, sizesText } from '../rules/numbers.ts'
import { lowestCeiling } from '../rules/room/mounting-height.ts'
import { roomSize } from '../rules/room/span-fit.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

/** Display labels; no code looks anything up by them. */
export const SPEC_LABELS = {
  sizes: 'Sizes',
  roomSize: 'Room size',
  lowestCeiling: 'Lowest ceiling',
  airflow: 'Airflow',
  efficiency: 'Efficiency',
  electricity: 'Electricity',
  runningCost: 'Running cost',
  motor: 'Motor',
  control: 'Control',
  light: 'Light',
  location: 'Location rating',
  finish: 'Finishes',
  bodyFinish: 'Body finishes',
  bladesFinish: 'Blade finishes',
  lightFinish: 'Light finishes',
  modelNumber: 'Model number',
  dimensions: 'Dimensions',
  bulbs: 'Bulbs',
  partNumber: 'Part number',
  weight: 'Weight',
  warranty: 'Warranty',
  styles: 'Styles',
} as const

export type SpecKey = keyof typeof SPEC_LABELS

/** A row without lines is left out. */
export interface SpecRow {
  key: SpecKey
  label: string
  lines: string[]
  sign?: LocationNote['kind']
  link?: { label: string; url: string }
  ofSizes?: { sizeInches: number; lines: string[] }[]
  /** Finish names in this row, and the part they apply to. */
  finishes?: { of: string; names: readonly string[] }
}

const row = (
  key: SpecKey,
  lines: string[],
  more?: Pick<SpecRow, 'sign' | 'link' | 'finishes'> | false,
): SpecRow => ({
  key,
  label: SPEC_LABELS[key],
  lines,
  ...more,
})

const FINISH_ROWS = {
  finish: 'finish',
  body: 'bodyFinish',
  blades: 'bladesFinish',
  light: 'lightFinish',
} as const satisfies Record<FinishPart, SpecKey>

const colourRows = (product: Product): SpecRow[] =>
  colourLists(product).map(({ part, colours }) =>
    row(FINISH_ROWS[part], [colours.join(', ')], {
      finishes: { of: PART_WORDS[part].label, names: colours },
    }),
  )

function locationRow({ locationRating }: Product): SpecRow {
  const { note, kind } = locationNote(locationRating)
  return row('location', [locationRating, note], { sign: kind })
}

const lastRows = ({ weightPounds, warranty, styles }: Product): SpecRow[] => [
  row('weight', weightPounds ? [`${formatInches(weightPounds)} lb`] : []),
  row('warranty', warranty ? [warranty] : []),
  row('styles', styles.length > 0 ? [styles.join(', ')] : []),
]

const filled = (rows: SpecRow[]): SpecRow[] => rows.filter(({ lines }) => lines.length > 0)

const RUNNING_COST_EXPLAINED = { link: { label: 'How we estimate this', url: paths.runningCost } }

const DOWNRODS = { link: { label: 'Downrods for higher ceilings', url: paths.downrods } }
const LIGHT_KITS = { link: { label: 'Light kits', url: paths.lightKits } }
const CONTROLS = { link: { label: 'Controls', url: paths.controls } }

export const fanSpecs = (fan: Fan, cost: RunningCost): SpecRow[] =>
  filled([
    row('sizes', [sizesText(fan.sizes)]),
    row('roomSize', roomSize(fan)),
    row('lowestCeiling', lowestCeiling(fan), fan.mounting === 'Downrod' && DOWNRODS),
    row('airflow', airflowText(fan)),
    row('efficiency', efficiencyText(fan)),
    row('electricity', electricityText(fan)),
    row('runningCost', runningCostText(fan, cost), RUNNING_COST_EXPLAINED),
    row('motor', motorText(fan)),
    row('control', controlType(fan), controlsOf(fan).sold.length > 0 && CONTROLS),
    row('light', lightInformation(fan), lightValue(fan) === 'kit' && LIGHT_KITS),
    locationRow(fan),
    ...colourRows(fan),
    row('modelNumber', fan.modelNumber ? [fan.modelNumber] : []),
    ...lastRows(fan),
  ])

export function fanSpecsBySize(fan: Fan, cost: RunningCost): SpecRow[] {
  const alone = new Map(fan.sizes.map((size) => [size, fanSpecs(fanInSize(fan, size), cost)]))
  return fanSpecs(fan, cost).map((whole) => {
    const ofSizes = [...alone].map(([sizeInches, rows]) => ({
      sizeInches,
      lines: rows.find(({ key }) => key === whole.key)?.lines ?? ['Ask us for this size’s model number'],
    }))
    const isSame = ofSizes.every(({ lines }) => lines.join() === whole.lines.join())
    return isSame ? whole : { ...whole, ofSizes }
  })
}

export const fixtureSpecs = (fixture: Fixture): SpecRow[] =>
  filled([
    locationRow(fixture),
    ...colourRows(fixture),
    row('dimensions', [...fixtureDimensions(fixture), ...dimensionsNote(fixture), sizeNote(fixture)]),
    row('bulbs', [...bulbInformation(fixture), ...bulbAnswers(fixture)]),
    row('partNumber', partNumberLines(fixture), {
      finishes: { of: PART_WORDS.finish.label, names: numberedFinishes(fixture) },
    }),
    ...lastRows(fixture),
  ])
