import { isAsLarge } from '../../../drawing/outline/is-as-large.ts'
import { measureInk } from '../../../drawing/outline/measure-ink.ts'
import { readViews } from '../../../drawing/outline/read-views.ts'
import { SvgError } from '../../../drawing/svg.ts'
import { inInches, type ProductSize } from './product-size.ts'
import { refused, type ShapeFault } from './shape-fault.ts'

const REMEDY =
  'Save it again as plain shapes (paths, circles, rectangles) without scripts, links, pictures, texts or styles.'

const wrongBox = (shown: readonly number[], recorded: readonly number[], between?: string): ShapeFault[] => {
  const remedy = 'Draw it in inches, 1 unit to 1 inch, with the mounting point at 0 0; or correct the record.'
  return [refused(`measures ${inInches(shown)}, the record says ${inInches(recorded, between)}`, remedy)]
}

/** Whether the view from above sweeps one of a fan's spans; without that view, the front may not be wider than the widest. */
async function fanBox(top: string | undefined, front: string, sizes: readonly number[], reach: number) {
  const { sweep = 0, box: [, , width] = [0, 0, 0, 0] } = (await measureInk(top ?? front, reach)) ?? {}
  const widest = Math.max(...sizes)
  const fits = top ? sizes.some((span) => isAsLarge(sweep, span)) : isAsLarge(Math.max(width, widest), widest)
  return fits ? [] : wrongBox([top ? sweep : width], sizes, ' or ')
}

async function fixtureBox(
  front: string,
  { fixtureLength = 0, fixtureWidth = 0, fixtureHeight, mounting }: ProductSize,
  reach: number,
) {
  // Its front is what a shopper facing it sees: the larger side, or on a wall what is along it.
  const wide = mounting === 'Wall' ? fixtureLength : Math.max(fixtureLength, fixtureWidth)
  const [, , width, height] = (await measureInk(front, reach))?.box ?? [0, 0, 0, 0]
  // What hangs a light is of any length.
  const recorded = [wide || undefined, ...(mounting === 'Hanging' ? [] : [fixtureHeight])]
  const shown = [width, height].slice(0, recorded.length)
  if (recorded.every((side, place) => isAsLarge(shown[place] ?? 0, side))) return []
  return wrongBox(
    shown,
    recorded.map((side) => side ?? 0),
  )
}

/** What is wrong with a line drawing: whether it may stand in a page, then whether it is as large as its record says. */
export async function outlineFaults(svg: string, product: ProductSize): Promise<ShapeFault[]> {
  try {
    const {
      views: { front, top },
      reach,
    } = readViews(svg)
    if (front === undefined)
      return [
        refused('has no group named "front"', 'Put the view from the front in a group: <g id="front">.'),
      ]
    return await (product.sizes
      ? fanBox(top, front, product.sizes, reach)
      : fixtureBox(front, product, reach))
  } catch (error) {
    if (!(error instanceof SvgError)) throw error
    return [refused(error.message, REMEDY)]
  }
}
