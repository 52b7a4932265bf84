import { CURRENT_PATH } from '../keys.ts'

/**
 * The path of the last page of the site that this tab has shown; `null` where there is none or where storage is forbidden. A
 * tab opened from a page may start with a copy of its session storage: that page is the previous one.
 */
export function recordedPath(view: Pick<Window, 'sessionStorage'>): string | null {
  try {
    return view.sessionStorage.getItem(CURRENT_PATH)
  } catch {
    return null
  }
}
