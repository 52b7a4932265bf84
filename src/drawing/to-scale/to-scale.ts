import { type SeenFixture, sidesAsSeen } from '../../catalogue/rules/fixture-dimensions.ts'
import { formatFeet, formatInches } from '../../catalogue/rules/numbers.ts'
import { dropOf, mountingHeight } from '../../catalogue/rules/room/mounting-height.ts'
import type { FanInRoom } from '../../catalogue/views/fan-in-room.ts'
import { POST_INCHES, stemsOf } from '../Fixture.tsx'
import type { LineDrawing } from '../outline/line-drawing.ts'
import { nearestReference, REFERENCES } from '../Reference.tsx'
import { circle, dimension, path, plainCaption, rounded, type Scene, type Shape } from '../scene.ts'

/** Left of a product is space for its upright dimensions. */
const MARGINS_PX = { left: 58, right: 4 } as const
const ROW_PX = 24

/** The reference nearest in size, right of a product with these sides in inches; `px` is about a pixel on a 320 px phone. */
function besideReference(
  [acrossInches, downInches]: readonly [number, number],
  largestInches: number,
  isPlain: boolean,
  gapsPx = 0,
) {
  const name = nearestReference(largestInches)
  const { widthInches, heightInches, text } = REFERENCES[name]
  const px = Math.max((acrossInches + widthInches) / 190, downInches / 250)
  const right = acrossInches + (20 + gapsPx) * px + widthInches
  const reference: Shape = { kind: 'reference', name, x: right - widthInches / 2 }
  const caption = `${plainCaption('Drawn to scale', isPlain)} beside ${text}`
  return { px, right, heightInches, text, reference, caption }
}

/** The motor and light below the blades, and some air. */
const BELOW_BLADES_INCHES = 14
/** The ceiling of most living rooms built today. */
const CEILING_INCHES = 108

function hangingText(fan: FanInRoom, spanInches: number): string {
  const height = mountingHeight(fan, spanInches, CEILING_INCHES)
  if (height.kind === 'tooLow') return ''
  const { bladeHeightInches } = height
  if (bladeHeightInches === undefined) return ' Ask us how far below the ceiling this fan hangs.'
  const about = height.isEstimate ? 'about ' : ''
  return ` With a ${formatFeet(CEILING_INCHES)} ceiling, the blades are ${about}${formatFeet(Math.floor(bladeHeightInches))} above the floor.`
}

/** A fan as on a brand's sheet, next to the reference nearest in size; follow-size.ts shows only one span. */
export function fanToScale(fan: FanInRoom, drawing?: LineDrawing): Scene {
  const { sizes, bladeCount, hasLight, mounting, bladeDropInches } = fan
  const spanInches = Math.max(...sizes)
  const middle = spanInches / 2
  const drop = dropOf(fan)
  const ceiling = -spanInches - (drop === undefined ? 0 : drop + BELOW_BLADES_INCHES)
  const { right, heightInches, text, reference, caption } = besideReference(
    [spanInches, -ceiling],
    spanInches,
    !drawing,
  )
  const drawn = { spanInches, bladeCount, hasLight, drawing, x: middle }
  const side: Shape[] =
    drop === undefined
      ? []
      : [
          path('walls', `M0 ${ceiling}H${spanInches}`),
          {
            kind: 'group',
            data: { 'data-wide': spanInches },
            shapes: [{ kind: 'fan', seen: 'side', ...drawn, y: ceiling + drop, dropInches: drop }],
          },
          dimension({
            y: [ceiling, ceiling + drop],
            at: 0,
            awayPx: -8,
            label: [
              'Drop',
              bladeDropInches === undefined ? 'ask us' : `${formatInches(bladeDropInches)} in.`,
            ],
          }),
        ]
  const spans = sizes.map((size) => `${formatInches(size)} in.`)
  const dropText = bladeDropInches !== undefined && mounting
  return {
    title: `Blade span ${spans.join(', ')}${dropText ? `; ${formatInches(bladeDropInches)} in. from the ceiling to the blades` : ''}; beside ${text}`,
    caption: `${caption}.${hangingText(fan, spanInches)}`,
    left: 0,
    right,
    top: Math.min(ceiling, -heightInches),
    marginsPx: { ...MARGINS_PX, below: sizes.length * ROW_PX },
    shapes: [
      ...side,
      {
        kind: 'group',
        data: { 'data-round': spanInches },
        shapes: [{ kind: 'fan', seen: 'above', ...drawn, y: -middle }],
      },
      ...sizes.map(
        (size, index): Shape => ({
          kind: 'group',
          data: { 'data-line-of': size },
          shapes: [
            ...(size < spanInches ? [path('sweep', circle(middle, -middle, size / 2))] : []),
            dimension({
              x: [middle - size / 2, middle + size / 2],
              at: 0,
              awayPx: (index + 0.85) * ROW_PX,
              label: `Span ${spans[index]}`,
            }),
          ],
        }),
      ),
      reference,
    ],
  }
}

