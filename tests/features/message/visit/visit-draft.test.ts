import { expect, test } from 'vitest'
import { visitDraft, visitOf } from '../../../../src/features/message/visit/visit-draft.ts'

test.each([
  { date: '2026-11-28', time: '11:00', telephone: '(404) 555-0142' },
  { date: '2026-11-28', time: '', telephone: '' },
  { date: '', time: '', telephone: '404 555 0142' },
  { date: '', time: '', telephone: '' },
])('a draft keeps the visit %j', (visit) => {
  expect(visitOf({ visit: visitDraft(visit) })).toEqual(visit)
})

test('a draft of an earlier version has no visit', () => {
  expect(visitOf({ contactFormName: 'Ann' })).toEqual({ date: '', time: '', telephone: '' })
})
