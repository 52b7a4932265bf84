import { expect } from 'vitest'
import { test } from './harness-test.ts'
import { jsonPost, submission } from './requests.ts'

const HOUR_MS = 3_600_000
const mostAnHour = { ordinary: 3, suspected: 1 }
const suspected = () => submission({ contactFormWebsite: 'https://spam.example' })

test('messages of an hour that are too many are told when to try again, and accepted then', async ({
  open,
}) => {
  const harness = await open({ mostAnHour })
  const post = async (fields = submission()) => {
    const answer = await harness.post(jsonPost(fields))
    await harness.settle()
    return { status: answer.status, text: await answer.text(), after: answer.headers.get('retry-after') }
  }
  const first = submission()
  for (const fields of [first, submission(), submission()])
    expect(await post(fields)).toMatchObject({ status: 200 })
  await harness.wait(HOUR_MS - 90_000)
  expect(await post()).toEqual({
    status: 429,
    text: 'Too many messages have arrived. Please try again in 2 minutes, or call the store.',
    after: '90',
  })
  expect(await post(first), 'sent again').toMatchObject({ status: 200, text: 'Success' })
  expect(harness.events('error')).toEqual(['contact.full'])
  await harness.wait(89_999)
  expect(await post()).toMatchObject({ status: 429, after: '1' })
  await harness.wait(1)
  expect(await post()).toMatchObject({ status: 200 })
  expect(await harness.count()).toEqual({ sent: 4, pending: 0, failed: 0 })
})

test('robots fill their own share, and leave that of visitors', async ({ open }) => {
  const harness = await open({ mostAnHour })
  const statuses = []
  for (const fields of [suspected(), suspected(), submission()])
    statuses.push((await harness.post(jsonPost(fields))).status)
  expect(statuses).toEqual([200, 429, 200])
  expect(harness.events('error')).toEqual([])
  expect(harness.events('warn')).toEqual(['contact.full'])
})

test('a message that waits in the outbox is known when the hour is full', async ({ open }) => {
  const harness = await open({ mostAnHour: { ordinary: 1, suspected: 0 } })
  harness.resend.behave('answers 500')
  const fields = submission()
  for (let time = 0; time < 2; time++) expect((await harness.post(jsonPost(fields))).status).toBe(200)
})

test('60 messages of visitors and 20 of robots are accepted in an hour', async ({ harness }) => {
  const statuses = async (of: () => object, count: number) => {
    const found = []
    for (let place = 0; place < count; place++) found.push((await harness.post(jsonPost(of()))).status)
    await harness.settle()
    return found.lastIndexOf(200) + 1
  }
  expect(await statuses(suspected, 21)).toBe(20)
  expect(await statuses(submission, 61)).toBe(60)
})
