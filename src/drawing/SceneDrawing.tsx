import { noBreakUnits } from '../catalogue/rules/measurement-text.ts'
import { FanAbove, FanFromSide } from './Fan.tsx'
import { FixtureAbove, FixtureFront, FixtureSide } from './Fixture.tsx'
import { OutlineLines } from './outline/OutlineViews.tsx'
import { Reference } from './Reference.tsx'
import { DIMENSION_PX, type Dimension, plainCaption, rounded, type Scene, type Shape } from './scene.ts'

/** A drawing's width and height in pixels on a 320 px phone, and its side margins. */
const SIZES = {
  full: { widthPx: 288, heightPx: 250, sidePx: 26 },
  picture: { widthPx: 88, heightPx: 64, sidePx: 2 },
  /** Width of its content, regardless of the page. */
  tight: undefined,
} as const

const EDGE_PX = 3
const LETTER_PX = 13
const TICK_PX = 3
const PERSON_INCHES = 24

/** The inches of a scene's sheet: its left edge, its width, and what a pixel is. */
function sheetOf({ left, space, marginsPx = {}, ...scene }: Scene, size: keyof typeof SIZES) {
  const across = scene.right - left
  const limits = SIZES[size]
  if (!limits) return { px: across / SIZES.full.widthPx, width: across, from: left }
  const { widthPx, heightPx, sidePx } = limits
  const { left: leftPx = sidePx, right: rightPx = sidePx } = marginsPx
  const down = Math.max(space?.down ?? 0, (scene.bottom ?? 0) - scene.top)
  const px = Math.max((space?.across ?? across) / (widthPx - leftPx - rightPx), down / heightPx)
  const width = widthPx * px
  return { px, width, from: left - (width - across - (rightPx - leftPx) * px) / 2 }
}

/** A dimension line as architects draw it: an oblique tick at each end, and its label along or next to it. */
function DimensionLine({ px, ...one }: Dimension & { px: number }) {
  const { at, awayPx = 0, side = 'before', label, leadsFrom, isWarning } = one
  const isAcross = 'x' in one
  const [from, to] = isAcross ? one.x : one.y
  const away = rounded(at + awayPx * px)
  const [start = 0, end = 0, middle = 0] = [from, to, (from + to) / 2].map(rounded)
  const tick = rounded(TICK_PX * px)
  const point = (along: number) => (isAcross ? `${along} ${away}` : `${away} ${along}`)
  const ends = [start, end].map((tip) => `M${point(tip)}m${-tick} ${tick}l${2 * tick} ${-2 * tick}`)
  return (
    <g className={isWarning ? 'dimension warning' : 'dimension'}>
      {leadsFrom !== undefined && <path d={`M${rounded(leadsFrom)} ${start}H${away}`} />}
      <path d={`M${point(start)}L${point(end)}${ends.join('')}`} />
      {typeof label === 'string' ? (
        <text
          transform={isAcross ? `translate(${middle} ${away})` : `translate(${away} ${middle})rotate(-90)`}
          dy={side === 'before' ? '-.4em' : '1.1em'}
          textAnchor="middle"
        >
          {label}
        </text>
      ) : (
        label.map((row, index) => (
          <text
            key={row}
            x={rounded(away + (side === 'before' ? -2 : 2) * tick)}
            y={middle}
            dy={`${0.35 + 1.2 * (index - (label.length - 1) / 2)}em`}
            textAnchor={side === 'before' ? 'end' : undefined}
          >
            {row}
          </text>
        ))
      )}
    </g>
  )
}

const FIXTURES = { front: FixtureFront, side: FixtureSide, above: FixtureAbove }

function Product(product: Extract<Shape, { kind: 'fan' | 'fixture' }>) {
  if (product.kind === 'fan')
    return product.seen === 'above' ? <FanAbove {...product} /> : <FanFromSide {...product} />
  const Seen = FIXTURES[product.seen]
  return <Seen {...product} />
}

interface DrawnProps {
  shape: Shape
  px: number
  ends: readonly [left: number, right: number]
}

