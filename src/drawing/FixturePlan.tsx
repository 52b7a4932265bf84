import type { SidesAsSeen } from '../catalogue/rules/fixture-dimensions.ts'
import { rounded } from './sheet.ts'

interface Props extends SidesAsSeen {
  /** Its middle. */
  x: number
  y: number
  isWarning?: boolean
}

/** A fixture from above: round where it is as deep as it is wide, else a rectangle. */
export function FixturePlan({ x, y, widthInches, depthInches, isWarning = false }: Props) {
  const isRound = widthInches === depthInches
  return (
    <g
      className={isWarning ? 'fixture warning' : 'fixture'}
      transform={`translate(${rounded(x)} ${rounded(y)})`}
    >
      {isRound ? (
        <circle className="lit" r={rounded(widthInches / 2)} />
      ) : (
        <rect
          className="lit"
          x={rounded(-widthInches / 2)}
          y={rounded(-depthInches / 2)}
          width={widthInches}
          height={depthInches}
        />
      )}
    </g>
  )
}
