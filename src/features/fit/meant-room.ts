import { type ParameterChanges, queryParameter } from '../../client/query-parameters.ts'
import { rememberedSearch } from './remembered.ts'

const MEASURES = ['room', 'ceiling', 'slope'] as const

/**
 * The visitor's room without a name as parameters, for a link to a list: that of the address, else the one that this device remembers.
 * They stay as they are written: whoever opens the link checks them.
 */
export function meantRoom(view: Pick<Window, 'localStorage' | 'location'>): ParameterChanges {
  const { search } = view.location
  const asks = (name: 'room' | 'ceiling' | 'in') => queryParameter(search, name) !== undefined
  const from = (asks('room') || asks('ceiling')) && !asks('in') ? search : rememberedSearch(view)
  return Object.fromEntries(MEASURES.map((name) => [name, queryParameter(from, name)]))
}
