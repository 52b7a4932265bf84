import type { RoomKind } from '../../catalogue/schema/rooms.ts'
import { commonFit, exampleSpot, SPOT_NAMES, SPOTS, spotExample } from '../../spots/spots.ts'
import { lightFilter } from './fit-filter.ts'
import { spotOf } from './place.ts'
import { Strip } from './Strip.tsx'
import { usePlace } from './use-place.ts'

interface Props {
  kinds: readonly RoomKind[]
  total: number
}

/** Number of lights that suit the visitor's spot, and what to look for, as a sentence and a drawing; an example until there are dimensions. */
export function LightFinder({ kinds, total }: Props) {
  const tool = usePlace({ kinds, offered: SPOT_NAMES })
  const { rating, spot: name = SPOT_NAMES[0] } = tool.place
  const spot = spotOf(tool.place)
  const shown = spot ?? exampleSpot(name)
  const advice = SPOTS[name].advice(shown)
  const { draw } = SPOTS[name]
  return (
    <Strip
      {...{ kind: 'fixtures', tool, total }}
      filter={lightFilter(spot, rating)}
      advice={spot ? advice : spotExample(shown, advice)}
      scenes={draw(commonFit(shown))}
    />
  )
}
