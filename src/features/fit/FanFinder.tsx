import { useEffect, useState } from 'react'
import { paths } from '../../catalogue/paths.ts'
import { asExample } from '../../catalogue/rules/measurement-text.ts'
import { isTooNarrowForFans } from '../../catalogue/rules/room/span-fit.ts'
import type { RoomKind } from '../../catalogue/schema/rooms.ts'
import { queryParameter, withParameters } from '../../client/state.ts'
import {
  ceilingAdvice,
  commonFan,
  commonMountingHeight,
  EXAMPLE_ROOM,
  fansFor,
  spanAdvice,
} from './common-fan.ts'
import { DownrodLink } from './DownrodTool.tsx'
import { type Place, placeParameters } from './place.ts'
import { isKnown } from './room-address.ts'
import { roomFilter } from './room-filter.ts'
import { roomScenes } from './room-scenes.ts'
import { Strip } from './Strip.tsx'
import { usePlace } from './use-place.ts'

/** Category that the visitor came from, by its link on this page; undefined if the address names none. */
function useCategory(): { url: string; title: string } | undefined {
  const [category, setCategory] = useState<{ url: string; title: string }>()
  useEffect(() => {
    const name = queryParameter(location.search, 'category')
    const url = name && paths.category('fans', name)
    const title = url && document.querySelector(`main a[href="${url}"]`)?.textContent?.trim()
    setCategory(url && title ? { url, title } : undefined)
  }, [])
  return category
}

function LightsLink({ place }: { place: Place }) {
  const [lights, section] = paths.spotFinder.split('#')
  const { slope: _, at: __, ...room } = placeParameters(place)
  return (
    <a className="way" href={`${lights}${withParameters('', { ...room, spot: 'room' })}#${section}`}>
      Find a light for this room
    </a>
  )
}

interface Props {
  kinds: readonly RoomKind[]
  total: number
}

/** Number of fans that fit the visitor's room, and what to look for, as a sentence and a drawing; an example until there is a room. */
export function FanFinder({ kinds, total }: Props) {
  const tool = usePlace({ kinds })
  const { place } = tool
  const category = useCategory()
  const isGiven = isKnown(place)
  const room = isGiven ? place : EXAMPLE_ROOM
  const { floor, ceilingInches, slope } = room
  const fan = commonFan(floor, fansFor(room))
  const height =
    ceilingInches === undefined ? undefined : commonMountingHeight(ceilingInches, slope, fan.spanInches)
  const narrow = floor && isTooNarrowForFans(floor) ? floor : undefined
  const advice = [
    floor && spanAdvice(floor),
    ceilingInches !== undefined && ceilingAdvice(ceilingInches, slope, fan.spanInches),
  ]
    .filter(Boolean)
    .join(' ')
  // More may have been chosen since: the address is read at the click.
  const search = () => withParameters(location.search, { ...placeParameters(place), category: undefined })
  return (
    <Strip
      {...{ kind: 'fans', tool, total }}
      filter={roomFilter(place)}
      instead={narrow && { text: spanAdvice(narrow), link: <LightsLink place={place} /> }}
      someLink={
        category && (
          <a
            className="way"
            href={category.url + search()}
            onClick={({ currentTarget: link }) => {
              link.search = search()
            }}
          >
            Show {category.title}
          </a>
        )
      }
      advice={isGiven ? advice : asExample(advice)}
      scenes={roomScenes({ room, fan, bladeHeightInches: height?.bladeHeightInches })}
    >
      {isGiven && <DownrodLink room={place} height={height} />}
    </Strip>
  )
}
