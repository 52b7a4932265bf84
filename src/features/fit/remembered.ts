import { ROOM_KEY } from '../../client/keys.ts'
import {
  type ParameterChanges,
  putParameters,
  queryParameter,
  withParameters,
} from '../../client/query-parameters.ts'

type View = Pick<Window, 'localStorage' | 'location'>

/**
 * What this device remembers, as an address would say it; empty without anything. A room, a place for a light, and the rooms of a
 * house are stored together: `?room=14x12&ceiling=9&spot=table&rooms=kitchen:c9`. Where storage is forbidden, the rooms are those of
 * the address. Never throws.
 */
export function rememberedSearch(view: View): string {
  try {
    return view.localStorage.getItem(ROOM_KEY) ?? ''
  } catch {
    return withParameters('', { rooms: queryParameter(view.location.search, 'rooms') })
  }
}

let latest = { search: '', rooms: '' }

/** The rooms of the visitor's house that this device keeps, as an address writes them. Never throws. */
export function keptRoomsText(view: View): string {
  const search = rememberedSearch(view)
  // Asked for many times while nothing changes, and long.
  if (search !== latest.search) latest = { search, rooms: queryParameter(search, 'rooms') ?? '' }
  return latest.rooms
}

/** Remembers some parameters and leaves the others as they are; an empty one is forgotten. Never throws. */
export function rememberParameters(
  view: View & Partial<Pick<Window, 'history' | 'dispatchEvent'>>,
  changes: ParameterChanges,
): void {
  const search = withParameters(rememberedSearch(view), changes)
  try {
    if (search) view.localStorage.setItem(ROOM_KEY, search)
    else view.localStorage.removeItem(ROOM_KEY)
  } catch {
    // Storage is blocked. What was given is in the address; of the rooms of a house only one is.
    const { location, history } = view
    if (history && 'rooms' in changes) putParameters({ location, history }, { rooms: changes.rooms })
  }
}
