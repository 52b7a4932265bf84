import { fixtureOutline } from '../catalogue/views/fixture-outline.ts'
import type { DrawnFixture, Shape } from '../drawing/scene.ts'
import type { LitSpot } from './spot.ts'

/** Lights as they hang in the drawing of a spot. */
export interface DrawnLights {
  outline: DrawnFixture
  /** From the floor to their bottom. */
  edgeInches: number
  /** Whether they don't suit the spot. */
  isWarning: boolean
  shapes: Shape[]
}

/**
 * The lights of a spot from the front.
 *
 * @param middles of each light, in the drawing
 * @param edgeInches where their bottom belongs; they hang there if nothing else is known of their height
 * @param ceilingInches what they hang from; left out for lights without a stem
 */
export function drawnLights(
  { fixture, fit, drawing }: LitSpot,
  middles: readonly number[],
  aimInches: number,
  ceilingInches?: number,
): DrawnLights {
  const outline = { ...fixtureOutline(fixture), drawing }
  const edgeInches = fit.height?.edgeInches ?? aimInches
  const isWarning = fit.suits === 'no'
  const overallInches = ceilingInches === undefined ? 0 : ceilingInches - edgeInches
  const shapes = middles.map(
    (x): Shape => ({
      kind: 'fixture',
      seen: 'front',
      ...outline,
      x,
      y: -edgeInches,
      overallInches,
      isWarning,
    }),
  )
  return { outline, edgeInches, isWarning, shapes }
}

/** The middles of lights in a row, from one end. */
export const rowMiddles = (inches: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => ((index + 0.5) * inches) / count)
