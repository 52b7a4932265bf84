import { widthInches } from '../../catalogue/rules/fixture-dimensions.ts'
import { sidesOf } from '../../catalogue/rules/room/floor.ts'
import { type HeightFit, WALL_HEIGHTS } from '../../catalogue/rules/spot/hanging-height.ts'
import type { LightFit } from '../../catalogue/rules/spot/light-fit.ts'
import { depthInches, isLinear, type PlacedFixture } from '../../catalogue/rules/spot/placed-fixture.ts'
import { rightSizes, type SizeFit } from '../../catalogue/rules/spot/size-fit.ts'
import { widestOver } from '../../catalogue/rules/spot/size-guides.ts'
import { type Spot, type SpotName, TOP_HEIGHT_INCHES } from '../../catalogue/rules/spot/spot.ts'
import { feetRoundedDown, inchesText, sentence } from '../measurement-text.ts'
import { rangeText } from './spot-advice.ts'

/** The size that a guide judges: a lantern's height, along the wall its length, else its larger side. */
function judgedInches(fixture: PlacedFixture, name: SpotName): number {
  if (name === 'door') return fixture.fixtureHeight
  return name === 'mirror' ? fixture.fixtureLength : widthInches(fixture)
}

const MADE_FOR_TOPS = 'A long light is made for tables and counters.'

/** Whether a long light reaches too far across a top. */
const isTooDeep = (fixture: PlacedFixture, spot: Spot): boolean =>
  'top' in spot && isLinear(fixture) && depthInches(fixture) > widestOver(spot.name, spot.top)

function sizeSentence(fixture: PlacedFixture, spot: Spot, { verdict, count, apartInches }: SizeFit): string {
  const size = inchesText(judgedInches(fixture, spot.name))
  const what = spot.name === 'door' ? `${size} tall` : `${size} wide`
  const right = rangeText(rightSizes(fixture, spot))
  const isSet = (spot.name === 'island' && count > 1) || (spot.name === 'mirror' && count === 2)
  if (verdict === 'notForIt')
    return spot.name === 'room' ? MADE_FOR_TOPS : `It is not made for this ${spot.name}.`
  if (verdict === 'small') return `At ${what} it is small for this ${spot.name}: ${right} is right.`
  if (verdict === 'large' && isTooDeep(fixture, spot))
    return `At ${inchesText(depthInches(fixture))} deep it is too deep for this ${spot.name}.`
  if (verdict === 'large')
    return `At ${what} it is too ${spot.name === 'door' ? 'tall' : 'wide'} for this ${spot.name}: ${right} is right.`
  if (isSet && spot.name === 'island') {
    const first = sidesOf(spot.top).longer / count / 2
    return `A row of ${count} is right for this island: centers ${inchesText(apartInches ?? 0)} apart, the first ${sentence(`${inchesText(first)} from the end`)}`
  }
  if (isSet) {
    const apart = `centers ${inchesText(apartInches ?? 0)} apart, ${WALL_HEIGHTS.pairMiddle} in. above the floor.`
    return verdict === 'right'
      ? `A pair beside this mirror is right: ${apart}`
      : `A pair beside this mirror also works: ${apart} At 28 to 40 in. apart they light a face most evenly.`
  }
  const pair = count === 2 ? 'As a pair, ' : ''
  const subject = `${pair}${what}`
  return verdict === 'right'
    ? `${subject} is right for this ${spot.name}.`
    : `${subject} also works for this ${spot.name}; ${right} is right.`
}

/** What its lower edge is measured from there. */
function aboveText(spot: Spot, edgeInches: number): string {
  if (spot.name === 'table' || spot.name === 'island') {
    const above = inchesText(edgeInches - TOP_HEIGHT_INCHES[spot.name])
    return `${above} above the ${spot.name === 'table' ? 'table' : 'counter'}`
  }
  return `${feetRoundedDown(edgeInches)} above the floor`
}

function heightSentence(spot: Spot, height: HeightFit): string {
  const above = aboveText(spot, height.edgeInches)
  switch (height.kind) {
    case 'hangs':
      return `Its lower edge hangs ${sentence(above)}${height.asksChain ? ' Ask us for the length of its chain.' : ''}`
    case 'mounted':
      return `Its lower edge is ${sentence(above)}`
    case 'hangsHigh':
      return `It hangs high: its chain ends ${above}, ${inchesText(height.tooHighInches)} too high.`
    case 'tooTall':
      return `It is too tall here: its lower edge would be ${above}; the minimum is ${aboveText(spot, height.leastInches)}.`
  }
}

function wallSentence({ name }: Spot, { count }: SizeFit): string {
  if (name === 'door')
    return `Center ${count === 2 ? 'them' : 'it'} ${WALL_HEIGHTS.lanternMiddle} in. above the threshold.`
  return name === 'mirror' && count === 1
    ? `Mount it ${WALL_HEIGHTS.barAboveMirror} in. above the mirror.`
    : ''
}

/** How a fixture suits a place, in sentences: its size, how many are meant, how it hangs, and what to ask. */
export function lightVerdict(fixture: PlacedFixture, spot: Spot, { size, height, suits }: LightFit): string {
  const isFitting = size.verdict === 'right' || size.verdict === 'alsoWorks'
  const sentences = [
    suits === 'ask' && 'Ask us how it is mounted.',
    sizeSentence(fixture, spot, size),
    height && heightSentence(spot, height),
    isFitting && wallSentence(spot, size),
  ]
  return sentences.filter(Boolean).join(' ')
}
