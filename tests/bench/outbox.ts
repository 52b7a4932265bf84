/**
 * `npm run measure:outbox`: 10,000 messages through every fault of the provider, the outbox and the process, as Markdown tables.
 * After `--` come a seed and a number of messages: `npm run measure:outbox -- 7 1000`. The same seed gives the same run.
 *
 * Real are the handler, the retry, the outbox and the client of Resend; Blobs are Netlify's sandbox, Resend a stand-in, and the
 * time is made up.
 */
import { createDraw } from './outbox/draw.ts'
import { type Count, openStore } from './outbox/many-visitors.ts'

const [seed = 1, messages = 10_000] = process.argv.slice(2).map(Number)
const AT_A_TIME = 100
const MINUTE_MS = 60_000
/** Of a hundred batches, or of a hundred visitors. */
const SHARES = { outboxDown: 4, providerDown: 6, clickTwice: 5, postAgain: 3 }
/** After the last message, the schedule comes round until nothing is due; five days are too long. */
const MOST_RUNS_AFTER = 240

const draw = createDraw(seed)
const store = await openStore(draw)
const has = (share: number, about: string) => draw.chance(about) * 100 < share

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place)

const printRow = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`)
const COLUMNS = ['accepted', 'sent', 'pending', 'failed', 'lost', 'twice'] as const
const printCount = (when: string, count: Count) => printRow([when, ...COLUMNS.map((column) => count[column])])

/** Some click twice, some come back to the form that they sent; whoever was not told `Success` posts again. */
async function postBatch(first: number): Promise<void> {
  const newcomers = numbers(first, Math.min(first + AT_A_TIME, messages))
  const isBack = (number: number) =>
    !store.isAccepted(number) || (number >= first - AT_A_TIME && has(SHARES.postAgain, `again ${number}`))
  const back = numbers(0, first).filter(isBack)
  const hasty = newcomers.filter((number) => has(SHARES.clickTwice, `twice ${number}`))
  await Promise.all([...newcomers, ...hasty, ...back].map(store.post))
}

const start = performance.now()
printRow(['Posted', ...COLUMNS])
printRow(['---', ...COLUMNS.map(() => '---:')])
for (let first = 0; first < messages; first += AT_A_TIME) {
  store.breakDown(
    has(SHARES.outboxDown, `outbox down ${first}`),
    has(SHARES.providerDown, `provider down ${first}`),
  )
  await postBatch(first)
  await store.wait(10 * MINUTE_MS)
  await store.retry()
  const posted = Math.min(first + AT_A_TIME, messages)
  if (posted % 2000 === 0 && posted < messages) printCount(`${posted}`, await store.count())
}
store.breakDown(false, false)
printCount(`${messages}`, await store.count())

let runs = 0
let end = await store.count()
while ((end.due > 0 || end.accepted < messages) && runs++ < MOST_RUNS_AFTER) {
  await Promise.all(
    numbers(0, messages)
      .filter((number) => !store.isAccepted(number))
      .map(store.post),
  )
  await store.wait(30 * MINUTE_MS)
  await store.retry()
  end = await store.count()
}
printCount(`and ${runs / 2} hours later`, end)
await store.close()

console.log('\n| Fault | Times |\n|---|---:|')
for (const [fault, times] of [...draw.tally()].sort(([a], [b]) => a.localeCompare(b)))
  printRow([fault, times])
const isRight =
  end.accepted === messages &&
  end.sent + end.pending + end.failed === end.accepted &&
  end.lost + end.twice + end.due === 0
console.log(`\nSeed ${seed}, ${((performance.now() - start) / 60_000).toFixed(0)} minutes.`)
console.log(isRight ? 'No message is lost, no mail came twice.' : 'Not as it should be.')
process.exitCode = isRight ? 0 : 1
