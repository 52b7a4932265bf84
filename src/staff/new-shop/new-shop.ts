/**
 * `npm run new-shop`: turns the sample into an empty shop. Without a file, it writes answers.json to fill in; with it, it reads the
 * store's facts from there, under the names of `content/store.json`. `--dry-run` lists what it would do. `--anyway` ignores
 * uncommitted changes, and a shop that is no longer the sample.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { error, type Fault, formatFault } from '../../catalogue/faults.ts'
import { readRecord } from '../../catalogue/records.ts'
import { counted } from '../../catalogue/rules/counted.ts'
import { type StoreFields, storeSchema } from '../../catalogue/schema/store.ts'
import { checkContent } from '../check-content/check-content.ts'
import { parseJson } from '../check-content/parse-json.ts'
import { reservedFaults } from '../check-content/reserved-facts.ts'
import { readRawContent } from '../content-guide/raw-content.ts'
import { planShop, type ShopPlan } from './plan-shop.ts'
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

/** Facts that most stores share; the running cost is that of the FTC's label for fans. */
const ASSUMED = {
  tagline: 'Ceiling fans and lighting since {since}',
  social: {},
  holidays: [],
  runningCost: { hoursADay: 6.4, centsPerKwh: 12 },
} satisfies Partial<StoreFields>

const OPEN = ['09:00', '17:00']
const ANSWERS_FILE = 'answers.json'
/** To fill in. An empty text is an error, so that none is forgotten. */
const TO_FILL_IN = {
  name: '',
  address: { street: '', city: '', state: '', postalCode: '', country: 'US' },
  phone: '',
  email: '',
  timeZone: 'America/New_York',
  hours: {
    monday: OPEN,
    tuesday: OPEN,
    wednesday: OPEN,
    thursday: OPEN,
    friday: OPEN,
    saturday: OPEN,
    sunday: null,
  },
  since: '',
}

/** The store's facts in a file, or every error in them at once. */
async function readStore(file: string): Promise<{ store: Record<string, unknown>; faults: Fault[] }> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined)
    return { store: {}, faults: [error({ file }, 'there is no such file', 'Check its name and folder.')] }
  const parsed = parseJson(text)
  if (!('value' in parsed)) {
    const { line, column, problem, remedy } = parsed.fault
    return { store: {}, faults: [error({ file, field: `line ${line}, column ${column}` }, problem, remedy)] }
  }
  const answers = parsed.value
  const isObject = typeof answers === 'object' && answers !== null && !Array.isArray(answers)
  const all: Record<string, unknown> = isObject ? { ...ASSUMED, ...answers } : {}
  const { faults } = readRecord(storeSchema, isObject ? all : answers, { file })
  const inOrder = Object.keys(storeSchema.shape).filter((name) => all[name] !== undefined)
  return {
    store: Object.fromEntries(inOrder.map((name) => [name, all[name]])),
    faults: [...faults, ...reservedFaults(file, answers)],
  }
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
  const [file] = positionals
  if (!file) {
    const path = join(root, ANSWERS_FILE)
    if (!existsSync(path)) await writeFile(path, `${JSON.stringify(TO_FILL_IN, null, 2)}\n`)
    console.log(`Fill in ${path}, then run: npm run new-shop -- ${path}`)
    return
  }
  const against = await objections()
  if (against.length > 0 && !anyway && !isDryRun) {
    for (const line of against) console.error(`✖ ${line}`)
    console.error('Nothing was changed. With --anyway it is done all the same.')
    process.exitCode = 1
    return
  }
  const { store, faults } = await readStore(file)
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
