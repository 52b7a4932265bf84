import { formatFeet } from '../../catalogue/rules/numbers.ts'
import { mountingHeight } from '../../catalogue/rules/room/mounting-height.ts'
import type { FanInRoom } from '../../catalogue/views/fan-in-room.ts'
import type { FixtureOutline } from '../../catalogue/views/fixture-outline.ts'
import { plainCaption } from '../outline/plain-caption.ts'
import { fixtureLayout } from './fixture-layout.ts'
import { fixtureReference, nearestReference, REFERENCES } from './nearest-reference.ts'

/** The ceiling that most living rooms of houses built today have. */
const CEILING_INCHES = 108

function hanging(fan: FanInRoom, spanInches: number): string {
  const height = mountingHeight(fan, spanInches, CEILING_INCHES)
  if (height.kind === 'tooLow') return ''
  const { bladeHeightInches } = height
  if (bladeHeightInches === undefined) return ' Ask us how far from the ceiling it hangs.'
  const about = 'isEstimate' in height && height.isEstimate ? 'about ' : ''
  return ` With a ${formatFeet(CEILING_INCHES)} ceiling, its blades are ${about}${formatFeet(Math.floor(bladeHeightInches))} above the floor.`
}

const drawnAs = (hasDrawing: boolean): string => plainCaption('Drawn to scale', !hasDrawing)

/** The caption of a fan's drawing: what it is drawn beside, and how high its blades turn in a typical room. */
export function fanCaption(fan: FanInRoom, hasDrawing: boolean): string {
  const spanInches = Math.max(...fan.sizes)
  return `${drawnAs(hasDrawing)} with ${REFERENCES[nearestReference(spanInches)].text} beside it.${hanging(fan, spanInches)}`
}

/** The caption of a fixture's drawing: what it is drawn beside, and for a hanging one what is not drawn or not known. */
export function fixtureCaption(fixture: FixtureOutline, hasDrawing: boolean): string {
  const reference = fixtureReference(fixture)
  const drawn = `${drawnAs(hasDrawing)} with ${REFERENCES[reference].text} beside it`
  if (fixtureLayout(fixture, reference).isShortened) return `${drawn}; its stem or chain is shortened.`
  if (fixture.mounting === 'Hanging' && fixture.overallHeightInches === undefined)
    return `${drawn}. Ask us for the length of its stem or chain.`
  return `${drawn}.`
}
