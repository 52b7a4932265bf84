/** Plain shapes by proportions alone, which don't pretend to be the product (rule L10). */
type FixtureShape = 'bar' | 'globeRow' | 'bowl' | 'drum' | 'lantern'

/** Up to this share of its width, a fixture's height makes it the shape; the first row that holds. */
const SHAPES: readonly { upToRatio: number; shape: FixtureShape }[] = [
  { upToRatio: 0.25, shape: 'bar' },
  { upToRatio: 0.38, shape: 'globeRow' },
  { upToRatio: 0.5, shape: 'bowl' },
  { upToRatio: 1, shape: 'drum' },
  { upToRatio: Infinity, shape: 'lantern' },
]

export function fixtureShape(widthInches: number, heightInches: number): FixtureShape {
  const ratio = heightInches / widthInches
  return SHAPES.find(({ upToRatio }) => ratio <= upToRatio)?.shape ?? 'lantern'
}

const points = (d: string): string =>
  d.replaceAll(/-?\d+\.\d+/g, (figure) => String(Math.round(+figure * 100) / 100))

function bar(width: number, height: number): string {
  const radius = Math.min(height / 3, 1)
  const [w, h] = [width - 2 * radius, height - 2 * radius]
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`
  return `M${-w / 2} ${-height}h${w}${corner(1, 1)}v${h}${corner(-1, 1)}h${-w}${corner(-1, -1)}v${-h}${corner(1, -1)}Z`
}

function globeRow(width: number, height: number): string {
  const radius = Math.min(height * 0.36, width / 2)
  const count = Math.max(1, Math.round(width / height))
  const step = count > 1 ? (width - 2 * radius) / (count - 1) : 0
  const first = count > 1 ? radius - width / 2 : 0
  const globes = Array.from(
    { length: count },
    (_, index) =>
      `M${first + index * step} 0a${radius} ${radius} 0 0 1 0 ${-2 * radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}Z`,
  )
  return `M${-width / 2} ${-height}h${width}v${height - 2 * radius}h${-width}Z${globes.join('')}`
}

function bowl(width: number, height: number): string {
  const half = width / 2
  const rim = -height * 0.8
  return `M${-half} ${-height}H${half}V${rim}C${half} ${rim * 0.42} ${half * 0.55} 0 0 0S${-half} ${rim * 0.42} ${-half} ${rim}Z`
}

function drum(width: number, height: number): string {
  const half = width / 2
  const [top, rim] = [half * 0.92, height * 0.06]
  return `M${-top} ${-height}H${top}L${half} 0H${-half}ZM${-half} ${-rim}H${half}`
}

function lantern(width: number, height: number): string {
  const half = width / 2
  const eaves = -height * 0.78
  return `M${-half * 0.3} ${-height}H${half * 0.3}L${half} ${eaves}H${-half}ZM${-half * 0.86} ${eaves}L${-half * 0.62} 0H${half * 0.62}L${half * 0.86} ${eaves}`
}

const OUTLINES: Record<FixtureShape, (width: number, height: number) => string> = {
  bar,
  globeRow,
  bowl,
  drum,
  lantern,
}

/** SVG path data in inches, the middle of the bottom at 0 0; `shape` is the front's, if this is the side. */
export const outlinePath = (
  widthInches: number,
  heightInches: number,
  shape = fixtureShape(widthInches, heightInches),
): string => points(OUTLINES[shape](widthInches, heightInches))
