import { bySize } from './by-size.ts'
import type { SizedFan } from './mounting-height.ts'
import { NEAR_BAND_INCHES, overSquareFeet, SPAN_BANDS } from './span-bands.ts'

/** A range of areas in words, in square feet: over one and up to another. */
export function areaText(overArea: number, upToArea: number): string {
  if (upToArea === Infinity) return `Over ${overArea} sq ft`
  return overArea === 0 ? `Up to ${upToArea} sq ft` : `${overArea} to ${upToArea} sq ft`
}

const bandsFor = (spanInches: number, marginInches: number) =>
  SPAN_BANDS.filter(
    ({ fromInches, toInches }) =>
      spanInches >= fromInches - marginInches && spanInches <= toInches + marginInches,
  )

/** The rooms that a span is right for; a span between two bands serves the rooms of both; "Ask us" below all bands. */
function roomSizeOf(spanInches: number): string {
  const right = bandsFor(spanInches, 0)
  const bands = right.length > 0 ? right : bandsFor(spanInches, NEAR_BAND_INCHES)
  const [first] = bands
  const last = bands.at(-1)
  return first && last ? areaText(overSquareFeet(first), last.upToSquareFeet) : 'Ask us'
}

/** The area of the rooms that each size of a fan suits (rule R1): "225 to 400 sq ft". */
export const roomSize = ({ sizes }: Pick<SizedFan, 'sizes'>): string[] => bySize(sizes, roomSizeOf)
