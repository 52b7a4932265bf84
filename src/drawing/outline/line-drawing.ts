/** A product's own line drawing, without its lines: those are in the page once, under the names of its views. */
export interface LineDrawing {
  name: string
  front: ViewBox
  /** Seen from above; the side that faces you is at the bottom. */
  top?: ViewBox
  /** A wall light from the side, its wall at the left. */
  side?: ViewBox
  /** The part that grows for a lower hanging height, such as a rod or chain, in inches below the ceiling. */
  stem?: readonly [from: number, to: number]
  spanInches?: number
  bladesInches?: number
}

/** A view's bounds in inches: the mounting point is at 0 0, y points down. */
export type ViewBox = readonly [left: number, top: number, width: number, height: number]

export const VIEWS = ['front', 'top', 'side'] as const
export type ViewName = (typeof VIEWS)[number]

export const viewId = (name: string, view: ViewName): string => `${name}-${view}`

export interface DrawnLines {
  drawing: LineDrawing
  lines: string
}

/** Allowed difference from the record's dimension, as a share of it. */
const TOLERANCE = 0.05

export const isAsLarge = (measured: number, recorded: number): boolean =>
  Math.abs(measured - recorded) <= recorded * TOLERANCE
