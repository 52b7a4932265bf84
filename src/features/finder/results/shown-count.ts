/** How many cards are shown at first, and how many more each time; hundreds at once would block a phone for seconds. */
export const STEP = 36

const SHOWN = 'shown:'

type View = Pick<Window, 'sessionStorage' | 'location'>

const keyOf = ({ location }: View): string => SHOWN + location.pathname + location.search

/** How many results of this address were shown before in this tab, so that going back can restore the scroll position. */
export function readShownCount(view: View): number {
  try {
    return Number(view.sessionStorage.getItem(keyOf(view))) || STEP
  } catch {
    return STEP
  }
}

/** Saves how many results of this address are shown. Never throws. */
export function saveShownCount(view: View, count: number): void {
  try {
    view.sessionStorage.setItem(keyOf(view), String(count))
  } catch {
    // Storage is full or forbidden: going back shows the first step.
  }
}
