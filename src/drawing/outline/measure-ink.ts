import sharp from 'sharp'
import type { ViewBox } from './line-drawing.ts'

/** The side of the picture in which a drawing is measured. */
const SIDE_PX = 600

/** A view's bounds in the drawing's units. */
export interface Ink {
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

async function inkIn(shapes: string, [left, top, width, height]: ViewBox): Promise<Ink | undefined> {
  const unit = Math.max(width, height) / SIDE_PX
  const [columns, lines] = [Math.ceil(width / unit), Math.ceil(height / unit)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${columns * unit} ${lines * unit}" width="${columns}" height="${lines}">${shapes}</svg>`
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  const rows: { y: number; from: number; to: number }[] = []
  let radius = 0
  for (let line = 0; line < lines; line++) {
    const ink = inkOf(alpha.subarray(line * columns, (line + 1) * columns))
    if (!ink) continue
    const [first, last] = ink
    const y = top + (line + 0.5) * unit
    const [from, to] = [left + first * unit, left + (last + 1) * unit]
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

async function drawAndMeasure(shapes: string, reach: number): Promise<Ink | undefined> {
  // Transparent shapes, and areas enclosed by a line, count as well.
  const filled = shapes.replaceAll(/ fill(-opacity)?="[^"]*"/g, '')
  const found = await inkIn(filled, [-reach, -reach, 2 * reach, 2 * reach])
  if (!found) return undefined
  const [x, y, width, height] = found.box
  const margin = reach / 100
  return inkIn(filled, [x - margin, y - margin, width + 2 * margin, height + 2 * margin])
}

const measured = new Map<string, Promise<Ink | undefined>>()

/** A view is drawn to find its ink, and once again as large as possible; a shared drawing only once. */
export function measureInk(shapes: string, reach: number): Promise<Ink | undefined> {
  const view = `${reach} ${shapes}`
  const ink = measured.get(view) ?? drawAndMeasure(shapes, reach)
  measured.set(view, ink)
  return ink
}
