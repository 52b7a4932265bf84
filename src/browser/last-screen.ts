/** As record-path.ts writes it. */
const CURRENT_PATH = 'current-path'

/**
 * The path of the last screen of this tab that was a page of the site; `null` where there was none or where storage is
 * forbidden. A tab that was opened from a screen may start with a copy of its record: that screen is the previous one.
 */
export function lastScreen(view: Pick<Window, 'sessionStorage'>): string | null {
  try {
    return view.sessionStorage.getItem(CURRENT_PATH)
  } catch {
    return null
  }
}
