import { expect, test } from 'vitest'
import { mondayRun } from '../../../src/features/monday/monday-run.ts'
import { memoryStore } from './memory-store.ts'

const WEEK = {
  '2026-02-24': { 'page /': 9, 'search bathroom heater': 2 },
  '2026-03-02': { 'page /': 3, 'page /ceiling-fans/outdoor/alder-52': 4, 'kept alder-52': 2 },
  '2026-03-08': { 'page /': 1, 'search bathroom heater': 5 },
}

async function aMonday() {
  const { store } = memoryStore()
  for (const [day, counts] of Object.entries(WEEK))
    await store.writeDay(day, { counts, folded: [] }, undefined)
  const mails: { subject: string; text: string; key: string }[] = []
  const runAt = (time: string) =>
    mondayRun({
      store,
      sendMail: async ({ subject, text }, key) => void mails.push({ subject, text, key }),
      storeName: 'Miller Fans',
      timeZone: 'America/New_York',
      now: () => Date.parse(time),
      log: () => {},
    })
  return { runAt, mails }
}

test('staff get one mail, on Monday from 7 in the store’s time zone', async () => {
  const { runAt, mails } = await aMonday()
  await runAt('2026-03-08T18:00:00Z')
  await runAt('2026-03-09T10:50:00Z')
  expect(mails).toEqual([])
  await runAt('2026-03-09T11:00:00Z')
  await runAt('2026-03-09T11:10:00Z')
  await runAt('2026-03-10T11:00:00Z')
  expect(mails.map(({ subject, key }) => [subject, key])).toEqual([
    ['Miller Fans: the week of March 2', 'monday/2026-03-02'],
  ])
})

test('the mail is plain text with the week before in parentheses', async () => {
  const { runAt, mails } = await aMonday()
  await runAt('2026-03-09T12:00:00Z')
  expect(
    mails[0]?.text,
  ).toBe(`What visitors of the website did in the week of March 2, and in parentheses the week before.

Pages shown each day
  7 (0)        Mon
  0 (9)        Tue
  0 (0)        Wed
  0 (0)        Thu
  0 (0)        Fri
  0 (0)        Sat
  1 (0)        Sun

Products looked at: 4 (0)
  4 (0)        Alder 52

Products kept: 2 (0)
  2 (0)        Alder 52

Searched for in vain: 5 (2)
  5 (2)        bathroom heater

Other pages: 4 (9)
  4 (9)        Home

All rows, and a spreadsheet of them, are at /monday on the editor’s site.`)
})
