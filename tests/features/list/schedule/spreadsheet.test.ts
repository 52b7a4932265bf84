import { Window } from 'happy-dom'
import { readXlsx } from 'hucre/xlsx'
import { expect, test, vi } from 'vitest'
import type { Schedule } from '../../../../src/features/list/schedule/schedule.ts'
import { saveSpreadsheet, scheduleSpreadsheet } from '../../../../src/features/list/schedule/spreadsheet.ts'

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

const BEACON = {
  mark: 'F1',
  quantity: 2,
  room: '=1+1',
  product: 'Beacon 60',
  maker: 'Maxim Lighting',
  number: 'BE-5203',
  finish: 'Matte Black',
  size: '52 in.',
  hangs: '24 in. rod',
  rating: 'Wet',
  control: 'Ask us',
  bulbs: '',
  watts: undefined,
  remarks: 'Weight: ask us',
}
const ROD = { quantity: 2, kind: 'Downrod', item: '24 in. downrod, Matte Black', marks: 'F1' }

/** The sheets of a schedule, read with how they look. */
async function sheetsOf(schedule: Partial<Schedule> = {}) {
  const blob = await scheduleSpreadsheet({ ...EMPTY, ...schedule })
  return (await readXlsx(new Uint8Array(await blob.arrayBuffer()), { readStyles: true })).sheets
}

test.each([
  ['Schedule', 0, [6, 5, 18, 26, 20, 18, 22, 18, 40, 9, 34, 26, 11, 40]],
  ['To order', 1, [6, 18, 60, 20]],
])(
  'the sheet "%s" lies on its side, its heading stays in sight, and its columns are wide enough',
  async (name, at, widths) => {
    const sheet = (await sheetsOf())[at]
    expect(sheet).toMatchObject({
      name,
      freezePane: { rows: 1 },
      pageSetup: { orientation: 'landscape' },
      columns: widths.map((width) => ({ width })),
    })
  },
)

test('every heading of a sheet is bold', async () => {
  const [, order] = await sheetsOf({ orders: [ROD] })
  const bold = order?.rows[0]?.map((_, at) => order.cells?.get(`0,${at}`)?.style?.font?.bold)
  expect(bold).toEqual([true, true, true, true])
})

test.each([
  ['a figure', '1,1', { value: 2, type: 'number', style: { alignment: { vertical: 'top' } } }],
  [
    'words',
    '1,3',
    { value: 'Beacon 60', type: 'string', style: { alignment: { vertical: 'top', wrapText: true } } },
  ],
  ['what looks like a formula', '1,2', { value: '=1+1', type: 'string' }],
])('in a spreadsheet %s stays what it is, at the top of its cell', async (_what, place, cell) => {
  const [schedule] = await sheetsOf({ rows: [BEACON] })
  expect(schedule?.cells?.get(place)).toMatchObject(cell)
})

test.each([
  ['nothing', '1,11'],
  ['of the watts nothing', '1,12'],
])('where %s is known there is no cell', async (_what, place) => {
  const [schedule] = await sheetsOf({ rows: [BEACON] })
  expect(schedule?.cells?.get(place)).toBeUndefined()
})
