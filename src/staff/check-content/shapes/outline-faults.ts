import sharp from 'sharp'
import { inInches, isAsLarge, type ProductSize } from './product-size.ts'
import { refused, type ShapeFault } from './shape-fault.ts'

/** All that a line drawing may hold, as it becomes a part of the page: nothing that runs, loads, or has looks of its own. */
const ALLOWED = /^(svg|g|path|circle|ellipse|rect|line|polyline|polygon|title|desc)$/

/** The side of the picture in which a drawing is measured. */
const SIDE_PX = 600

const REMEDY = 'Save it again as plain shapes: no scripts, links, pictures, texts or styles.'

function unsafe(svg: string): ShapeFault[] {
  const elements = new Set([...svg.matchAll(/<([\w:!?-]+)/g)].map(([, name = '']) => name))
  const foreign = [...elements].filter((name) => !ALLOWED.test(name) && !/^(\?xml|!--)$/.test(name))
  const outside = /\s(?:xlink:)?href\s*=\s*["']?([^"'\s>]*)|url\(\s*["']?([^"')]*)/i.exec(svg)
  return [
    ...(foreign.length > 0
      ? [refused(`holds ${foreign.map((name) => `<${name}>`).join(', ')}`, REMEDY)]
      : []),
    ...(/<[^>]*\son\w+\s*=/i.test(svg) ? [refused('holds a script in an attribute', REMEDY)] : []),
    ...(outside ? [refused(`refers to ${outside[1] ?? outside[2]}`, REMEDY)] : []),
  ]
}

/** The shapes of one view, without the transform that sets it beside the other. */
const viewOf = (svg: string, name: string): string | undefined =>
  new RegExp(`<g[^>]*\\sid="${name}"[^>]*>([\\s\\S]*?)</g>`).exec(svg)?.[1]

/** How far a file's own box reaches from the mounting point, in the drawing's units. */
function reachOf(svg: string): number {
  const [x = 0, y = 0, width = 0, height = 0] = (/\sviewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number)
  return Math.max(-x, -y, x + width, y + height) || 0
}

/** What a view covers, in the drawing's units. */
interface Drawn {
  width: number
  height: number
  /** Of the circle around the mounting point that the view stays within. */
  sweep: number
}

/**
 * Draws a view and measures its ink.
 *
 * @param reach how far from the mounting point ink is looked for
 * @returns zeros where there is none
 */
async function measured(shapes: string, reach: number): Promise<Drawn> {
  const box = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${SIDE_PX}" height="${SIDE_PX}">${shapes}</svg>`
  const ink = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  let [left, right, top, bottom, radius] = [SIDE_PX, -1, SIDE_PX, -1, 0]
  for (let place = 0; place < ink.length; place++) {
    if ((ink[place] ?? 0) < 128) continue
    const x = place % SIDE_PX
    const y = Math.floor(place / SIDE_PX)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    radius = Math.max(radius, Math.hypot(x + 0.5 - SIDE_PX / 2, y + 0.5 - SIDE_PX / 2))
  }
  const unit = (2 * reach) / SIDE_PX
  if (right < 0) return { width: 0, height: 0, sweep: 0 }
  return { width: (right - left + 1) * unit, height: (bottom - top + 1) * unit, sweep: 2 * radius * unit }
}

const wrongBox = (shown: readonly number[], recorded: readonly number[], between?: string): ShapeFault[] => {
  const remedy = 'Draw it in inches, 1 unit to 1 inch, with the mounting point at 0 0; or correct the record.'
  return [refused(`measures ${inInches(shown)}, the record says ${inInches(recorded, between)}`, remedy)]
}

/** Whether the view from above sweeps one of a fan's spans; without that view, the front may not be wider than the widest. */
async function fanBox(top: string | undefined, front: string, sizes: readonly number[], reach: number) {
  const { sweep, width } = await measured(top ?? front, reach)
  const widest = Math.max(...sizes)
  const fits = top ? sizes.some((span) => isAsLarge(sweep, span)) : isAsLarge(Math.max(width, widest), widest)
  return fits ? [] : wrongBox([top ? sweep : width], sizes, ' or ')
}

async function fixtureBox(
  front: string,
  { fixtureLength, fixtureHeight, mounting }: ProductSize,
  reach: number,
) {
  const { width, height } = await measured(front, reach)
  // What hangs a light is of any length.
  const recorded = [fixtureLength, ...(mounting === 'Hanging' ? [] : [fixtureHeight])]
  const shown = [width, height].slice(0, recorded.length)
  if (recorded.every((side, place) => isAsLarge(shown[place] ?? 0, side))) return []
  return wrongBox(
    shown,
    recorded.map((side) => side ?? 0),
  )
}

/** What is wrong with a line drawing: whether it may stand in a page, then whether it is as large as its record says. */
export async function outlineFaults(svg: string, product: ProductSize): Promise<ShapeFault[]> {
  if (!/<svg[\s>]/.test(svg))
    return [refused('is not an SVG file, despite its name', 'Save it again as SVG.')]
  const faults = unsafe(svg)
  if (faults.length > 0) return faults
  const front = viewOf(svg, 'front')
  if (!front) {
    return [refused('has no group named "front"', 'Put the view from the front in a group: <g id="front">.')]
  }
  const reach = reachOf(svg)
  if (!(reach > 0)) return [refused('has no viewBox', 'Save it again with a viewBox in inches.')]
  return product.sizes
    ? fanBox(viewOf(svg, 'top'), front, product.sizes, reach)
    : fixtureBox(front, product, reach)
}
