import type { Product } from '../../catalogue/kinds/product.ts'
import type { Fan } from '../../catalogue/schema/fan.ts'
import type { Fixture } from '../../catalogue/schema/fixture.ts'
import { rounded } from '../scene.ts'
import { type DrawnLines, type LineDrawing, VIEWS, type ViewBox, viewId } from './line-drawing.ts'
import { type Ink, measureInk } from './measure-ink.ts'
import { readViews } from './read-views.ts'

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
