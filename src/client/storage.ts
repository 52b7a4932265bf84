/** Window event: the address or the device's storage has changed (state.ts). */
export const STATE_CHANGED = 'parameters'

/** Tab: the address of a list that Enter in the search opened, whose results get the focus. */
export const FOCUS_RESULTS = 'focus-results'

/** A text on the device; empty if it is missing, undefined if the browser blocks storage. */
export function deviceText(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? ''
  } catch {
    return undefined
  }
}

/** A value in this tab's storage; undefined if it is missing or the browser blocks storage. */
export function tabValue(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Saves a value in this tab, or removes it; false if storage is blocked or full. */
export function setTabValue(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
