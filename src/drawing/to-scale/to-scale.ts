import { type SeenFixture, sidesAsSeen } from '../../catalogue/rules/fixture-dimensions.ts'
import { formatFeet, formatInches } from '../../catalogue/rules/numbers.ts'
import { dropOf, mountingHeight } from '../../catalogue/rules/room/mounting-height.ts'
import type { FanInRoom } from '../../catalogue/views/fan-in-room.ts'
import { POST_INCHES, stemsOf } from '../Fixture.tsx'
import type { LineDrawing } from '../outline/line-drawing.ts'
import { nearestReference, REFERENCES } from '../Reference.tsx'
import { circle, dimension, path, plainCaption, type Scene, type Shape } from '../scene.ts'

/** Left of a product is space for its upright dimensions, and between the product and its reference some air, in pixels. */
const MARGINS_PX = { left: 58, right: 4 } as const
const GAP_PX = 20
const LABEL_PX = 20

interface Extent {
  /** The product's space on the sheet, in inches and in additional pixels. */
  acrossInches: number
  acrossPx?: number
  downInches: number
  downPx?: number
}

/** A product's sheet with the reference nearest in size at its right, as large as a 320 px phone allows; `px` is the inches of a pixel. */
function sheetFor(
  largestInches: number,
  { acrossInches, acrossPx = 0, downInches, downPx = 0 }: Extent,
  isPlain: boolean,
) {
  const name = nearestReference(largestInches)
  const { widthInches, heightInches, text } = REFERENCES[name]
  const freePx = 288 - MARGINS_PX.left - MARGINS_PX.right - GAP_PX - acrossPx
  const px = Math.max((acrossInches + widthInches) / freePx, downInches / (250 - downPx), heightInches / 250)
  const right = acrossInches + (acrossPx + GAP_PX) * px + widthInches
  const reference: Shape = { kind: 'reference', name, x: right - widthInches / 2 }
  const caption = `${plainCaption('Drawn to scale', isPlain)} beside ${text}`
  return { px, right, heightInches, text, reference, caption }
}

const ROW_PX = 24
/** The motor and light below the blades. */
const LIGHT_INCHES = 8
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
  const sideInches = drop === undefined ? 0 : drop + LIGHT_INCHES
  const { px, right, heightInches, text, reference, caption } = sheetFor(
    spanInches,
    { acrossInches: spanInches, downInches: sideInches + spanInches, downPx: sizes.length * ROW_PX },
    !drawing,
  )
  const row = ROW_PX * px
  const underSide = -spanInches - sizes.length * row
  const ceiling = underSide - sideInches
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
  const ofSize = (size: number, shape: Shape): Shape => ({
    kind: 'group',
    data: { 'data-line-of': size },
    shapes: [shape],
  })
  const spans = sizes.map((size) => `${formatInches(size)} in.`)
  const dropText = bladeDropInches !== undefined && mounting
  return {
    title: `Blade span ${spans.join(', ')}${dropText ? `; ${formatInches(bladeDropInches)} in. from the ceiling to the blades` : ''}; beside ${text}`,
    caption: `${caption}.${hangingText(fan, spanInches)}`,
    left: 0,
    right,
    top: Math.min(ceiling, -heightInches),
    marginsPx: MARGINS_PX,
    shapes: [
      ...side,
      ...sizes.map((size, index) =>
        ofSize(
          size,
          dimension({
            x: [middle - size / 2, middle + size / 2],
            at: underSide + (index + 0.7) * row,
            label: `Span ${spans[index]}`,
          }),
        ),
      ),
      {
        kind: 'group',
        data: { 'data-round': spanInches },
        shapes: [{ kind: 'fan', seen: 'above', ...drawn, y: -middle }],
      },
      ...sizes.slice(0, -1).map((size) => ofSize(size, path('sweep', circle(middle, -middle, size / 2)))),
      reference,
    ],
  }
}

/** In pixels: between front and side, for the overall height at the front's side, below the front's width. */
const SIDE_GAP_PX = 36
const OVERALL_PX = 26
const WIDTH_PX = 44
/** The length of the overall height's words. */
const WORDS_PX = 138

const upright = (name: string, inches: number) => [name, `${formatInches(inches)} in.`]
const along = (name: string, inches: number) => `${name} ${formatInches(inches)} in.`

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
  const acrossInches = widthInches + (hasSide ? depthInches : 0)
  const acrossPx = hasSide ? SIDE_GAP_PX : isHanging ? OVERALL_PX : 0
  const heightWithStem = isHanging ? Math.min(overallHeightInches, 1.5 * heightInches) : heightInches
  const { px, right, text, reference, caption, ...beside } = sheetFor(
    Math.max(heightInches, widthInches, depthInches),
    { acrossInches, acrossPx, downInches: belowInches + heightWithStem, downPx: hasAbove ? WIDTH_PX : 0 },
    !drawing,
  )
  const bodyY = -belowInches - (hasAbove ? WIDTH_PX * px : 0)
  const drawnInches = isHanging
    ? Math.min(overallHeightInches, Math.max(1.5 * heightInches, WORDS_PX * px, beside.heightInches + bodyY))
    : heightInches
  const isShortened = isHanging && overallHeightInches > drawnInches
  const ceiling = bodyY - drawnInches
  const middle = widthInches / 2
  const halfCeiling = isHanging ? 40 * px : middle + 8 * px
  const sideX = widthInches + SIDE_GAP_PX * px
  const isPost = mounting === 'Post'
  const knowsOverall = fixture.maxOverallHeight !== undefined
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
    knowsOverall &&
      drawnInches > heightInches &&
      dimension({
        y: [ceiling, bodyY],
        at: widthInches,
        awayPx: 10,
        side: 'after',
        label: `Overall up to ${formatInches(overallHeightInches)} in.`,
      }),
    isShortened && {
      kind: 'break',
      xs: stemsOf(fixture).map((x) => middle + x),
      y: ceiling + (drawnInches - heightInches) / 2,
    },
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
    knowsOverall && `${along('overall height', overallHeightInches)} at most`,
  ]
  const stem = isShortened
    ? '. The stem or chain is shortened.'
    : isHanging && !knowsOverall
      ? '. Ask us for the length of the stem or chain.'
      : '.'
  return {
    title: `${dimensions.filter(Boolean).join(', ')}; beside ${text}`,
    caption: caption + stem,
    left: 0,
    right,
    top: Math.min(ceiling, -beside.heightInches),
    marginsPx: { ...MARGINS_PX, above: isPost ? LABEL_PX : 4, below: LABEL_PX },
    shapes: shapes.filter((shape) => shape !== false),
  }
}
