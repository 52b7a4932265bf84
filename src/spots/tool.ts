import { sidesAsSeen } from '../catalogue/rules/fixture-dimensions.ts'
import { formatInches } from '../catalogue/rules/numbers.ts'
import type { LineDrawing } from '../drawing/outline/line-drawing.ts'
import type { Scene, Shape } from '../drawing/scene.ts'
import type { LightFit, SpotFixture, SpotMeasures } from './spot.ts'

/** A light in a spot, as it is drawn: without a line drawing it is a plain shape. */
export interface LitSpot {
  spot: SpotMeasures
  fixture: SpotFixture
  fit: LightFit
  drawing?: LineDrawing | undefined
}

/** Parts of a spot that only the tool and the guide need. */
export interface SpotTool {
  advice: (spot: SpotMeasures) => string
  /** Two cells of the guide (rules L2 to L6). */
  guide: { size: string; height: string }
  /** Usual spots: first the example, then smaller and larger ones. */
  usual: readonly [example: SpotMeasures, ...SpotMeasures[]]
  commonLight: (spot: SpotMeasures) => SpotFixture
  draw: (lit: LitSpot) => readonly [front: Scene, ...Scene[]]
}

/** A light of usual form, as wide as it is long unless it has another width. */
export const light = (
  mounting: NonNullable<SpotFixture['mounting']>,
  locationRating: SpotFixture['locationRating'],
  fixtureLength: number,
  fixtureHeight: number,
  fixtureWidth = fixtureLength,
): SpotFixture => ({ mounting, locationRating, fixtureHeight, fixtureLength, fixtureWidth })

export const rangeOf = (from: number, to: number): string =>
  `${formatInches(from)} to ${formatInches(to)} in.`

/** `middles` are in the drawing. Lights have no stem if there is no ceiling. */
export function drawnLights(
  { fixture, fit, drawing }: LitSpot,
  middles: readonly number[],
  aimInches: number,
  ceilingInches?: number,
) {
  const edgeInches = fit.height?.edgeInches ?? aimInches
  const isWarning = fit.suits === 'no'
  const overallInches = ceilingInches === undefined ? 0 : ceilingInches - edgeInches
  const shapes = middles.map(
    (x): Shape => ({
      kind: 'fixture',
      seen: 'front',
      fixture,
      drawing,
      x,
      y: -edgeInches,
      overallInches,
      isWarning,
    }),
  )
  return { ...sidesAsSeen(fixture), edgeInches, isWarning, shapes }
}

export const rowMiddles = (inches: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => ((index + 0.5) * inches) / count)
