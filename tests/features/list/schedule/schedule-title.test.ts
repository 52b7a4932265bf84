import { afterEach, expect, test, vi } from 'vitest'
import { keepScheduleTitle, scheduleTitle } from '../../../../src/features/list/schedule/schedule-title.ts'
import { device } from '../../../client/a-browser.ts'

afterEach(() => vi.unstubAllGlobals())

test('a schedule is called Fans and Lights until it is named', () => {
  vi.stubGlobal('localStorage', device().localStorage)
  expect(scheduleTitle()).toBe('Fans and Lights')
})

test.each([
  ['  Smith Residence ', 'Smith Residence'],
  ['   ', 'Fans and Lights'],
])('the title "%s" is kept as "%s"', (title, kept) => {
  vi.stubGlobal('localStorage', device().localStorage)
  keepScheduleTitle(title)
  expect(scheduleTitle()).toBe(kept)
})

test('on a device that may keep nothing a schedule has its usual title', () => {
  const refuse = () => {
    throw new Error('The operation is insecure.')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(() => keepScheduleTitle('Smith Residence')).not.toThrow()
  expect(scheduleTitle()).toBe('Fans and Lights')
})
