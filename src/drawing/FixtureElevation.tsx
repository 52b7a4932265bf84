import type { SidesAsSeen } from '../catalogue/rules/fixture-dimensions.ts'
import type { FixtureOutline } from '../catalogue/views/fixture-outline.ts'
import { fixtureShape, outlinePath } from './fixture-shape.ts'
import type { LineDrawing } from './outline/line-drawing.ts'
import { HungOutline, OutlineView } from './outline/OutlineViews.tsx'
import { rounded } from './sheet.ts'

/** What a fixture is drawn from, and its own line drawing; without one it is drawn as a plain shape. */
export interface DrawnFixture extends FixtureOutline {
  drawing?: LineDrawing | undefined
}

interface Props extends DrawnFixture {
  /** The middle of its bottom; from the side, the point at its wall. */
  x: number
  y: number
  /** From the ceiling to its bottom; the part above the body is stem. */
  overallHeightInches?: number
  view?: 'front' | 'side'
  isWarning?: boolean
}

const CANOPY_HEIGHT = 1
/** As much of a post as is drawn. */
export const POST_INCHES = 5

/** Where the stems of a hanging fixture are, from its middle: a linear one (twice as long as deep) has two. */
export const stemsOf = ({ widthInches, depthInches }: SidesAsSeen): number[] =>
  widthInches >= 2 * depthInches ? [-widthInches / 4, widthInches / 4] : [0]

const POST = `M-1.5 0V${POST_INCHES}M1.5 0V${POST_INCHES}`

/** The stems from the body to the ceiling, with a canopy; or the post under it. */
function support({ mounting, heightInches, ...sides }: FixtureOutline, overallInches: number) {
  if (mounting === 'Post') return POST
  if (mounting !== 'Hanging' || overallInches <= heightInches) return ''
  const stems = stemsOf(sides)
  const half = Math.max(2.5, ...stems.map((x) => x + 1.5))
  const [top, canopy] = [rounded(-overallInches), rounded(CANOPY_HEIGHT - overallInches)]
  const lines = stems.map((x) => `M${rounded(x)} ${rounded(-heightInches)}V${canopy}`)
  return `${lines.join('')}M${rounded(-half)} ${top}H${rounded(half)}V${canopy}H${rounded(-half)}Z`
}

/** Seen from the side, a wall light is its body before the wall, a plate on the wall and an arm between them. */
function sideOf({ widthInches, heightInches, depthInches }: FixtureOutline) {
  const body = Math.min(widthInches, depthInches * 0.8)
  const middle = rounded(depthInches - body / 2)
  const arm = rounded(-heightInches * 0.6)
  return { body, middle, arm: `M0 ${arm - 2}h.8v4h-.8ZM.8 ${arm}H${middle}` }
}

interface ShapeProps {
  fixture: FixtureOutline
  overallInches: number
  isFromSide: boolean
}

/** A plain outline of its size. */
function PlainFixture({ fixture, overallInches, isFromSide }: ShapeProps) {
  const side = isFromSide ? sideOf(fixture) : undefined
  const supports = side?.arm ?? support(fixture, overallInches)
  return (
    <>
      {supports && <path className="hub" d={supports} />}
      <path
        className="lit"
        transform={side && `translate(${side.middle})`}
        d={outlinePath(
          side?.body ?? fixture.widthInches,
          fixture.heightInches,
          fixtureShape(fixture.widthInches, fixture.heightInches),
        )}
      />
    </>
  )
}

interface OwnProps {
  drawing: LineDrawing
  mounting: FixtureOutline['mounting']
  /** 0 for the body alone. */
  overallInches: number
}

/** Its line drawing from the front, with the middle of its bottom at 0 0. */
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

/** A fixture from the front or, on a wall, from the side: as its line drawing has it, else a plain outline of its size. */
export function FixtureElevation({
  x,
  y,
  overallHeightInches = 0,
  view = 'front',
  isWarning = false,
  drawing,
  ...fixture
}: Props) {
  const { mounting, heightInches } = fixture
  const overallInches = mounting === 'Hanging' && overallHeightInches > heightInches ? overallHeightInches : 0
  const isFromSide = view === 'side'
  const [, sideTop, , sideHeight] = drawing?.side ?? [0, 0, 0, 0]
  return (
    <g
      className={isWarning ? 'fixture warning' : 'fixture'}
      transform={`translate(${rounded(x)} ${rounded(y)})`}
    >
      {drawing && isFromSide && drawing.side ? (
        <OutlineView drawing={drawing} view="side" y={-sideTop - sideHeight} />
      ) : drawing && !isFromSide ? (
        <OwnFront {...{ drawing, mounting, overallInches }} />
      ) : (
        <PlainFixture {...{ fixture, overallInches, isFromSide }} />
      )}
    </g>
  )
}
