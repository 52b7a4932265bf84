import { type SeenFixture, sidesAsSeen } from '../catalogue/rules/fixture-dimensions.ts'
import { HungOutline, OutlineView } from './outline/OutlineViews.tsx'
import { box, type DrawnFixture, rounded } from './scene.ts'

/** Shapes in a box of 1 by 1, the middle of its bottom at 0 0. */
const BOWL = 'M-.5-1H.5V-.8C.5-.34.27 0 0 0S-.5-.34-.5-.8Z'
const DRUM = 'M-.46-1H.46L.5 0H-.5ZM-.5-.06H.5'
const LANTERN = 'M-.15-1H.15L.5-.78H-.5ZM-.43-.78L-.31 0H.31L.43-.78'

interface PlainProps {
  widthInches: number
  heightInches: number
  ratio?: number
}

function GlobeRow({ widthInches, heightInches }: PlainProps) {
  const radius = rounded(Math.min(heightInches * 0.36, widthInches / 2))
  const count = Math.max(1, Math.round(widthInches / heightInches))
  const left = -widthInches / 2
  const step = count > 1 ? (widthInches - 2 * radius) / (count - 1) : 0
  return (
    <g className="lit">
      <path d={box(left, -heightInches, widthInches, heightInches - 2 * radius)} />
      {Array.from({ length: count }, (_, index) => rounded(left + radius + index * step)).map((x) => (
        <circle key={x} cx={x} cy={-radius} r={radius} />
      ))}
    </g>
  )
}

/** A plain shape that doesn't pretend to be the product (rule L10); `ratio` is the height of its front for a unit of width. */
export function PlainFixture({ widthInches, heightInches, ratio = heightInches / widthInches }: PlainProps) {
  const [width, height] = [rounded(widthInches), rounded(heightInches)]
  if (ratio <= 0.25) {
    const corner = rounded(Math.min(height / 3, 1))
    return <rect className="lit" x={-width / 2} y={-height} width={width} height={height} rx={corner} />
  }
  if (ratio <= 0.38) return <GlobeRow {...{ widthInches, heightInches }} />
  const d = ratio <= 0.5 ? BOWL : ratio <= 1 ? DRUM : LANTERN
  return <path className="lit" d={d} transform={`scale(${width} ${height})`} />
}

const CANOPY_INCHES = 1
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
  const [top, canopy] = [rounded(-overallInches), rounded(CANOPY_INCHES - overallInches)]
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
        <PlainFixture widthInches={sidesAsSeen(fixture).widthInches} heightInches={fixtureHeight} />
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
      <g transform={`translate(${middle})`}>
        <PlainFixture widthInches={body} heightInches={heightInches} ratio={heightInches / widthInches} />
      </g>
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
