import type { SeenFixture } from '../catalogue/rules/fixture-dimensions.ts'
import type { LineDrawing } from './outline/line-drawing.ts'

type Reach = readonly [from: number, to: number]

/** A distance with its number: across the drawing from one x to another, or down it. */
export type Dimension = ({ x: Reach } | { y: Reach }) & {
  at: number
  /** Distance from there, in pixels of the sheet. */
  awayPx?: number
  /** On which side of the line the label is, in reading direction. */
  side?: 'before' | 'after'
  /** A list is upright next to the line, a row each. */
  label: string | readonly string[]
  /** Start of a thin line to the first end, for a line far from the measured object. */
  leadsFrom?: number
  isWarning?: boolean
}

export interface DrawnFan {
  spanInches: number
  /** Without a number only the circle of the blade tips is drawn. */
  bladeCount?: number | undefined
  hasLight?: boolean
  /** Without one a fan has plain blades or a plain side. */
  drawing?: LineDrawing | undefined
}

export interface FanSide {
  dropInches: number
  /** Length of its beam; no beam without a number. */
  beamInches?: number
  tilt?: number
}

export interface DrawnFixture {
  fixture: SeenFixture
  drawing?: LineDrawing | undefined
  /** From the ceiling to the bottom as it hangs: what the body leaves of it is stem. */
  overallInches?: number
}

interface Placed {
  x: number
  y: number
  isWarning?: boolean
}

export type ReferenceName = 'hand' | 'person' | 'door'

type PathClass = 'walls' | 'hub' | 'glass' | 'band' | 'sweep' | 'panel'

/** A drawing's content, in inches: y points down, and the floor is at 0. */
export type Shape =
  | { kind: 'path'; as: PathClass; d: string }
  | { kind: 'level'; y: number }
  /** A dashed line: the lowest allowed bottom. */
  | { kind: 'limit'; x: Reach; y: number; label: string }
  | { kind: 'label'; x: number; y: number; text: string; isBelow?: boolean; isWarning?: boolean }
  | ({ kind: 'dimension' } & Dimension)
  /** A fan, its blades at y. */
  | ({ kind: 'fan'; seen: 'above' } & Placed & DrawnFan)
  | ({ kind: 'fan'; seen: 'side' } & Placed & DrawnFan & FanSide)
  /** A fixture, the middle of its bottom at y; from the side, the position of its wall; from above, its middle. */
  | ({ kind: 'fixture'; seen: 'front' | 'side' | 'above' } & Placed & DrawnFixture)
  | { kind: 'reference'; name: ReferenceName; x: number }
  /** Shapes that a script of the page finds by a `data-` attribute. */
  | { kind: 'group'; data: Readonly<Record<`data-${string}`, number>>; shapes: readonly Shape[] }

/** A drawing to scale as data; `SceneDrawing` fits, draws, labels and describes it. */
export interface Scene {
  /** Read in place of the drawing. */
  title: string
  description?: string
  caption?: string
  left: number
  right: number
  top: number
  bottom?: number
  shapes: readonly Shape[]
  /** Labels, which small drawings leave out. */
  notes?: readonly Shape[]
  /** A person 5 ft 8 in. tall for scale, at an x or right of everything. */
  person?: number | 'beside'
  /** The space on the sheet, in inches: scenes with the same space and margins share its size and scale. */
  space?: { across: number; down: number }
  marginsPx?: Partial<Record<'left' | 'right' | 'above' | 'below', number>>
}

export const rounded = (value: number): number => Math.round(value * 100) / 100

export const path = (as: PathClass, d: string): Shape => ({ kind: 'path', as, d })

export const box = (left: number, top: number, width: number, height: number): string =>
  `M${rounded(left)} ${rounded(top)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}Z`

export const circle = (x: number, y: number, radius: number): string => {
  const r = rounded(radius)
  return `M${rounded(x - radius)} ${rounded(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
}

export const dimension = (one: Dimension): Shape => ({ kind: 'dimension', ...one })

export const DIMENSION_PX = { away: 11, margin: 28 } as const

/** Distances along a line, one after another: from one end over some middles to the other. */
export const chain = (
  stops: readonly number[],
  toEnd: number,
  at: number,
  labelOf: (inches: number) => string,
): Shape[] =>
  [0, ...stops].map((from, index) => {
    const to = stops[index] ?? toEnd
    return dimension({
      x: [from, to],
      at,
      awayPx: DIMENSION_PX.away,
      side: 'after',
      label: labelOf(to - from),
    })
  })

/** "Outline only, from above." for a product without a line drawing. */
export const plainCaption = (caption: string, isPlain: boolean): string =>
  isPlain ? `Outline only, ${caption.charAt(0).toLowerCase()}${caption.slice(1)}` : caption
