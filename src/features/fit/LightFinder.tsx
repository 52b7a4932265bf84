import { paths } from '../../catalogue/paths.ts'
import type { RoomKind } from '../../catalogue/schema/rooms.ts'
import { SPOT_NAMES } from '../../spots/spots.ts'
import { commonFit, exampleSpot, SPOT_TOOLS, spotExample } from '../../spots/tools.ts'
import { ratedFilter, spotFilter } from './fit-filter.ts'
import { spotOf } from './place.ts'
import { Strip } from './Strip.tsx'
import { lightCountText, ratedCountText, useCount } from './use-count.ts'
import { usePlace } from './use-place.ts'
import { requestedSpot } from './visitor.ts'

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
  const advice = SPOT_TOOLS[name].advice(shown)
  const { draw } = SPOT_TOOLS[name]
  const rated = spot && { ...spot, ...(rating && { rating }) }
  const filter = rated ? spotFilter(rated) : rating && ratedFilter(rating)
  return (
    <Strip
      {...{ kind: 'fixtures', tool, total }}
      {...useCount('fixtures', filter, (lights) =>
        rating && !rated ? ratedCountText(lights, rating) : lightCountText(lights, rated),
      )}
      ways={
        <a className="way" href={paths.contact}>
          Ask us
        </a>
      }
      advice={spot ? advice : spotExample(shown, advice)}
      isRequested={() => requestedSpot().spot !== undefined}
      scenes={draw(commonFit(shown))}
    />
  )
}
