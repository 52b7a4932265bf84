import type { LineDrawing } from '../../../../drawing/outline/line-drawing.ts'

/** The fan that is drawn in a room. */
export interface DrawnFan {
  spanInches: number
  /** One in the middle, or two at a quarter and at three quarters of the length. */
  fans: 1 | 2
  /** Unknown where the record has none: then it is drawn as a plain circle. */
  bladeCount?: number | undefined
  hasLight: boolean
  /** Its own; without one it is drawn as any fan is. */
  drawing?: LineDrawing | undefined
}

/** Where the fans hang, along the length of the room. */
export const fanCenters = ({ fans }: Pick<DrawnFan, 'fans'>, lengthInches: number): number[] =>
  (fans === 2 ? [0.25, 0.75] : [0.5]).map((part) => part * lengthInches)
