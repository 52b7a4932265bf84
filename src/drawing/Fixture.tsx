import { type SeenFixture, sidesAsSeen } from '../catalogue/rules/fixture-dimensions.ts'
import { fixtureShape, outlinePath } from './fixture-shape.ts'
import type { LineDrawing } from './outline/line-drawing.ts'
import { HungOutline, OutlineView } from './outline/OutlineViews.tsx'
import { type DrawnFixture, type Placed, rounded, type UprightFixture } from './scene.ts'

const groupOf = ({ x, y, isWarning }: Placed) => ({
  className: isWarning ? 'fixture warning' : 'fixture',
  transform: `translate(${rounded(x)} ${rounded(y)})`,
})

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

function PlainFront({ fixture, overallInches }: { fixture: SeenFixture; overallInches: number }) {
  const supports = support(fixture, overallInches)
  return (
    <>
      {supports && <path className="hub" d={supports} />}
      <path className="lit" d={outlinePath(sidesAsSeen(fixture).widthInches, fixture.fixtureHeight)} />
    </>
  )
}

/** A wall light from the side: its body before the wall, a plate on the wall and an arm between them. */
function PlainSide({ fixture }: { fixture: SeenFixture }) {
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
        d={outlinePath(body, heightInches, fixtureShape(widthInches, heightInches))}
      />
    </>
  )
}

interface OwnProps {
  drawing: LineDrawing
  mounting: SeenFixture['mounting']
  /** 0 for only the body. */
  overallInches: number
}

/** A line drawing from the front, the middle of its bottom at 0 0. */
function OwnFront({ drawing, mounting, overallInches }: OwnProps) {
  const [left, top, width, height] = drawing.front
  const [middle, bottom] = [rounded(-left - width / 2), top + height]
  const isHung = overallInches > 0
  return (
    <>
      {mounting === 'Post' && <path className="hub" d={POST} />}
      <g transform={`translate(${middle} ${rounded(isHung ? -overallInches : -bottom)})`}>
        <HungOutline
          drawing={drawing}
          growthInches={isHung ? overallInches - bottom : 0}
          isBodyOnly={!isHung}
        />
      </g>
    </>
  )
}

export function FixtureUpright(props: UprightFixture) {
  const { seen, fixture, drawing, overallInches: given = 0 } = props
  const { mounting, fixtureHeight } = fixture
  const overallInches = mounting === 'Hanging' && given > fixtureHeight ? given : 0
  const [, sideTop = 0, , sideHeight = 0] = drawing?.side ?? []
  return (
    <g {...groupOf(props)}>
      {seen === 'side' ? (
        drawing?.side ? (
          <OutlineView drawing={drawing} view="side" y={-sideTop - sideHeight} />
        ) : (
          <PlainSide fixture={fixture} />
        )
      ) : drawing ? (
        <OwnFront {...{ drawing, mounting, overallInches }} />
      ) : (
        <PlainFront {...{ fixture, overallInches }} />
      )}
    </g>
  )
}

export function FixtureAbove({ fixture, drawing, ...placed }: DrawnFixture) {
  const { widthInches, depthInches } = sidesAsSeen(fixture)
  const [left = 0, top = 0, width = 0, height = 0] = drawing?.top ?? []
  return (
    <g {...groupOf(placed)}>
      {drawing?.top ? (
        <OutlineView drawing={drawing} view="top" x={-left - width / 2} y={-top - height / 2} />
      ) : widthInches === depthInches ? (
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
