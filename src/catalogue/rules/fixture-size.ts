import type { Fixture } from '../schema/fixture.ts'
import { type SidesAsSeen, sidesAsSeen } from './fixture-dimensions.ts'
import { formatInches } from './numbers.ts'

type SizeFields = Parameters<typeof sidesAsSeen>[0] & Pick<Fixture, 'fixtureHeight'>

const isRound = ({ widthInches, depthInches }: SidesAsSeen): boolean => widthInches === depthInches

/**
 * The size of a fixture on a card, in one phrase: its width as seen by a shopper facing it, and how far it comes forward if
 * that is more: "24 in. wide", "7 in. wide, 21 in. deep".
 */
export function widthText(fixture: Parameters<typeof sidesAsSeen>[0]): string {
  const { widthInches, depthInches } = sidesAsSeen(fixture)
  const width = `${formatInches(widthInches)} in. wide`
  return depthInches > widthInches ? `${width}, ${formatInches(depthInches)} in. deep` : width
}

/** The size of a fixture as seen by a shopper facing it, a line for each side; the depth only if it differs from the width. */
export function fixtureSize(fixture: SizeFields): string[] {
  const sides = sidesAsSeen(fixture)
  return [
    `${formatInches(sides.widthInches)} in. wide`,
    ...(isRound(sides) ? [] : [`${formatInches(sides.depthInches)} in. deep`]),
    `${formatInches(fixture.fixtureHeight)} in. high`,
  ]
}

/**
 * A note under the maker's dimensions that explains the maker's terms, if its width is not what a shopper calls the width. No
 * line if both mean the same.
 */
export const dimensionsNote = (fixture: SizeFields): string[] =>
  sidesAsSeen(fixture).widthInches === fixture.fixtureWidth
    ? []
    : ['As the maker measures it: Length is side to side, Width is front to back.']
