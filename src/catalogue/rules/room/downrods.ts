/** A fan on a downrod comes with one of this length in its box, in inches. */
export const INCLUDED_DOWNROD_INCHES = 6
/** The downrods that are sold, in inches (rule F13). */
const SOLD_DOWNRODS_INCHES = [12, 18, 24, 36, 48, 60, 72] as const
/** One rod: the one in the box or a longer one. */
export const DOWNRODS_INCHES: readonly number[] = [INCLUDED_DOWNROD_INCHES, ...SOLD_DOWNRODS_INCHES]
export const LONGEST_DOWNROD_INCHES = Math.max(...DOWNRODS_INCHES)

/** Two rods that are sold, the longer first: a coupler joins them. */
export type JoinedRods = readonly [longer: number, shorter: number]

const sumOf = ([longer, shorter]: JoinedRods): number => longer + shorter

/** All that are longer together than the longest rod; of pairs with one sum the two that are most alike first. */
const JOINED_RODS: readonly JoinedRods[] = SOLD_DOWNRODS_INCHES.flatMap((longer) =>
  SOLD_DOWNRODS_INCHES.filter((shorter) => shorter <= longer).map((shorter): JoinedRods => [longer, shorter]),
).filter((rods) => sumOf(rods) > LONGEST_DOWNROD_INCHES)

/** The longest that two rods give, in inches; beyond it a rod is made to measure. */
const LONGEST_JOINED_INCHES = Math.max(...JOINED_RODS.map(sumOf))

/**
 * The two rods whose sum is nearest to what is needed (rule R5); of sums as near the shorter, of pairs with one sum the two
 * that are nearest to each other.
 *
 * @param neededInches the rod that would bring the blades to their best height
 * @param isAllowed whether a sum may hang there
 * @returns undefined where no sum may, or more is needed than two rods give
 */
export function joinedRods(
  neededInches: number,
  isAllowed: (sumInches: number) => boolean,
): JoinedRods | undefined {
  if (neededInches > LONGEST_JOINED_INCHES) return undefined
  const distance = (rods: JoinedRods) => Math.abs(sumOf(rods) - neededInches)
  return JOINED_RODS.filter((rods) => isAllowed(sumOf(rods))).toSorted(
    (one, other) => distance(one) - distance(other) || sumOf(one) - sumOf(other),
  )[0]
}
