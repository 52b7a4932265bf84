import type { SidesAsSeen } from '../catalogue/rules/fixture-dimensions.ts'
import type { LineDrawing, ViewBox } from './outline/line-drawing.ts'
import { OutlineView } from './outline/OutlineViews.tsx'
import { rounded } from './sheet.ts'

interface Props extends SidesAsSeen {
  /** Its middle. */
  x: number
  y: number
  /** Its own; without one it is drawn as a plain shape. */
  drawing?: LineDrawing | undefined
  isWarning?: boolean
}

/** Where the mounting point is of a view whose middle is at 0 0. */
const middleAt = ([left, top, width, height]: ViewBox) => ({ x: -left - width / 2, y: -top - height / 2 })

/** A fixture from above: as its line drawing has it, else round where it is as deep as it is wide, else a rectangle. */
export function FixturePlan({ x, y, widthInches, depthInches, drawing, isWarning = false }: Props) {
  const isRound = widthInches === depthInches
  return (
    <g
      className={isWarning ? 'fixture warning' : 'fixture'}
      transform={`translate(${rounded(x)} ${rounded(y)})`}
    >
      {drawing?.top ? (
        <OutlineView drawing={drawing} view="top" {...middleAt(drawing.top)} />
      ) : isRound ? (
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
