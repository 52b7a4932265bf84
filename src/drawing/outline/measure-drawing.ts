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
  /** Pixel rows from the top: position, and ink width. */
  rows: readonly { y: number; width: number }[]
}

/** From here on, a pixel is ink. */
const INK_ALPHA = 128

/** The first and last column with ink in a line; undefined if none. A plain loop, as it runs for every pixel of a build's drawings. */
function inkOf(line: Uint8Array): [first: number, last: number] | undefined {
  let first = 0
  while (first < line.length && (line[first] as number) < INK_ALPHA) first += 1
  if (first === line.length) return undefined
  let last = line.length - 1
  while ((line[last] as number) < INK_ALPHA) last -= 1
  return [first, last]
}

async function drawAndMeasure(shapes: string, reach: number): Promise<Ink | undefined> {
  // Transparent shapes, and areas enclosed by a line, count as well.
  const filled = shapes.replaceAll(/ fill(-opacity)?="[^"]*"/g, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}" width="${SIDE_PX}" height="${SIDE_PX}">${filled}</svg>`
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  const unit = (2 * reach) / SIDE_PX
  const rows: { y: number; from: number; to: number }[] = []
  let radius = 0
  for (let line = 0; line < SIDE_PX; line++) {
    const ink = inkOf(alpha.subarray(line * SIDE_PX, (line + 1) * SIDE_PX))
    if (!ink) continue
    const [first, last] = ink
    const y = (line + 0.5) * unit - reach
    const [from, to] = [first * unit - reach, (last + 1) * unit - reach]
    radius = Math.max(radius, Math.hypot(Math.max(-from, to), y))
    rows.push({ y, from, to })
  }
  const [highest, lowest] = [rows[0], rows.at(-1)]
  if (!highest || !lowest) return undefined
  const [x, y] = [Math.min(...rows.map(({ from }) => from)), highest.y - unit / 2]
  return {
    box: [x, y, Math.max(...rows.map(({ to }) => to)) - x, lowest.y + unit / 2 - y],
    sweep: 2 * radius,
    rows: rows.map(({ y, from, to }) => ({ y, width: to - from })),
  }
}

const measured = new Map<string, Promise<Ink | undefined>>()

/** A shared drawing is measured once. */
export function measureInk(shapes: string, reach: number): Promise<Ink | undefined> {
  const view = `${reach} ${shapes}`
  const ink = measured.get(view) ?? drawAndMeasure(shapes, reach)
  measured.set(view, ink)
  return ink
}

/** No rod is thicker, and no rod that shows is shorter. */
const ROD_INCHES = { thick: 2, short: 0.75 }
/** The canopy's part of the distance that a light hangs down. */
const CANOPY_INCHES = 1.5

const roundedBox = ([left, top, width, height]: ViewBox): ViewBox => [
  rounded(left),
  rounded(top),
  rounded(width),
  rounded(height),
]

/** The longest stretch above the blades that has only the rod. */
function rodOf(rows: Ink['rows'], bladesInches: number): LineDrawing['stem'] {
  let [from, to, start] = [0, 0, 0]
  let isRod = false
  for (const { y, width } of rows.filter(({ y }) => y < bladesInches)) {
    if (width <= ROD_INCHES.thick && !isRod) start = y
    isRod = width <= ROD_INCHES.thick
    if (isRod && y - start > to - from) [from, to] = [start, y]
  }
  return to - from < ROD_INCHES.short ? undefined : [rounded(from), rounded(to)]
}

type Measures = Pick<LineDrawing, 'spanInches' | 'bladesInches' | 'stem'>

function fanMeasures({ sizes }: Fan, front: Ink, top: Ink | undefined): Measures {
  const widest = front.box[2]
  const blades = front.rows.filter(({ width }) => width > 0.9 * widest)
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
  const inks = Object.fromEntries(
    await Promise.all(
      VIEWS.map(async (view) => [view, views[view] && (await measureInk(views[view], reach))] as const),
    ),
  )
  const { front, top, side } = inks
  if (!front) throw new Error(`The drawing of ${product.productUrl} shows nothing from the front.`)
  const measures =
    product.kind === 'fans' ? fanMeasures(product, front, top || undefined) : fixtureMeasures(product, front)
  const name = product.productUrl
  const drawing: LineDrawing = {
    name,
    front: roundedBox(front.box),
    ...(top && { top: roundedBox(top.box) }),
    ...(side && { side: roundedBox(side.box) }),
    ...measures,
  }
  const lines = VIEWS.map((view) =>
    inks[view] ? `<g id="${viewId(name, view)}" class="lines" stroke-width="1">${views[view]}</g>` : '',
  )
  return { drawing, lines: lines.join('') }
}
