import { rounded } from '../scene.ts'
import { type LineDrawing, type ViewName, viewId } from './line-drawing.ts'

interface Props {
  drawing: LineDrawing
  view: ViewName
  x?: number
  y?: number
}

export const OutlineView = ({ drawing: { name }, view, x = 0, y = 0 }: Props) => (
  <use
    className="outline"
    href={`#${viewId(name, view)}`}
    x={rounded(x) || undefined}
    y={rounded(y) || undefined}
  />
)

interface HungProps {
  drawing: LineDrawing
  growthInches: number
  tilt?: number
  isBodyOnly?: boolean
}

/** Lines at the edges of a part are drawn whole. */
const EDGE_INCHES = 1
/** Less is not seen. */
const MIN_GROWTH_INCHES = 0.75

/** The front of what hangs, its ceiling at 0; the middle of three parts is stretched to another length. */
export function HungOutline({ drawing, growthInches, tilt = 0, isBodyOnly = false }: HungProps) {
  const { front, stem } = drawing
  const isAsDrawn = Math.abs(growthInches) < MIN_GROWTH_INCHES && !tilt && !isBodyOnly
  if (!stem || isAsDrawn) return <OutlineView drawing={drawing} view="front" />
  const [from, to] = stem
  const growth = Math.max(growthInches, from - to)
  const part = (top: number, bottom: number, at: number, heightInches = bottom - top) => {
    const [left, width] = [front[0] - EDGE_INCHES, front[2] + 2 * EDGE_INCHES].map(rounded)
    const [y, height, drawn] = [at, heightInches, bottom - top].map(rounded)
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: a part of a drawing that has one.
      <svg
        x={left}
        y={y}
        width={width}
        height={height}
        viewBox={`${left} ${rounded(top)} ${width} ${drawn}`}
        preserveAspectRatio="none"
      >
        <OutlineView drawing={drawing} view="front" />
      </svg>
    )
  }
  const canopy = part(front[1] - EDGE_INCHES, from, front[1] - EDGE_INCHES)
  return (
    <>
      {!isBodyOnly && (tilt ? <g transform={`rotate(${tilt})`}>{canopy}</g> : canopy)}
      {!isBodyOnly && to - from + growth > 0 && part(from, to, from, to - from + growth)}
      {part(to, front[1] + front[3] + EDGE_INCHES, to + growth)}
    </>
  )
}

/** A drawing's lines, which the page's other drawings refer to. */
export const OutlineLines = ({ lines }: { lines: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes and figures of a checked file; nothing else is left of it.
  <defs dangerouslySetInnerHTML={{ __html: lines }} />
)
