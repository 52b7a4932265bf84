import { keepScheduleTitle, scheduleTitle, USUAL_TITLE } from '../schedule-title.ts'
import type { useSchedule } from './use-schedule.tsx'

/** What becomes of a house on paper: its title, the two sheets, the spreadsheet. */
export const ScheduleActions = ({ print, save }: ReturnType<typeof useSchedule>) => (
  <div className="list-schedule">
    <label className="list-link">
      Title of the schedule
      <input
        defaultValue={scheduleTitle()}
        placeholder={USUAL_TITLE}
        maxLength={80}
        onChange={({ target }) => keepScheduleTitle(target.value)}
      />
    </label>
    <p className="quiet">Two sheets: all of it with what to order, then each room for your electrician.</p>
    <p className="list-buttons">
      <button className="button button-quiet" type="button" onClick={print}>
        Print the schedule
      </button>
      <button className="button button-quiet" type="button" onClick={save}>
        Spreadsheet
      </button>
    </p>
  </div>
)
