import type { SidesAsSeen } from '../catalogue/rules/fixture-dimensions.ts'
import type { FixtureOutline } from '../catalogue/views/fixture-outline.ts'
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
export const stemsOf = ({ widthInches, depthInches }: SidesAsSeen): number[] =>
  widthInches >= 2 * depthInches ? [-widthInches / 4, widthInches / 4] : [0]

function support({ mounting, heightInches, ...sides }: FixtureOutline, overallInches: number) {
  if (mounting === 'Post') return POST
  if (!overallInches) return ''
  const stems = stemsOf(sides)
  const half = Math.max(2.5, ...stems.map((x) => x + 1.5))
  const [top, canopy] = [rounded(-overallInches), rounded(CANOPY_HEIGHT - overallInches)]
  const lines = stems.map((x) => `M${rounded(x)} ${rounded(-heightInches)}V${canopy}`)
  return `${lines.join('')}M${rounded(-half)} ${top}H${rounded(half)}V${canopy}H${rounded(-half)}Z`
}

function PlainFront({ fixture, overallInches }: { fixture: FixtureOutline; overallInches: number }) {
  const supports = support(fixture, overallInches)
  return (
    <>
      {supports && <path className="hub" d={supports} />}
      <path className="lit" d={outlinePath(fixture.widthInches, fixture.heightInches)} />
    </>
  )
}

/** A wall light from the side: its body before the wall, a plate on the wall and an arm between them. */
function PlainSide({ widthInches, heightInches, depthInches }: FixtureOutline) {
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
  mounting: FixtureOutline['mounting']
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

export function FixtureUpright({ seen, overallInches: given = 0, ...fixture }: UprightFixture) {
  const { mounting, heightInches, drawing } = fixture
  const overallInches = mounting === 'Hanging' && given > heightInches ? given : 0
  const [, sideTop = 0, , sideHeight = 0] = drawing?.side ?? []
  return (
    <g {...groupOf(fixture)}>
      {seen === 'side' ? (
        drawing?.side ? (
          <OutlineView drawing={drawing} view="side" y={-sideTop - sideHeight} />
        ) : (
          <PlainSide {...fixture} />
        )
      ) : drawing ? (
        <OwnFront {...{ drawing, mounting, overallInches }} />
      ) : (
        <PlainFront {...{ fixture, overallInches }} />
      )}
    </g>
  )
}

export function FixtureAbove({ widthInches, depthInches, drawing, ...placed }: DrawnFixture & Placed) {
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
