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
  /** What grows where it hangs lower than it is drawn: its rod, chain or cables, in inches below the ceiling. */
  stem?: readonly [from: number, to: number]
  /** Of a fan: the one of its spans that it is drawn in. */
  spanInches?: number
  /** Of a fan: from the ceiling to its blades, as it is drawn. */
  bladesInches?: number
}

/** What a view covers in inches: the mounting point is at 0 0, y runs down. */
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
