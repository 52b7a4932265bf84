import { type NeedLine, need } from '../../catalogue/rules/hang/need.ts'
import { capitalized, inchesText } from '../../catalogue/rules/measurement-text.ts'
import { formatFeet } from '../../catalogue/rules/numbers.ts'
import {
  depthInches,
  type HeightFit,
  heightText,
  type LightFit,
  rangeText,
  type SizeFit,
  type SpotFixture,
  type SpotKind,
} from '../../spots/spot.ts'
import { isCandidate, isNotForBath, SPOTS, type Spot } from '../../spots/spots.ts'

function sizeSentence(fixture: SpotFixture, spot: Spot, size: SizeFit): string {
  const { noun, judged, judgedAs, rightSizes, notForIt, isTooDeep, several } = SPOTS[spot.name]
  const { verdict, count } = size
  const measured = `${inchesText(judged(fixture))} ${judgedAs}`
  const thisSpot = `this ${noun}`
  const range = rightSizes(fixture, spot.sizes, spot.row)
  const isNarrow = range.fromInches > range.toInches
  const right = isNarrow
    ? `Up to ${inchesText(range.toInches)} works.`
    : `${capitalized(rangeText(range))} is right.`
  if (verdict === 'notForIt')
    return (isCandidate(fixture, spot.name) && notForIt?.(fixture, spot)) || `It isn’t made for ${thisSpot}.`
  if (verdict === 'small') return `At ${measured}, it’s small for ${thisSpot}. ${right}`
  if (verdict === 'large') {
    return isTooDeep?.(fixture, spot.sizes)
      ? `At ${inchesText(depthInches(fixture))} deep, it’s too deep for ${thisSpot}.`
      : `At ${measured}, it’s too ${judgedAs} for ${thisSpot}. ${right}`
  }
  if (count > 1 && several) return several(size, spot.sizes)
  if (verdict === 'right')
    return `${count === 1 ? `At ${measured}, it’s` : `A pair, ${measured}, is`} right for ${thisSpot}.`
  const works = `${count === 1 ? `At ${measured}, it` : `A pair, ${measured},`} works for ${thisSpot}`
  return isNarrow ? `${works}.` : `${works}, but ${rangeText(range)} is best.`
}

function heightSentence(height: HeightFit, kind: SpotKind): string {
  const above = heightText(kind, height.bottomInches)
  switch (height.kind) {
    case 'hangs':
      return `Its bottom hangs ${above}.${height.isChainUnknown ? ' Ask us how long its chain is.' : ''}`
    case 'mounted':
      return `Its bottom is ${above}.`
    case 'hangsHigh':
      return `Even at its longest, it hangs ${above}, ${inchesText(height.tooHighInches)} too high.`
    case 'tooTall':
      return `It’s too tall here. At least ${heightText(kind, height.leastInches, ' must stay clear')}.`
  }
}

/** Without its rating, which `ratingFault` judges for fans and lights. */
export function lightVerdict(fixture: SpotFixture, spot: Spot, { size, height, suits }: LightFit): string {
  const kind = SPOTS[spot.name]
  const isFitting = size.verdict === 'right' || size.verdict === 'alsoWorks'
  const sentences = [
    suits === 'ask' && 'Ask us how it’s mounted.',
    sizeSentence(fixture, spot, size),
    isFitting && kind.along?.(spot.sizes),
    height && heightSentence(height, kind),
    isFitting && kind.onWall?.(size),
    isFitting && isNotForBath(fixture, spot) && 'It’s rated dry, so it can’t hang in a bath.',
  ]
  return sentences.filter(Boolean).join(' ')
}

/** The shortest stem in practice: canopy and body need a link or two. */
const MIN_STEM_INCHES = 3

/** Stem or chain from the ceiling to the body (rule H8); undefined for a light that doesn't hang on one. */
function stemNeed({ fixtureHeight }: SpotFixture, height: HeightFit, ceilingInches: number) {
  if (height.kind !== 'hangs' && height.kind !== 'hangsHigh') return undefined
  const tooHigh = height.kind === 'hangsHigh' ? height.tooHighInches : 0
  const inches = Math.round(ceilingInches - height.bottomInches + tooHigh - fixtureHeight)
  if (inches < MIN_STEM_INCHES) return need('stem', 'Ask us for the shortest length')
  const length = formatFeet(inches)
  if (tooHigh > 0) return need('stem', `${length} stem or chain, longer than the included one (ask us)`)
  const question =
    height.kind === 'hangs' && height.isChainUnknown ? ' (ask us how long the included one is)' : ''
  return need('stem', `${length} stem or chain${question}`)
}

/** Rules H8 and H9, then what it takes in any spot; none for a light that doesn't suit it. */
export function spotNeeds(
  fixture: SpotFixture,
  { name, ceilingInches }: Spot,
  { height, size, suits }: LightFit,
  fixed: readonly NeedLine[],
): readonly NeedLine[] {
  if (suits === 'no') return []
  const kind = SPOTS[name]
  const onWall = kind.onWall?.(size)
  const needs = [
    height && ceilingInches !== undefined && stemNeed(fixture, height, ceilingInches),
    height && need('height', `Bottom ${heightText(kind, height.bottomInches)}`),
    onWall && need('height', onWall),
  ]
  return [...needs.filter((one) => typeof one === 'object'), ...fixed]
}
