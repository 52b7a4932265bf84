import type { RunningCost } from '../../catalogue/rules/fan-figures.ts'
import type { PhoneWays, StoreView } from '../../catalogue/views/store-view.ts'

/** Facts of the store that every page carries for the list. */
export interface ListFacts {
  store: Pick<StoreView, 'name' | 'addressLines'> & PhoneWays
  /** The store's basis for the running cost of fans. */
  runningCost: RunningCost
}

export const listFacts = (): ListFacts =>
  JSON.parse(document.getElementById('list-place')?.dataset.props ?? '')
