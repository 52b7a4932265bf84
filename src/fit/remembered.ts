import { type ParameterChanges, withParameters } from '../browser/query-parameters.ts'

/**
 * A room and a place for a light are stored together, as parameters of an address: `?room=14x12&ceiling=9&spot=table`.
 * `data-remembers` around an island has the same name.
 */
const KEY = 'room'

type View = Pick<Window, 'localStorage'>

/** What this device remembers, as an address would say it; empty without anything. Never throws. */
export function rememberedSearch(view: View): string {
  try {
    return view.localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Remembers some parameters and leaves the others as they are; an empty one is forgotten. Never throws. */
export function rememberParameters(view: View, changes: ParameterChanges): void {
  const search = withParameters(rememberedSearch(view), changes)
  try {
    if (search) view.localStorage.setItem(KEY, search)
    else view.localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked; what was given is still in the address.
  }
}
