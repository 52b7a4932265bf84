import { WALL_CLEARANCE_INCHES } from '../../catalogue/rules/room/span-fit.ts'
import { fine, type Sheet } from './sheet.ts'

interface Props {
  sheet: Sheet
  /** The middle of the fan. */
  x: number
  y: number
  spanInches: number
  /** Less than nothing where the blades would reach into the wall. */
  wallInches: number
  /** Towards the wall at the left, else to the one at the bottom. */
  isAcross: boolean
}

const HEAD_PX = 4

function arrow(length: number, head: number): string {
  const [end, behind] = [length, length - Math.sign(length) * head].map(fine)
  return `M0 0V${end}M${-head} ${behind}L0 ${end}L${head} ${behind}M${-head} ${head}L0 0L${head} ${head}`
}

function wording(wallInches: number): string {
  const way = `${Math.floor(wallInches)} in.`
  if (wallInches < 0) return 'does not fit'
  return wallInches < WALL_CLEARANCE_INCHES ? `too close: ${way}` : way
}

/** The way from a blade's tip to the nearest wall, in inches; a warning in words where it is less than 18. */
export function WallArrow({ sheet: { px }, x, y, spanInches, wallInches, isAcross }: Props) {
  const radius = spanInches / 2
  const isClose = wallInches < WALL_CLEARANCE_INCHES
  const head = fine(Math.min(HEAD_PX * px, Math.abs(wallInches) / 2))
  const tip = isAcross ? [x - radius, y] : [x, y + radius]
  // Beside an upright arrow, over a lying one; a long warning begins at the wall, under the blades.
  const text = isAcross
    ? { x: -wallInches / (isClose ? 1 : 2), y: isClose ? radius : 0, dy: isClose ? '1em' : '-.4em' }
    : { x: 5 * px, y: wallInches / 2, dy: '.35em' }
  return (
    <g
      className={isClose ? 'clearance warning' : 'clearance'}
      transform={`translate(${tip.map(fine).join(' ')})`}
    >
      <path transform={isAcross ? 'rotate(90)' : undefined} d={arrow(wallInches, head)} />
      <text
        x={fine(text.x)}
        y={fine(text.y)}
        dy={text.dy}
        textAnchor={isAcross && !isClose ? 'middle' : undefined}
      >
        {wording(wallInches)}
      </text>
    </g>
  )
}
