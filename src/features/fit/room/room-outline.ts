import { fallOver } from '../../../catalogue/rules/room/slope.ts'
import { rounded } from '../../../drawing/scene.ts'

/** Where something is on an elevation: from the left wall, and above the floor. */
type Point = readonly [x: number, height: number]

/** A ceiling as it is drawn: its height where the fans hang, and its slope in inches for each foot. */
export interface Ceiling {
  ceilingInches: number
  slope: number
}

/** How far from the fan a slope ends, as a part of the room's length: at the wall, or at the ridge between two fans. */
const reachOf = (fans: 1 | 2): number => (fans === 2 ? 0.25 : 0.5)

/** The highest point of a ceiling over a length. */
export const highestInches = ({ ceilingInches, slope }: Ceiling, lengthInches: number, fans: 1 | 2): number =>
  ceilingInches + fallOver(lengthInches * reachOf(fans), slope)

/** The part of an outline that is within, cut at a height. */
const cut = (outline: readonly Point[], at: number, isWithin: (height: number) => boolean): Point[] =>
  outline.flatMap((point, index) => {
    const [x, height] = point
    const [lastX, last] = outline.at(index - 1) ?? point
    const isCrossed = isWithin(height) !== isWithin(last)
    const crossing = (): Point => [lastX + ((x - lastX) * (at - last)) / (height - last), at]
    return [...(isCrossed ? [crossing()] : []), ...(isWithin(height) ? [point] : [])]
  })

/** The part of an outline between two heights. */
const between = (outline: readonly Point[], from: number, to: number): Point[] =>
  cut(
    cut(outline, from, (height) => height >= from),
    to,
    (height) => height <= to,
  )

/**
 * The outline of a room from the side. A sloped ceiling falls to the right, or over two fans from a ridge to both walls; where
 * it would come below the floor the room ends.
 */
export function roomOutline(ceiling: Ceiling, lengthInches: number, fans: 1 | 2): Point[] {
  const { ceilingInches } = ceiling
  const highest = highestInches(ceiling, lengthInches, fans)
  const lowest = 2 * ceilingInches - highest
  const heights = fans === 2 ? [lowest, highest, lowest] : [highest, lowest]
  const line = heights.map((height, at): Point => [(lengthInches * at) / (heights.length - 1), height])
  const floor: Point[] = [
    [lengthInches, Math.min(lowest, 0)],
    [0, Math.min(fans === 2 ? lowest : 0, 0)],
  ]
  return between([...line, ...floor], 0, Infinity)
}

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, height]) => `${rounded(x)} ${rounded(-height)}`).join('L')}Z`

/** The outline as a path, or the part of it between two heights; empty if there is none. */
export function outlinePath(outline: readonly Point[], from = 0, to = Infinity): string {
  const points = between(outline, from, to)
  const heights = points.map(([, height]) => height)
  return Math.max(...heights) > Math.min(...heights) ? pathOf(points) : ''
}

/** From where to where a room is as high as this; undefined if it is nowhere. */
export function sidesAt(
  outline: readonly Point[],
  height: number,
): [left: number, right: number] | undefined {
  const across = between(outline, height, Infinity).map(([x]) => x)
  return across.length > 0 ? [Math.min(...across), Math.max(...across)] : undefined
}
