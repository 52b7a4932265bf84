/**
 * `npm run new -- fan` (or fixture, or category): asks what a new record needs, and writes its file. Nothing is written
 * before the last answer. A second argument names another folder that holds a `content/`.
 */
import { resolve } from 'node:path'
import { cancel, intro, log, outro } from '@clack/prompts'
import { suggest } from '../catalogue/nearest.ts'
import { addRecord } from './add-record.ts'
import { askCategory } from './category-questions.ts'
import { askFan } from './fan-questions.ts'
import { askFixture } from './fixture-questions.ts'
import { askOne, Cancelled } from './questions.ts'
import { readRawContent } from './raw-content.ts'

const ADDABLE = { fan: askFan, fixture: askFixture, category: askCategory }
type Addable = keyof typeof ADDABLE
const kinds = Object.keys(ADDABLE) as Addable[]

async function run(wanted: string | undefined, root: string): Promise<void> {
  intro('Ctrl+C stops at any time, and nothing is written.')
  const options = kinds.map((kind) => ({ value: kind, label: `A ${kind}` }))
  const kind = (wanted ?? (await askOne('What do you want to add?', options))) as Addable
  const asked = await ADDABLE[kind]({ root, content: await readRawContent(root) })
  const { written, remaining } = await addRecord(root, asked)
  log.success(`Written:\n${written.join('\n')}`)
  if (remaining.length > 0) log.warn(`The content check says:\n${remaining.join('\n')}`)
  else log.success('The content check finds nothing to mend.')
  outro('Look at it with npm run dev, then commit. What else can be said of it: docs/fields.md.')
}

const [wanted, folder = '.'] = process.argv.slice(2)
if (wanted !== undefined && !kinds.some((kind) => kind === wanted)) {
  console.error(`✖ There is nothing called "${wanted}" to add. ${suggest(wanted, kinds)}`)
  process.exitCode = 1
} else {
  // Where the answers end too early, the program just ends: until it is done it has failed.
  process.exitCode = 1
  try {
    await run(wanted, resolve(folder))
    process.exitCode = 0
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error
    cancel('Nothing was written.')
  }
}
