import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'
import { saveSpreadsheet } from '../../../../src/features/list/schedule/spreadsheet.ts'

const NOTHING = { watts: 0, unknown: 0 }
const EMPTY = { rows: [], orders: [], rooms: [], fanWatts: NOTHING, lightWatts: NOTHING }

test.each([
  ['Smith Residence', 'smith-residence.xlsx'],
  ['!', 'schedule.xlsx'],
])('the schedule "%s" is saved as %s', async (title, name) => {
  const view = new Window()
  const link = view.document.createElement('a')
  const click = vi.spyOn(link, 'click').mockReturnValue()
  vi.spyOn(view.document, 'createElement').mockReturnValue(link)
  await saveSpreadsheet(EMPTY, title, view.document as unknown as Document)
  expect(click).toHaveBeenCalledOnce()
  expect(link.download).toBe(name)
})
