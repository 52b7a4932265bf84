import { FixtureElevation } from '../../../drawing/FixtureElevation.tsx'
import type { DrawnLights } from './drawn-lights.ts'

interface Props {
  lights: DrawnLights
  /** What they hang from; without one they have no stem. */
  ceilingInches?: number
}

/** The lights of a place from the front, each at its place and height, on its stem or chain. */
export const LightsElevation = ({ lights, ceilingInches }: Props) =>
  lights.places.map((x) => (
    <FixtureElevation
      key={x}
      {...lights.outline}
      x={x}
      y={-lights.edgeInches}
      overallHeightInches={ceilingInches === undefined ? 0 : ceilingInches - lights.edgeInches}
      isWarning={lights.isWarning}
    />
  ))
