/** As many cards as a page of a list has; a list of hundreds, shown at once, would hold up a phone for seconds. */
export const STEP = 36

const SHOWN = 'shown:'

type View = Pick<Window, 'sessionStorage' | 'location'>

const keyOf = ({ location }: View): string => SHOWN + location.pathname + location.search

/** How many of the results that the address shows were shown before in this tab, so that a way back finds its place. */
export function readShownCount(view: View): number {
  try {
    return Number(view.sessionStorage.getItem(keyOf(view))) || STEP
  } catch {
    return STEP
  }
}

/** Remembers how many of the results that the address shows are shown. Never throws. */
export function keepShownCount(view: View, count: number): void {
  try {
    view.sessionStorage.setItem(keyOf(view), String(count))
  } catch {
    // Storage is full or forbidden: a way back finds the first step.
  }
}
