/** A product's own line drawing, without its lines: those are in the page once, under the names of its views. */
export interface LineDrawing {
  /** The product's name in addresses. */
  name: string
  /** Seen from the front, as it hangs or stands. */
  front: ViewBox
  /** Seen from above; the side that faces you is at the bottom. */
  top?: ViewBox
  /** A wall light from the side, its wall at the left. */
  side?: ViewBox
  /** The part that grows for a lower hanging height, such as a rod or chain, in inches below the ceiling. */
  stem?: readonly [from: number, to: number]
  /** The drawn span of a fan. */
  spanInches?: number
  /** The drawn distance from the ceiling to a fan's blades. */
  bladesInches?: number
}

/** A view's bounds in inches: the mounting point is at 0 0, y points down. */
export type ViewBox = readonly [left: number, top: number, width: number, height: number]

export const VIEWS = ['front', 'top', 'side'] as const
export type ViewName = (typeof VIEWS)[number]

/** The name of a view's lines in a page. */
export const viewId = (name: string, view: ViewName): string => `${name}-${view}`

/** A line drawing with its lines, as it is served. */
export interface DrawnLines {
  drawing: LineDrawing
  /** A group for each view, as SVG. */
  lines: string
}
