/**
 * `npm run measure -- outbox`: 10,000 messages through every fault of the provider, the outbox and the process, as Markdown tables.
 * After `--` come a seed and a number of messages: `npm run measure -- outbox 7 1000`. The same seed gives the same run.
 *
 * The handler, the retry, the outbox and the client of Resend are the real ones; Blobs are Netlify's sandbox, Resend is a
 * stand-in, and the clock is a made-up one.
 */

import { createSeededRandom } from './outbox/seeded-random.ts'
import { type Count, openContactForm } from './outbox/visitors.ts'
import { printHead, printRow, printTable, printVerdict } from './report.ts'

const [seed = 1, messages = 10_000] = process.argv.slice(2).map(Number)
const AT_A_TIME = 100
const MINUTE_MS = 60_000
/** Per hundred batches, or per hundred visitors. */
const SHARES = { outboxDown: 4, providerDown: 6, clickTwice: 5, postAgain: 3 }
/** After the last message, the retry runs until nothing is due; five days are too long. */
const MOST_RUNS_AFTER = 240

const random = createSeededRandom(seed)
const form = await openContactForm(random)
const has = (share: number, key: string) => random.number(key) * 100 < share

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place)

const COLUMNS = ['accepted', 'sent', 'pending', 'failed', 'lost', 'twice'] as const
const printCount = (when: string, count: Count) => printRow([when, ...COLUMNS.map((column) => count[column])])

/** Some click twice, some post a sent form again; visitors without a `Success` post again. */
async function postBatch(first: number): Promise<void> {
  const newcomers = numbers(first, Math.min(first + AT_A_TIME, messages))
  const isBack = (number: number) =>
    !form.isAccepted(number) || (number >= first - AT_A_TIME && has(SHARES.postAgain, `again ${number}`))
  const back = numbers(0, first).filter(isBack)
  const hasty = newcomers.filter((number) => has(SHARES.clickTwice, `twice ${number}`))
  await Promise.all([...newcomers, ...hasty, ...back].map(form.post))
}

const start = performance.now()
printHead(['Posted', ...COLUMNS])
for (let first = 0; first < messages; first += AT_A_TIME) {
  form.breakDown(
    has(SHARES.outboxDown, `outbox down ${first}`),
    has(SHARES.providerDown, `provider down ${first}`),
  )
  await postBatch(first)
  await form.wait(10 * MINUTE_MS)
  await form.retry()
  const posted = Math.min(first + AT_A_TIME, messages)
  if (posted % 2000 === 0 && posted < messages) printCount(`${posted}`, await form.count())
}
form.breakDown(false, false)
printCount(`${messages}`, await form.count())

let runs = 0
let end = await form.count()
while ((end.due > 0 || end.accepted < messages) && runs++ < MOST_RUNS_AFTER) {
  await Promise.all(
    numbers(0, messages)
      .filter((number) => !form.isAccepted(number))
      .map(form.post),
  )
  await form.wait(30 * MINUTE_MS)
  await form.retry()
  end = await form.count()
}
printCount(`and ${runs / 2} hours later`, end)
await form.close()

console.log('')
printTable(
  ['Fault', 'Times'],
  [...random.counts()].sort(([a], [b]) => a.localeCompare(b)),
)
console.log(`\nSeed ${seed}, ${((performance.now() - start) / 60_000).toFixed(0)} minutes.`)
printVerdict([
  ...(end.accepted === messages ? [] : ['not every message was accepted']),
  ...(end.sent + end.pending + end.failed === end.accepted ? [] : ['the accepted ones do not add up']),
  ...(['lost', 'twice', 'due'] as const).flatMap((fate) => (end[fate] > 0 ? `${end[fate]} are ${fate}` : [])),
])
