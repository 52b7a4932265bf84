/**
 * `npm run new-shop`: makes of the sample an empty shop of one's own. Asks for its facts, or reads them from a file with the
 * names of `content/store.json`. `--dry-run` says what it would do; `--anyway` also where changes are not committed, or where
 * the shop is none of the sample's.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { error, type Fault, formatFault } from '../../catalogue/faults.ts'
import { counted } from '../../catalogue/rules/counted.ts'
import type { StoreFields } from '../../catalogue/schema/store.ts'
import { checkContent } from '../check-content/check-content.ts'
import { readRawContent } from '../content-guide/raw-content.ts'
import { askForStore } from './ask.ts'
import { planShop, type ShopPlan } from './plan-shop.ts'
import { readAnswers, storeOf } from './read-answers.ts'
import { isSampleStore } from './sample.ts'

const { values, positionals } = parseArgs({
  options: {
    'dry-run': { type: 'boolean' },
    anyway: { type: 'boolean' },
    root: { type: 'string', default: '.' },
  },
  allowPositionals: true,
})
const { root, anyway, 'dry-run': isDryRun } = values

/** What git says; undefined where there is none. */
function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', root, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return undefined
  }
}

/** Why this folder should be left as it is. */
async function objections(): Promise<string[]> {
  const changes = git('status', '--porcelain', '--untracked-files=no')
  return [
    ...(changes === undefined
      ? ['This folder is not in Git: what is deleted could not be brought back. Commit it first.']
      : []),
    ...(changes ? ['There are changes that are not committed. Commit them first: git commit --all'] : []),
    ...(isSampleStore(await readRawContent(root))
      ? []
      : [
          'This shop is none of the sample’s ("sampleCatalogue" in content/store.json): it would lose its products.',
        ]),
  ]
}

async function readStore(): Promise<{ store: Record<string, unknown>; faults: Fault[] }> {
  const [file] = positionals
  if (!file && !process.stdin.isTTY) {
    const remedy = 'Name a file: npm run new-shop -- answers.json'
    return { store: {}, faults: [error({ file: 'answers' }, 'there is nobody to ask', remedy)] }
  }
  if (!file) return storeOf(await askForStore(), 'answers')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined)
    return { store: {}, faults: [error({ file }, 'there is no such file', 'Check its name and folder.')] }
  return readAnswers(text, file)
}

const KINDS_OF_FILE = [
  ['content/fans/', 'fan'],
  ['content/fixtures/', 'light'],
  ['content/manufacturers/', 'maker'],
  ['content/images/', 'picture'],
  ['content/models/', 'model'],
  ['content/outlines/', 'drawing'],
  ['content/logo/', 'mark'],
] as const

function summary({ deletes, writes }: ShopPlan): string {
  const gone = KINDS_OF_FILE.flatMap(([folder, what]) => {
    const count = deletes.filter((file) => file.startsWith(folder)).length
    return count > 0 ? counted(count, what) : []
  })
  return `Deleted: ${gone.join(', ') || 'nothing'}. Written: ${counted(writes.size, 'file')}.`
}

async function carryOut({ deletes, writes }: ShopPlan): Promise<void> {
  for (const file of deletes) await rm(join(root, file))
  for (const [file, text] of writes) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
}

async function main(): Promise<void> {
  const against = await objections()
  if (against.length > 0 && !anyway && !isDryRun) {
    for (const line of against) console.error(`✖ ${line}`)
    console.error('Nothing was changed. With --anyway it is done all the same.')
    process.exitCode = 1
    return
  }
  const { store, faults } = await readStore()
  if (faults.length > 0) {
    for (const fault of faults) console.error(formatFault(fault))
    console.error(`\n${counted(faults.length, 'fault')} in the answers. Nothing was changed.`)
    process.exitCode = 1
    return
  }
  const plan = await planShop(root, store as Partial<StoreFields>, new Date())
  if (isDryRun) {
    for (const line of against) console.log(`⚠ ${line}`)
    console.log(summary(plan).replace('Deleted', 'Would delete').replace('Written', 'Would write'))
    console.log('Nothing was changed.')
    return
  }
  await carryOut(plan)
  console.log(summary(plan))
  for (const fault of await checkContent(root)) console.error(formatFault(fault))
  console.log(`${store.name} is an empty shop. Look at it: npm start. Keep it: git add --all && git commit`)
}

await main()