const upright = (name: string, inches: number) => [name, `${formatInches(inches)} in.`]
const along = (name: string, inches: number) => `${name} ${formatInches(inches)} in.`

/** The sign of a shortened stem. */
function breakAt(x: number, y: number, px: number): Shape {
  const [left = 0, middle = 0, across = 0, down = 0] = [x - 4 * px, y, 8 * px, 3 * px].map(rounded)
  return path('hub', `M${left} ${middle}l${across} ${-down}v${down}l${-across} ${down}Z`)
}

/** A fixture as on a brand's sheet, next to the reference nearest in size. A long stem is drawn shortened. */
export function fixtureToScale(fixture: SeenFixture, drawing?: LineDrawing): Scene {
  const {
    fixtureHeight: heightInches,
    maxOverallHeight: overallHeightInches = heightInches,
    mounting,
  } = fixture
  const { widthInches, depthInches } = sidesAsSeen(fixture)
  const isHanging = mounting === 'Hanging'
  const hasSide = mounting === 'Wall'
  const hasAbove = !hasSide && widthInches !== depthInches
  const belowInches = hasAbove ? depthInches : mounting === 'Post' ? POST_INCHES : 0
  const gapPx = 36
  const { px, right, text, reference, caption, ...beside } = besideReference(
    [widthInches + (hasSide ? depthInches : 0), belowInches + heightInches * (isHanging ? 1.5 : 1)],
    Math.max(heightInches, widthInches, depthInches),
    !drawing,
    hasSide || isHanging ? gapPx : 0,
  )
  // Below the front is its width, then the view from above.
  const bodyY = -belowInches - (hasAbove ? 44 * px : 0)
  // Long enough for the words along the overall height, and as high as the reference.
  const drawnInches = isHanging
    ? Math.min(overallHeightInches, Math.max(1.5 * heightInches, 138 * px, beside.heightInches + bodyY))
    : heightInches
  const isShortened = isHanging && overallHeightInches > drawnInches
  const ceiling = bodyY - drawnInches
  const middle = widthInches / 2
  const halfCeiling = isHanging ? 40 * px : middle + 8 * px
  const sideX = widthInches + gapPx * px
  const isPost = mounting === 'Post'
  const hasOverall = fixture.maxOverallHeight !== undefined
  const shapes: (Shape | false)[] = [
    (isHanging || mounting === 'Close to ceiling') &&
      path('walls', `M${middle - halfCeiling} ${ceiling}h${2 * halfCeiling}`),
    { kind: 'fixture', seen: 'front', fixture, drawing, x: middle, y: bodyY, overallInches: drawnInches },
    dimension({
      y: [bodyY - heightInches, bodyY],
      at: 0,
      awayPx: -8,
      label: upright('Height', heightInches),
    }),
    dimension({
      x: [0, widthInches],
      at: isPost ? ceiling : bodyY,
      awayPx: isPost ? -6 : 6,
      side: isPost ? 'before' : 'after',
      label: along(hasSide || hasAbove ? 'Width' : 'Width and depth', widthInches),
    }),
    hasOverall &&
      drawnInches > heightInches &&
      dimension({
        y: [ceiling, bodyY],
        at: widthInches,
        awayPx: 10,
        side: 'after',
        label: `Overall up to ${formatInches(overallHeightInches)} in.`,
      }),
    ...stemsOf(fixture).map(
      (x) => isShortened && breakAt(middle + x, (ceiling + bodyY - heightInches) / 2, px),
    ),
    hasSide && path('walls', `M${sideX} ${-heightInches * 1.1}V${6 * px}`),
    hasSide && { kind: 'fixture', seen: 'side', fixture, drawing, x: sideX, y: bodyY },
    hasSide &&
      dimension({
        x: [sideX, sideX + depthInches],
        at: bodyY,
        awayPx: 6,
        side: 'after',
        label: along('Depth', depthInches),
      }),
    hasAbove && { kind: 'fixture', seen: 'above', fixture, drawing, x: middle, y: -depthInches / 2 },
    hasAbove && dimension({ y: [-depthInches, 0], at: 0, awayPx: -8, label: upright('Depth', depthInches) }),
    reference,
  ]
  const dimensions = [
    along('Height', heightInches),
    along('width', widthInches),
    along('depth', depthInches),
    hasOverall && `${along('overall height', overallHeightInches)} at most`,
  ]
  const stem = isShortened
    ? '. The stem or chain is shortened.'
    : isHanging && !hasOverall
      ? '. Ask us for the length of the stem or chain.'
      : '.'
  return {
    title: `${dimensions.filter(Boolean).join(', ')}; beside ${text}`,
    caption: caption + stem,
    left: 0,
    right,
    top: Math.min(ceiling, -beside.heightInches),
    marginsPx: { ...MARGINS_PX, above: isPost ? ROW_PX : 4, below: ROW_PX },
    shapes: shapes.filter((shape) => shape !== false),
  }
}
