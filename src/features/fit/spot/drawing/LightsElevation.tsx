import { FixtureElevation } from '../../../../drawing/FixtureElevation.tsx'
import type { DrawnLights } from './drawn-lights.ts'

interface Props {
  lights: DrawnLights
  /** What they hang from; without one they have no stem. */
  ceilingInches?: number
}

/** The lights of a spot from the front, each at its middle and height, on its stem or chain. */
export const LightsElevation = ({ lights, ceilingInches }: Props) =>
  lights.middles.map((x) => (
    <FixtureElevation
      key={x}
      {...lights.outline}
      x={x}
      y={-lights.edgeInches}
      overallHeightInches={ceilingInches === undefined ? 0 : ceilingInches - lights.edgeInches}
      isWarning={lights.isWarning}
    />
  ))
