import type { Fixture } from '../schema/fixture.ts'

type Numbered = Pick<Fixture, 'colors' | 'shown' | 'partNumber' | 'finishPartNumbers'>

/**
 * The order numbers of a fixture, each with its finish where there are several: "WG-0838-AB, Aged Bronze". A number must never
 * appear beside another finish: a shopper orders by it.
 */
export function partNumberLines({ colors, shown, partNumber, finishPartNumbers = {} }: Numbered): string[] {
  if (colors.length < 2) return [partNumber]
  const numbers = new Map([...Object.entries(finishPartNumbers), [shown, partNumber]])
  return colors.flatMap((finish) => (numbers.has(finish) ? [`${numbers.get(finish)}, ${finish}`] : []))
}