function Drawn({ shape, px, ends: [left, right] }: DrawnProps) {
  switch (shape.kind) {
    case 'path':
      return <path className={shape.as} d={shape.d} />
    case 'level':
      return <path className="walls" d={`M${rounded(left)} ${rounded(shape.y)}H${rounded(right)}`} />
    case 'limit':
      return (
        <g className="limit">
          <path d={`M${rounded(shape.x[0])} ${shape.y}H${rounded(shape.x[1])}`} />
          <text x={rounded(shape.x[1] - 4 * px)} y={shape.y} dy="1.1em" textAnchor="end">
            {shape.label}
          </text>
        </g>
      )
    case 'label':
      return (
        <text
          className={shape.isWarning ? 'warning' : shape.isBelow ? 'dimension' : 'fan span'}
          x={rounded(shape.x)}
          y={rounded(shape.y)}
          dy={shape.isBelow ? '1.1em' : '-.4em'}
          textAnchor="middle"
        >
          {shape.text}
        </text>
      )
    case 'dimension':
      return <DimensionLine {...shape} px={px} />
    case 'fan':
    case 'fixture':
      return (
        <g
          className={shape.isWarning ? `${shape.kind} warning` : shape.kind}
          transform={`translate(${rounded(shape.x)} ${rounded(shape.y)})`}
        >
          <Product {...shape} />
        </g>
      )
    case 'reference':
      return <Reference name={shape.name} x={rounded(shape.x)} />
    case 'group':
      return (
        <g {...shape.data}>
          <Shapes shapes={shape.shapes} px={px} ends={[left, right]} />
        </g>
      )
  }
}

const Shapes = ({ shapes, ...sheet }: Omit<DrawnProps, 'shape'> & { shapes: readonly Shape[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing keep their order.
  shapes.map((shape, index) => <Drawn key={`${shape.kind} ${index}`} shape={shape} {...sheet} />)

interface Props {
  scene: Scene
  size?: keyof typeof SIZES
  /** Lines of its products' drawings, if the page lacks them. */
  lines?: string | undefined
  /** Height of the tallest drawing on sheets like this; undefined for as wide as the page allows. */
  heightRem?: number | undefined
}

/** A scene on its sheet: to scale, with its dimensions in words for those who hear it. A small one has neither labels nor a person. */
export function SceneDrawing({ scene, size = 'full', lines, heightRem }: Props) {
  const isLabeled = size !== 'picture'
  const { title, description, left, top, bottom = 0, shapes, notes = [], person, marginsPx = {} } = scene
  const right = scene.right + (isLabeled && person === 'beside' ? PERSON_INCHES : 0)
  const { px, width, from } = sheetOf({ ...scene, right }, size)
  const { above = EDGE_PX, below = EDGE_PX } = isLabeled ? marginsPx : {}
  const margins = (above + below) * px
  const height = bottom - top + margins
  // Drawings side by side have one scale, whatever dimensions are above and below each.
  const part = height / (Math.max(bottom - top, scene.space?.down ?? 0) + 2 * DIMENSION_PX.margin * px)
  const box = [from, bottom + below * px - height, width, height].map(rounded).join(' ')
  const sheet = { px, ends: [left, right] } as const
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a small drawing only accompanies words.
    <svg
      className="drawing"
      role={isLabeled ? 'img' : undefined}
      aria-hidden={!isLabeled || undefined}
      fontSize={rounded(LETTER_PX * px)}
      viewBox={box}
      height={heightRem && `${rounded(heightRem * part)}rem`}
    >
      {isLabeled && <title>{title}</title>}
      {isLabeled && description && <desc>{description}</desc>}
      {lines && <OutlineLines lines={lines} />}
      <Shapes shapes={shapes} {...sheet} />
      {isLabeled && person !== undefined && (
        <Reference name="person" x={rounded(person === 'beside' ? right - PERSON_INCHES / 2 : person)} />
      )}
      {isLabeled && <Shapes shapes={notes} {...sheet} />}
    </svg>
  )
}

interface FiguresProps {
  scenes: readonly Scene[]
  isOutlineOnly?: boolean
  heightRem?: number
}

/** Drawings, each with its caption. A new drawing is a new element: its blades turn once. */
export const SceneFigures = ({ scenes, isOutlineOnly = false, heightRem }: FiguresProps) => (
  <div className="room-drawing">
    {scenes.map((scene) => (
      <figure key={scene.title}>
        <SceneDrawing scene={scene} heightRem={heightRem} />
        <figcaption>{noBreakUnits(plainCaption(scene.caption ?? '', isOutlineOnly))}</figcaption>
      </figure>
    ))}
  </div>
)
