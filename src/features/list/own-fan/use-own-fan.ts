import { putParameters, queryParameter, save, savedValue } from '../../../client/state.ts'
import { useStateText } from '../../../client/use-state-text.ts'
import { type OwnFan, printOwnFan, readOwnFan } from './own-fan.ts'

/** The visitor's own fan, that of the address before that of the device, and what keeps another in both. */
export function useOwnFan(): [own: OwnFan | undefined, keep: (own: OwnFan | undefined) => void] {
  const text = useStateText(() => queryParameter(location.search, 'yours') ?? savedValue('yours') ?? '')
  const keep = (next: OwnFan | undefined) => {
    const yours = next && printOwnFan(next)
    save({ yours })
    putParameters(window, { yours })
  }
  return [readOwnFan(text), keep]
}
