/**
 * `npm run new-shop`: turns the sample into an empty shop. Without a file, it writes answers.json to fill in; with it, it reads the
 * store's facts from there, under the names of `content/store.json`.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { error, type Fault, formatFault } from '../../catalogue/faults.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { pictureOf } from '../../catalogue/picture-references.ts'
import { categoryRecords, readRecord } from '../../catalogue/records.ts'
import { counted } from '../../catalogue/rules/numbers.ts'
import { type StoreFields, storeSchema } from '../../catalogue/schema/store.ts'
import { fill } from '../../catalogue/views/fill.ts'
import { checkContent } from '../check-content/check-content.ts'
import { parseJson } from '../check-content/json.ts'
import { reservedFaults } from '../check-content/live.ts'
import { listFiles, readContent, readPages } from '../check-content/read-content.ts'
import { git, readOptions } from '../command-line.ts'
import { jsonSchemas } from '../content-guide/json-schemas.ts'
import { isSampleStore, PASSAGES } from './sample.ts'

const { values, positionals } = readOptions({ root: { type: 'string', default: '.' } })
const { root } = values

async function objections(): Promise<string[]> {
  const changes = await git(root, 'status', '--porcelain', '--untracked-files=no')
  const { records } = await readContent(root)
  return [
    changes === undefined && 'This folder is not in Git, so deleted files would be lost. Commit it first.',
    changes && 'There are uncommitted changes. Commit them first: git commit --all',
    !isSampleStore(records) &&
      'This isn’t the sample shop ("sampleCatalogue" in content/store.json). Continuing would delete its products.',
  ].filter((line) => typeof line === 'string' && line !== '') as string[]
}

/** Facts of most stores; the running cost is that of the FTC's label for fans. */
const ASSUMED = {
  tagline: 'Ceiling fans and lighting since {since}',
  social: {},
  seasons: [],
  holidays: [],
  runningCost: { hoursADay: 6.4, centsPerKwh: 12 },
} satisfies Partial<StoreFields>

const OPEN = { opens: '09:00', closes: '17:00' }
const ANSWERS_FILE = 'answers.json'
/** Empty texts are errors, so that none is forgotten. */
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
  const parsed = parseJson(file, text)
  if (!('value' in parsed)) return { store: {}, faults: [parsed.fault] }
  const answers = parsed.value as object
  const all: Record<string, unknown> = { ...ASSUMED, ...answers }
  const { faults } = readRecord(storeSchema, all, file)
  const inOrder = Object.keys(storeSchema.shape).filter((name) => all[name] !== undefined)
  return {
    store: Object.fromEntries(inOrder.map((name) => [name, all[name]])),
    faults: [...faults, ...reservedFaults(file, answers)],
  }
}

interface ShopPlan {
  writes: Map<string, string>
  deletes: string[]
}

const EMPTIED = [...KINDS, 'manufacturers', 'images', 'models', 'outlines', 'logo']

/** Files named in the answers: pictures of the showroom, a mark, a logo. */
const named = ({ pictures = [], logoUrl, markUrl }: Partial<StoreFields>): Set<string> =>
  new Set(
    [...pictures.map(({ imageUrl }) => imageUrl), logoUrl, markUrl].flatMap((written) =>
      written ? pictureOf('content/store.json', written) : [],
    ),
  )

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Categories, finishes, room types and search words stay. */
async function planShop(root: string, store: Partial<StoreFields>, today: Date): Promise<ShopPlan> {
  const { records, texts } = await readContent(root)
  const remaining = named(store)
  const files = (await Promise.all(EMPTIED.map((folder) => listFiles(root, `content/${folder}`)))).flat()
  const date = today.toISOString().slice(0, 10)

  const categories = categoryRecords(records).map(({ file, fields: { imageUrl, roomUrl, ...fields } }) => ({
    file,
    fields,
  }))
  const brandLists = { home: [], ceilingFans: [], lightingFixtures: [] }
  const passages = Object.entries(PASSAGES)
  const sources = new Map([...texts, ...(await readPages(root))])
  return {
    deletes: files.filter((file) => !remaining.has(file)),
    writes: new Map([
      ['content/store.json', json(store)],
      ['content/gallery.json', json({ rooms: [] })],
      ['content/rooms.json', json({})],
      ['content/brand-lists.json', json(brandLists)],
      ...categories.map(({ file, fields }) => [file, json(fields)] as const),
      ...passages.map(([file, replacements]) => {
        const written = Object.entries(replacements).reduce(
          (page, [sample, own]) => page.replaceAll(sample, () => fill(own, { today: date })),
          sources.get(file) ?? '',
        )
        return [file, written] as const
      }),
      ...jsonSchemas({ ...records, manufacturers: [] }),
    ]),
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
  if (against.length > 0) {
    for (const line of against) console.error(`✖ ${line}`)
    console.error('Nothing was changed.')
    process.exitCode = 1
    return
  }
  const { store, faults } = await readStore(file)
  if (faults.length > 0) {
    for (const fault of faults) console.error(formatFault(fault))
    console.error(`\n${counted(faults.length, 'error')} in the answers. Nothing was changed.`)
    process.exitCode = 1
    return
  }
  const { deletes, writes } = await planShop(root, store as Partial<StoreFields>, new Date())
  for (const path of deletes) await rm(join(root, path))
  for (const [path, text] of writes) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  console.log(`Deleted ${counted(deletes.length, 'file')}, wrote ${counted(writes.size, 'file')}.`)
  for (const fault of await checkContent(root)) console.error(formatFault(fault))
  console.log(
    `${store.name} is an empty shop. To view it: npm start. To save it: git add --all && git commit`,
  )
}

await main()
