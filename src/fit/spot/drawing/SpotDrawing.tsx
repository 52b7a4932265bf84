import { formatFeet } from '../../../catalogue/rules/numbers.ts'
import { edgeHeights } from '../../../catalogue/rules/spot/hanging-height.ts'
import type { LightFit } from '../../../catalogue/rules/spot/light-fit.ts'
import { overhangInches } from '../../../catalogue/rules/spot/overhang.ts'
import type { PlacedFixture } from '../../../catalogue/rules/spot/placed-fixture.ts'
import type { Spot } from '../../../catalogue/rules/spot/spot.ts'
import { DoorElevation } from './DoorElevation.tsx'
import { drawnLights } from './drawn-lights.ts'
import { LitRoomElevation } from './LitRoomElevation.tsx'
import { MirrorElevation } from './MirrorElevation.tsx'
import { USUAL } from './spot-sheet.ts'
import { TopElevation } from './TopElevation.tsx'
import { TopPlan } from './TopPlan.tsx'

interface Props {
  spot: Spot
  fixture: PlacedFixture
  fit: LightFit
}

/** A place from the front, to scale, with a light in it. */
export function SpotElevation({ spot, fixture, fit, isSmall = false }: Props & { isSmall?: boolean }) {
  const lights = drawnLights(fixture, spot, fit)
  switch (spot.name) {
    case 'mirror':
      return <MirrorElevation mirrorInches={spot.widthInches} {...{ lights, isSmall }} />
    case 'door':
      return <DoorElevation doorInches={spot.heightInches} {...{ lights, isSmall }} />
    case 'room':
      return <LitRoomElevation {...{ spot, lights, isSmall }} />
    default:
      return <TopElevation {...{ spot, lights, isSmall }} overhangInches={overhangInches(fixture, spot)} />
  }
}

function caption(spot: Spot): string {
  if (spot.name !== 'table' && spot.name !== 'island') return 'Front view.'
  const ceilingInches = spot.ceilingInches ?? USUAL.ceiling
  const { leastInches, mostInches } = edgeHeights(spot.name, ceilingInches)
  const under = spot.ceilingInches === undefined ? ` under a ceiling of ${formatFeet(ceilingInches)}` : ''
  const depth = mostInches - leastInches
  return `Front view${under}. The lower edge belongs in the band, ${depth} in. deep.`
}

/** The drawings of a place with a light in it: from the front, and a table or counter from above too. */
export function SpotDrawing(props: Props) {
  const { spot, fixture, fit } = props
  return (
    <div className="room-drawing">
      <figure>
        <SpotElevation {...props} />
        <figcaption>{caption(spot)}</figcaption>
      </figure>
      {'top' in spot && (
        <figure>
          <TopPlan top={spot.top} lights={drawnLights(fixture, spot, fit)} />
          <figcaption>From above.</figcaption>
        </figure>
      )}
    </div>
  )
}
