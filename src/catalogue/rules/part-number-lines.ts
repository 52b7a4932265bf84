import type { Fixture } from '../schema/fixture.ts'

type Numbered = Pick<Fixture, 'colors' | 'shown' | 'partNumber' | 'finishPartNumbers'>

/** The finishes of a fixture whose order numbers are known, in the order of its record. */
export const numberedFinishes = ({ colors, shown, finishPartNumbers = {} }: Numbered): string[] =>
  colors.filter((finish) => finish === shown || finish in finishPartNumbers)

/**
 * The order numbers of a fixture, each with its finish where there are several: "WG-0838-AB, Aged Bronze". A number must never
 * appear beside another finish: a shopper orders by it.
 */
export function partNumberLines(fixture: Numbered): string[] {
  const { colors, shown, partNumber, finishPartNumbers = {} } = fixture
  if (colors.length < 2) return [partNumber]
  return numberedFinishes(fixture).map(
    (finish) => `${finish === shown ? partNumber : finishPartNumbers[finish]}, ${finish}`,
  )
}
