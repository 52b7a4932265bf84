import sharp from 'sharp'
import type { Product } from '../../catalogue/kinds/product.ts'
import type { Fan } from '../../catalogue/schema/fan.ts'
import type { Fixture } from '../../catalogue/schema/fixture.ts'
import { rounded } from '../scene.ts'
import { boxOf, GEOMETRY, printSvg, readSvg, type SvgElement } from '../svg.ts'
import {
  type DrawnLines,
  type LineDrawing,
  VIEWS,
  type ViewBox,
  type ViewName,
  viewId,
} from './line-drawing.ts'

/**
 * A shape's fill: glass shows what is behind it, a line has no inside. Every other shape hides what is behind it. An attribute, not
 * a style: the shape is drawn elsewhere than it stands.
 */
function fillOf({ class: names = '', fill, 'fill-opacity': opacity = '1' }: SvgElement['attributes']) {
  const classes = names.split(/\s+/)
  if (classes.includes('line') || fill === 'none') return { fill: 'none' }
  return classes.includes('glass') || Number(opacity) < 1 ? { 'fill-opacity': '.2' } : {}
}

/** A shape without its looks, which are the page's; a group without a transform is its shapes. */
function shapesOf({ name, attributes, children, text }: SvgElement): SvgElement[] {
  const geometry = Object.fromEntries(
    Object.entries(attributes).filter(([attribute]) => GEOMETRY.includes(attribute)),
  )
  const inner = children.flatMap(shapesOf)
  if (name !== 'g')
    return [{ name, attributes: { ...fillOf(attributes), ...geometry }, children: inner, text }]
  return Object.keys(geometry).length > 0 ? [{ name, attributes: geometry, children: inner, text }] : inner
}

function findGroup(within: SvgElement, id: string): SvgElement | undefined {
  for (const child of within.children) {
    const found = child.attributes.id === id ? child : findGroup(child, id)
    if (found) return found
  }
  return undefined
}

export interface DrawnViews {
  /** The shapes of each view, without the transform that places one view next to another. */
  views: Partial<Record<ViewName, string>>
  /** Reach of the file's own box from the mounting point, in the drawing's units. */
  reach: number
}

/** @throws SvgError when a file of `content/outlines` holds what no drawing may */
export function readViews(svg: string): DrawnViews {
  const file = readSvg(svg, 'drawing')
  const views = VIEWS.flatMap((view) => {
    const group = findGroup(file, view)
    return group ? [[view, group.children.flatMap(shapesOf).map(printSvg).join('')] as const] : []
  })
  const [x, y, width, height] = boxOf(file)
  return { views: Object.fromEntries(views), reach: Math.max(-x, -y, x + width, y + height) }
}

/** The side of the picture in which a drawing is measured. */
const SIDE_PX = 1200

/** A view's bounds in the drawing's units. */
interface Ink {
  box: ViewBox
  /** The diameter of the circle around the mounting point that contains the view. */
  sweep: number
  /** Pixel rows with ink, from the top. */
  rows: readonly { y: number; from: number; to: number }[]
}

export async function measureInk(shapes: string, reach: number): Promise<Ink | undefined> {
  // Transparent shapes, and areas enclosed by a line, count as well.
  const filled = shapes.replaceAll(/ fill(-opacity)?="[^"]*"/g, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}" width="${SIDE_PX}" height="${SIDE_PX}">${filled}</svg>`
  const pixels = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .threshold(128, { grayscale: false })
    .raw()
    .toBuffer()
  const unit = (2 * reach) / SIDE_PX
  const rows = Array.from({ length: SIDE_PX }, (_, line) => {
    const ink = pixels.subarray(line * SIDE_PX, (line + 1) * SIDE_PX)
    const first = ink.indexOf(255)
    const [from, to] = [first * unit - reach, (ink.lastIndexOf(255) + 1) * unit - reach]
    return first < 0 ? [] : [{ y: (line + 0.5) * unit - reach, from, to }]
  }).flat()
  const [highest, lowest] = [rows[0], rows.at(-1)]
  if (!highest || !lowest) return undefined
  const left = Math.min(...rows.map(({ from }) => from))
  const right = Math.max(...rows.map(({ to }) => to))
  const top = highest.y - unit / 2
  return {
    box: [rounded(left), rounded(top), rounded(right - left), rounded(lowest.y + unit / 2 - top)],
    sweep: 2 * Math.max(...rows.map(({ y, from, to }) => Math.hypot(Math.max(-from, to), y))),
    rows,
  }
}

/** No rod is thicker, and no rod that shows is shorter. */
const ROD_INCHES = { thick: 2, short: 0.75 }
/** The canopy's part of the distance that a light hangs down. */
const CANOPY_INCHES = 1.5

/** The longest stretch above the blades that has only the rod. */
function rodOf(rows: Ink['rows'], bladesInches: number): LineDrawing['stem'] {
  let [from, to, start] = [0, 0, 0]
  let isRod = false
  for (const { y, ...row } of rows.filter(({ y }) => y < bladesInches)) {
    const isThin = row.to - row.from <= ROD_INCHES.thick
    if (isThin && !isRod) start = y
    isRod = isThin
    if (isRod && y - start > to - from) [from, to] = [start, y]
  }
  return to - from < ROD_INCHES.short ? undefined : [rounded(from), rounded(to)]
}

type Measures = Pick<LineDrawing, 'spanInches' | 'bladesInches' | 'stem'>

function fanMeasures({ sizes }: Fan, front: Ink, top: Ink | undefined): Measures {
  const widest = front.box[2]
  const blades = front.rows.filter(({ from, to }) => to - from > 0.9 * widest)
  const bladesInches = rounded(((blades[0]?.y ?? 0) + (blades.at(-1)?.y ?? 0)) / 2)
  const stem = rodOf(front.rows, bladesInches)
  const sweep = top?.sweep ?? widest
  const [spanInches = widest] = sizes.toSorted((a, b) => Math.abs(a - sweep) - Math.abs(b - sweep))
  return { spanInches, bladesInches, ...(stem && { stem }) }
}

function fixtureMeasures(fixture: Fixture, { box: [, top, , height] }: Ink): Measures {
  const body = rounded(top + height - fixture.fixtureHeight)
  if (fixture.mounting !== 'Hanging' || body <= 0) return {}
  return { stem: [Math.min(CANOPY_INCHES, rounded(body / 2)), body] as const }
}

/** @throws Error if a drawing has no front view, SvgError when it holds what no drawing may */
export async function measureDrawing(svg: string, product: Product): Promise<DrawnLines> {
  const { views, reach } = readViews(svg)
  const inkOf = (view = '') => (view ? measureInk(view, reach) : undefined)
  const [front, top, side] = await Promise.all([inkOf(views.front), inkOf(views.top), inkOf(views.side)])
  if (!front) throw new Error(`The drawing of ${product.productUrl} shows nothing from the front.`)
  const measures =
    product.kind === 'fans' ? fanMeasures(product, front, top) : fixtureMeasures(product, front)
  const name = product.productUrl
  const drawing: LineDrawing = {
    name,
    front: front.box,
    ...(top && { top: top.box }),
    ...(side && { side: side.box }),
    ...measures,
  }
  const lines = VIEWS.map((view) =>
    views[view] ? `<g id="${viewId(name, view)}" class="lines" stroke-width="1">${views[view]}</g>` : '',
  )
  return { drawing, lines: lines.join('') }
}
