import { ROOM_KEY } from '../../client/keys.ts'
import { type ParameterChanges, withParameters } from '../../client/query-parameters.ts'

type View = Pick<Window, 'localStorage'>

/**
 * What this device remembers, as an address would say it; empty without anything. A room and a place for a light are stored
 * together: `?room=14x12&ceiling=9&spot=table`. Never throws.
 */
export function rememberedSearch(view: View): string {
  try {
    return view.localStorage.getItem(ROOM_KEY) ?? ''
  } catch {
    return ''
  }
}

/** Remembers some parameters and leaves the others as they are; an empty one is forgotten. Never throws. */
export function rememberParameters(view: View, changes: ParameterChanges): void {
  const search = withParameters(rememberedSearch(view), changes)
  try {
    if (search) view.localStorage.setItem(ROOM_KEY, search)
    else view.localStorage.removeItem(ROOM_KEY)
  } catch {
    // Storage is blocked; what was given is still in the address.
  }
}
