import type { ReactElement } from 'react'
import { formatFeet } from '../../../../catalogue/rules/numbers.ts'
import { edgesOver, type Top } from '../../../../catalogue/rules/spot/over-top.ts'
import type { SpotMeasures } from '../../../../catalogue/rules/spot/spot.ts'
import { COUNTER, overhangOfCounter } from '../../../../catalogue/rules/spot/spots/island.ts'
import { overhangOfTable, TABLE_TOP } from '../../../../catalogue/rules/spot/spots/table.ts'
import type { SpotName } from '../../../../catalogue/rules/spot/spots.ts'
import { DoorElevation } from './DoorElevation.tsx'
import { CHAIR_REACH_INCHES, CounterFront, TableFront } from './furniture.tsx'
import { LitRoomElevation } from './LitRoomElevation.tsx'
import type { LitSpot } from './lit-spot.ts'
import { MirrorElevation } from './MirrorElevation.tsx'
import { USUAL } from './spot-sheet.ts'
import { TopElevation } from './TopElevation.tsx'
import { TopPlan } from './TopPlan.tsx'

/** How a spot is drawn. */
export interface SpotDrawings {
  /** From the front, to scale. */
  Elevation: (props: LitSpot & { isSmall?: boolean }) => ReactElement
  caption: (spot: SpotMeasures) => string
  /** From above, where that says more. */
  Plan?: (props: LitSpot) => ReactElement
}

/** What the drawing of a top from the front shows. */
function captionOver(top: Top, { ceilingInches }: SpotMeasures): string {
  const { leastInches, mostInches } = edgesOver(top, ceilingInches ?? USUAL.ceiling)
  const under = ceilingInches === undefined ? ` under a ceiling of ${formatFeet(USUAL.ceiling)}` : ''
  return `Front view${under}. The lower edge of the light belongs within the band, ${mostInches - leastInches} in. deep.`
}

/** Apart from what is said of spots, which scripts without any drawing need too. */
export const SPOT_DRAWINGS: Readonly<Record<SpotName, SpotDrawings>> = {
  table: {
    Elevation: (props) => (
      <TopElevation
        {...props}
        top={TABLE_TOP}
        endInches={CHAIR_REACH_INCHES}
        overhangInches={overhangOfTable(props.fixture, props.spot.sizes)}
        Furniture={TableFront}
      />
    ),
    caption: (spot) => captionOver(TABLE_TOP, spot),
    Plan: TopPlan,
  },
  island: {
    Elevation: (props) => (
      <TopElevation
        {...props}
        top={COUNTER}
        endInches={2}
        overhangInches={overhangOfCounter(props.fixture, props.spot.sizes)}
        Furniture={CounterFront}
      />
    ),
    caption: (spot) => captionOver(COUNTER, spot),
    Plan: TopPlan,
  },
  mirror: {
    Elevation: MirrorElevation,
    caption: () => 'Front view.',
  },
  beside: {
    Elevation: MirrorElevation,
    caption: () => 'Front view.',
  },
  door: {
    Elevation: DoorElevation,
    caption: () => 'Front view.',
  },
  room: {
    Elevation: LitRoomElevation,
    caption: () => 'Front view.',
  },
}
