import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { error, type Fault } from '../../catalogue/faults.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
// biome-ignore lint/style/noRestrictedImports: the settings of the site's one form go live with its content.
import { contactConfig, PROVIDER } from '../../features/contact/contact-config.ts'
import { statsProblems } from '../../features/weekly-stats/stats-config.ts'
import { type RawContent, readRawContent } from '../content-guide/raw-content.ts'
import {
  contentPictures,
  fingerprint,
  isSampleStore,
  nameOf,
  readPassages,
  readSample,
  type Sample,
} from '../new-shop/sample.ts'
import { type PageTexts, readPages } from './read-pages.ts'
import { OWN, reservedFaults, reservedIn } from './reserved-facts.ts'

type Environment = Readonly<Record<string, string | undefined>>

function fileOf(kind: RecordKind, name: string): string {
  const { path } = RECORD_KINDS[kind]
  return `content/${path}${path.endsWith('.json') ? '' : `/${name}.json`}`
}

const recordFaults = (content: RawContent): Fault[] =>
  (Object.keys(RECORD_KINDS) as RecordKind[]).flatMap((kind) =>
    content[kind].flatMap(({ name, value }) => reservedFaults(fileOf(kind, name), value)),
  )

/** Words that say how something is written are examples on purpose. */
const EXAMPLE_LINE = /^- (Not valid|Help): /

const pageFaults = (pages: PageTexts): Fault[] =>
  [...pages].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const what = EXAMPLE_LINE.test(line) ? undefined : reservedIn(line)
      return what ? [error({ file, field: `line ${index + 1}` }, what, OWN)] : []
    }),
  )

async function sampleFaults(root: string, content: RawContent, sample: Sample): Promise<Fault[]> {
  const products = KINDS.flatMap((kind) =>
    content[kind].flatMap(({ name, value }): Fault[] => {
      const { title } = (value ?? {}) as { title?: string }
      if (title === undefined || !sample.products.includes(title)) return []
      const problem = `"${title}" is a product of the sample`
      return [error({ file: fileOf(kind, name), field: 'title' }, problem, 'Delete the product.')]
    }),
  )
  const known = new Set(sample.pictures)
  const pictures = await Promise.all(
    (await contentPictures(root)).map(async (file): Promise<Fault[]> => {
      if (!known.has(fingerprint(await readFile(join(root, file))))) return []
      const what = file.startsWith('content/logo/') ? 'mark' : 'picture'
      return [
        error({ file }, `is a ${what} of the sample`, 'Put the store’s own in its place, or delete it.'),
      ]
    }),
  )
  return [...products, ...pictures.flat()]
}

/** What only the sample's store can say of itself, in the texts of another. */
async function passageFaults(content: RawContent, pages: PageTexts, sample: Sample): Promise<Fault[]> {
  if (nameOf(content.store) === sample.name) return []
  return Object.entries(await readPassages()).flatMap(([file, passages]) =>
    Object.keys(passages).flatMap((passage): Fault[] => {
      const line = (pages.get(file) ?? '').split('\n').findIndex((one) => one.includes(passage))
      if (line < 0) return []
      const start = passage.trim().slice(0, 60)
      return [error({ file, field: `line ${line + 1}` }, `"${start}" is the sample’s own`, OWN)]
    }),
  )
}

function settingFaults(environment: Environment): Fault[] {
  const at = (field: string, problem: string, remedy: string) =>
    error({ file: 'Netlify, Environment variables', field }, problem, remedy)
  const read = contactConfig(environment)
  const problems = [...('problems' in read ? read.problems : []), ...statsProblems(environment)]
  const key = environment[PROVIDER.key]?.trim() ?? ''
  const isKeyMissing = problems.some((problem) => problem.startsWith(PROVIDER.key))
  return [
    ...problems.map((problem) => {
      const [field = '', remedy = ''] = problem.split(/: (.*)/)
      return at(
        field,
        'is missing or cannot be used',
        remedy.replace(/^./, (first) => first.toUpperCase()),
      )
    }),
    ...(isKeyMissing || PROVIDER.keyPattern.test(key)
      ? []
      : [
          at(
            PROVIDER.key,
            `is not a key of ${PROVIDER.name}`,
            `Copy the whole key: it begins with "${PROVIDER.keyStart}".`,
          ),
        ]),
    ...['CONTACT_TO', 'CONTACT_FROM', 'URL', 'MONDAY_TO'].flatMap((field) => {
      const value = environment[field] ?? ''
      const what = reservedIn(value)
      return what ? [at(field, `${value}: ${what}`, 'Write the store’s own.')] : []
    }),
  ]
}

/**
 * What must not go live: reserved facts, settings of the example, and what is left of the sample. A store that says it is a
 * demonstration (`sampleCatalogue`) may have all of it.
 *
 * @param root the folder that holds `content/`
 * @param environment the settings of the build
 * @param sample that of this project, unless another is given
 */
export async function liveFaults(root: string, environment: Environment, sample?: Sample): Promise<Fault[]> {
  const content = await readRawContent(root)
  if (isSampleStore(content)) return []
  const pages = await readPages(root)
  const known = sample ?? (await readSample())
  return [
    ...recordFaults(content),
    ...pageFaults(pages),
    ...(await sampleFaults(root, content, known)),
    ...(await passageFaults(content, pages, known)),
    ...settingFaults(environment),
  ]
}
