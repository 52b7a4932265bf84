import * as fc from 'fast-check'
import { expect } from 'vitest'
import { type Harness, test } from './contact-harness.ts'
import { formPost, jsonPost, submission } from './requests.ts'
import { BEHAVIOURS, type BehaviourName } from './resend-stand-in.ts'

const MINUTE_MS = 60_000

/** @returns the accepted messages */
async function postAll(harness: Harness, bodies: unknown[], visitor?: string) {
  const answers = await Promise.all(bodies.map((body) => harness.post(jsonPost(body), visitor)))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  await harness.settle()
  return bodies.filter((_, index) => texts[index] === 'Success')
}

test('sends a repeated submission once: at the same time, while it waits, and a day later', async ({
  harness,
}) => {
  const body = submission()
  harness.resend.behave('answers 500')
  expect(await postAll(harness, [body, body])).toHaveLength(2)
  expect(await postAll(harness, [body])).toHaveLength(1)
  harness.resend.behave('accepts')
  await harness.wait(20 * MINUTE_MS)
  await harness.retry()
  await harness.wait(20 * 60 * MINUTE_MS)
  expect(await postAll(harness, [body])).toHaveLength(1)
  expect(await harness.count()).toEqual({ sent: 1, pending: 0, failed: 0 })
})

test('sends a changed message again, although the form has the same id', async ({ harness }) => {
  const body = submission()
  await postAll(harness, [
    body,
    { ...body, contactFormMessage: 'Call me.' },
    { ...body, contactFormList: 'alder-52' },
  ])
  expect(harness.resend.emails).toHaveLength(3)
})

test('sends the same text without an id once an hour', async ({ harness }) => {
  const { submissionId: _, ...body } = submission()
  await postAll(harness, [body, body, { ...body, submissionId: '' }])
  expect(harness.resend.emails).toHaveLength(1)
  await harness.wait(61 * MINUTE_MS)
  await postAll(harness, [body])
  expect(harness.resend.emails).toHaveLength(2)
})

test('55 messages from one IPv6 household, which is one visitor, block nobody else', async ({ harness }) => {
  const member = (number: number) => `2001:db8:7:0:${(number + 1).toString(16)}::${number}`
  const answers = []
  for (let sent = 0; sent < 55; sent++) answers.push(await harness.post(jsonPost(submission()), member(sent)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
  const refused = answers.at(-1)
  expect(refused?.status).toBe(429)
  expect(refused?.headers.get('retry-after')).toBe(String(9 * 3600))
  expect(await refused?.text()).toMatch(/Please try again tomorrow, or call the store\.$/)
  const page = await harness.post(formPost(submission()), member(99))
  expect(page.headers.get('location')).toBe('/contact/error#full')

  for (const other of ['2001:db8:7:1::1', '198.51.100.1'])
    expect(await postAll(harness, [submission()], other)).toHaveLength(1)
  await harness.wait(9 * 60 * MINUTE_MS)
  expect(await postAll(harness, [submission()], member(0))).toHaveLength(1)
})

test('loses and repeats none of 140 seeded messages with every provider error', {
  timeout: 120_000,
}, async ({ open }) => {
  const harness = await open()
  const faults = (Object.keys(BEHAVIOURS) as BehaviourName[]).filter(
    // A person handles these.
    (name) => !['answers 409 another mail', 'answers 422 refused address', 'is silent'].includes(name),
  )
  const behaviour = fc.constantFrom<BehaviourName[]>(...Array<'accepts'>(30).fill('accepts'), ...faults)
  const [order = []] = fc.sample(fc.array(behaviour, { minLength: 97, maxLength: 97 }), {
    seed: 50,
    numRuns: 1,
  })
  let attempts = 0
  harness.resend.behave((outgoing, mail) => {
    attempts += 1
    BEHAVIOURS[order[attempts % order.length] ?? 'accepts'](outgoing, mail)
  })
  // More a day than the provider sends singly.
  const people = Array.from({ length: 140 }, (_, index) =>
    submission({ contactFormName: `Person ${index};` }),
  )
  // Visitors send a message again if it was not sent.
  let unsent = people
  for (let day = 0; day < 2 || unsent.length > 0; day++) {
    const due = day < 2 ? people.slice(day * 70, (day + 1) * 70) : unsent
    const answers = await postAll(harness, due)
    unsent = unsent.filter((person) => !due.includes(person) || !answers.includes(person))
    for (let run = 0; run < 12; run++) {
      await harness.wait(2 * 60 * MINUTE_MS)
      await harness.retry()
    }
  }
  for (let run = 0; run < 60 && (await harness.count()).pending > 0; run++) {
    await harness.wait(2 * 60 * MINUTE_MS)
    await harness.retry()
  }
  const failed = await Promise.all((await harness.keys('failed/')).map((key) => harness.store().get(key)))
  expect(failed).toEqual([])
  expect(await harness.count()).toMatchObject({ pending: 0 })
  const names = harness.resend.emails.flatMap(({ text }) => text.match(/^Name: Person \d+;$/gm) ?? [])
  expect(new Set(names).size).toBe(140)
  expect(names).toHaveLength(140)
})
