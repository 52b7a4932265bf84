import { type SeenFixture, sidesAsSeen } from '../catalogue/rules/fixture-dimensions.ts'
import { HungOutline, OutlineView } from './outline/OutlineViews.tsx'
import { box, type DrawnFixture, rounded } from './scene.ts'

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

/**
 * Plain shapes by proportions alone, which don't pretend to be the product (rule L10). Up to this share of its width, a fixture's height
 * makes it the shape; the first row that holds.
 */
const SHAPES = [
  { upToRatio: 0.25, draw: bar },
  { upToRatio: 0.38, draw: globeRow },
  { upToRatio: 0.5, draw: bowl },
  { upToRatio: 1, draw: drum },
]

export const plainShape = (widthInches: number, heightInches: number) =>
  SHAPES.find(({ upToRatio }) => heightInches / widthInches <= upToRatio)?.draw ?? lantern

/** SVG path data in inches, the middle of the bottom at 0 0; `draw` is the front's shape, if this is the side. */
export const outlinePath = (
  widthInches: number,
  heightInches: number,
  draw = plainShape(widthInches, heightInches),
): string => points(draw(widthInches, heightInches))

const CANOPY_HEIGHT = 1
export const POST_INCHES = 5
const POST = `M-1.5 0V${POST_INCHES}M1.5 0V${POST_INCHES}`

/** Stem positions of a hanging fixture, from its middle: a linear fixture (twice as long as deep) has two. */
export function stemsOf(fixture: SeenFixture): number[] {
  const { widthInches, depthInches } = sidesAsSeen(fixture)
  return widthInches >= 2 * depthInches ? [-widthInches / 4, widthInches / 4] : [0]
}

function support(fixture: SeenFixture, overallInches: number) {
  if (fixture.mounting === 'Post') return POST
  if (!overallInches) return ''
  const stems = stemsOf(fixture)
  const half = Math.max(2.5, ...stems.map((x) => x + 1.5))
  const [top, canopy] = [rounded(-overallInches), rounded(CANOPY_HEIGHT - overallInches)]
  const lines = stems.map((x) => `M${rounded(x)} ${rounded(-fixture.fixtureHeight)}V${canopy}`)
  return `${lines.join('')}M${rounded(-half)} ${top}H${rounded(half)}V${canopy}H${rounded(-half)}Z`
}

/** A fixture from the front, the middle of its bottom at 0 0. */
export function FixtureFront({ fixture, drawing, overallInches: given = 0 }: DrawnFixture) {
  const { mounting, fixtureHeight } = fixture
  const overallInches = mounting === 'Hanging' && given > fixtureHeight ? given : 0
  if (!drawing) {
    const supports = support(fixture, overallInches)
    return (
      <>
        {supports && <path className="hub" d={supports} />}
        <path className="lit" d={outlinePath(sidesAsSeen(fixture).widthInches, fixtureHeight)} />
      </>
    )
  }
  const [left, top, width, height] = drawing.front
  const bottom = top + height
  return (
    <>
      {mounting === 'Post' && <path className="hub" d={POST} />}
      <g transform={`translate(${rounded(-left - width / 2)} ${rounded(-(overallInches || bottom))})`}>
        <HungOutline
          drawing={drawing}
          growthInches={overallInches ? overallInches - bottom : 0}
          isBodyOnly={!overallInches}
        />
      </g>
    </>
  )
}

/** A wall light from the side, its wall at 0; without a drawing its body before the wall, a plate on the wall and an arm between them. */
export function FixtureSide({ fixture, drawing }: DrawnFixture) {
  if (drawing?.side) {
    const [, top, , height] = drawing.side
    return <OutlineView drawing={drawing} view="side" y={-top - height} />
  }
  const { fixtureHeight: heightInches } = fixture
  const { widthInches, depthInches } = sidesAsSeen(fixture)
  const body = Math.min(widthInches, depthInches * 0.8)
  const middle = rounded(depthInches - body / 2)
  const arm = rounded(-heightInches * 0.6)
  return (
    <>
      <path className="hub" d={`M0 ${arm - 2}h.8v4h-.8ZM.8 ${arm}H${middle}`} />
      <path
        className="lit"
        transform={`translate(${middle})`}
        d={outlinePath(body, heightInches, plainShape(widthInches, heightInches))}
      />
    </>
  )
}

export function FixtureAbove({ fixture, drawing }: DrawnFixture) {
  if (drawing?.top) {
    const [left, top, width, height] = drawing.top
    return <OutlineView drawing={drawing} view="top" x={-left - width / 2} y={-top - height / 2} />
  }
  const { widthInches, depthInches } = sidesAsSeen(fixture)
  return widthInches === depthInches ? (
    <circle className="lit" r={rounded(widthInches / 2)} />
  ) : (
    <path className="lit" d={box(-widthInches / 2, -depthInches / 2, widthInches, depthInches)} />
  )
}
