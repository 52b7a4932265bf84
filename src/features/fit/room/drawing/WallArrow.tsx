import { MIN_WALL_CLEARANCE_INCHES } from '../../../../catalogue/rules/room/span-fit.ts'
import { rounded, type Sheet } from '../../../../drawing/sheet.ts'
import { distanceText } from '../../measurement-text.ts'

interface Props {
  sheet: Sheet
  /** The middle of the fan. */
  x: number
  y: number
  spanInches: number
  /** Negative where the blades would reach into the wall. */
  wallClearanceInches: number
  /** Toward the wall at the left, else to the one at the bottom. */
  isAcross: boolean
  /** Without a warning in words, if a verdict is beside the drawing. */
  isSmall?: boolean
}

const HEAD_PX = 4
/** About as wide as a letter is, with what an arrow keeps clear at its ends. */
const LETTER_PX = 6.5

function arrow(length: number, head: number): string {
  const [end, behind] = [length, length - Math.sign(length) * head].map(rounded)
  return `M0 0V${end}M${-head} ${behind}L0 ${end}L${head} ${behind}M${-head} ${head}L0 0L${head} ${head}`
}

function wording(wallClearanceInches: number, isSmall: boolean): string {
  const clearance = distanceText(wallClearanceInches)
  if (wallClearanceInches < 0) return 'does not fit'
  const isClose = wallClearanceInches < MIN_WALL_CLEARANCE_INCHES
  return isClose && !isSmall ? `too close: ${clearance}` : clearance
}

/** The clearance from a blade's tip to the nearest wall, in inches; a warning in words where it is less than 18. */
export function WallArrow({
  sheet: { inchesPerPx },
  x,
  y,
  spanInches,
  wallClearanceInches,
  isAcross,
  isSmall = false,
}: Props) {
  const radius = spanInches / 2
  const isClose = wallClearanceInches < MIN_WALL_CLEARANCE_INCHES
  const head = rounded(Math.min(HEAD_PX * inchesPerPx, Math.abs(wallClearanceInches) / 2))
  const tip = isAcross ? [x - radius, y] : [x, y + radius]
  const words = wording(wallClearanceInches, isSmall)
  const isShort = isAcross && wallClearanceInches < words.length * LETTER_PX * inchesPerPx
  // Beside a vertical arrow or above a horizontal one; words longer than it start at the wall, over the blades or, warning, under them.
  const text = isAcross
    ? {
        x: isClose
          ? -wallClearanceInches
          : isShort
            ? 6 * inchesPerPx - wallClearanceInches
            : -wallClearanceInches / 2,
        y: isClose ? radius : isShort ? -radius : 0,
        dy: isClose ? '1em' : '-.4em',
      }
    : { x: 5 * inchesPerPx, y: wallClearanceInches / 2, dy: '.35em' }
  return (
    <g
      className={isClose ? 'clearance warning' : 'clearance'}
      transform={`translate(${tip.map(rounded).join(' ')})`}
    >
      <path transform={isAcross ? 'rotate(90)' : undefined} d={arrow(wallClearanceInches, head)} />
      <text
        x={rounded(text.x)}
        y={rounded(text.y)}
        dy={text.dy}
        textAnchor={isAcross && !isClose && !isShort ? 'middle' : undefined}
      >
        {words}
      </text>
    </g>
  )
}
