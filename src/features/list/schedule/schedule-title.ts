import { SCHEDULE_TITLE_KEY } from '../../../client/keys.ts'

/** What a schedule is called unless the visitor names it. */
export const USUAL_TITLE = 'Fans and Lights'

/** The title of the schedule that this device keeps, or the usual one. Never throws. */
export function scheduleTitle(): string {
  try {
    return localStorage.getItem(SCHEDULE_TITLE_KEY)?.trim() || USUAL_TITLE
  } catch {
    return USUAL_TITLE
  }
}

/** Keeps the title of the schedule on this device alone. Never throws. */
export function keepScheduleTitle(title: string): void {
  try {
    localStorage.setItem(SCHEDULE_TITLE_KEY, title)
  } catch {
    // Storage is full or forbidden.
  }
}
