import { error, type Fault, warning } from '../../catalogue/faults.ts'
import { type ReadableRecords, textsIn } from '../../catalogue/records.ts'
// biome-ignore lint/style/noRestrictedImports: the settings of the site's one form go live with its content.
import { contactConfig, PROVIDER } from '../../features/contact/contact-config.ts'
import { statsProblems } from '../../features/weekly-stats/stats-config.ts'
import { isSampleStore, nameOf, PASSAGES, SAMPLE, type Sample, tracesIn } from '../new-shop/sample.ts'
import { type PageTexts, readContent, readPages } from './read-content.ts'

const RESERVED: readonly (readonly [pattern: RegExp, problem: string])[] = [
  [/\bexample\.(com|org|net)\b/i, 'example.com is reserved for examples'],
  [/\(\d{3}\) 555-\d{4}/, 'a phone number with 555 is reserved for examples'],
  [/^\d+ Example /, 'this street is the sample’s'],
  [
    /^https:\/\/(www\.)?(facebook|instagram|pinterest)\.com\/?$/,
    'this is the network itself, not a page on it',
  ],
]

const OWN = 'Write the store’s own, or leave it out if it is optional.'

function reservedAt(position: Pick<Fault, 'file' | 'field'>, text: string): Fault[] {
  const [, problem] = RESERVED.find(([pattern]) => pattern.test(text)) ?? []
  return problem ? [error(position, problem, OWN)] : []
}

/** Fields that show how an address is written have examples on purpose. */
const EXAMPLE_FIELD = /Field\.(notValid|help)$/

export const reservedFaults = (file: string, record: unknown): Fault[] =>
  textsIn(record).flatMap(([field, text]) =>
    EXAMPLE_FIELD.test(field) ? [] : reservedAt({ file, field }, text),
  )

const reservedInPages = (pages: PageTexts): Fault[] =>
  [...pages].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => reservedAt({ file, field: `line ${index + 1}` }, line)),
  )

async function sampleFaults(
  root: string,
  records: ReadableRecords,
  texts: ReadonlyMap<string, string>,
  sample: Sample,
): Promise<Fault[]> {
  const found = (await tracesIn(root)).filter(({ print }) => sample.traces.includes(print))
  const remedy = 'Put the store’s own in its place, or delete it.'
  const traces = found.map(({ problem, print: _, ...position }) => error(position, problem, remedy))
  const passages = nameOf(records) === sample.name ? {} : PASSAGES
  const inPages = Object.entries(passages).flatMap(([file, replacements]) =>
    Object.keys(replacements).flatMap((passage): Fault[] => {
      const line = (texts.get(file) ?? '').split('\n').findIndex((one) => one.includes(passage))
      if (line < 0) return []
      const start = passage.trim().slice(0, 60)
      return [error({ file, field: `line ${line + 1}` }, `"${start}" is the sample’s own`, OWN)]
    }),
  )
  return [...traces, ...inPages]
}

type Environment = Readonly<Record<string, string | undefined>>

function settingFaults(environment: Environment): Fault[] {
  const file = 'Netlify, Environment variables'
  const read = contactConfig(environment)
  const problems = 'problems' in read ? read.problems : []
  const faults = [...problems, ...statsProblems(environment)].map((problem) =>
    error({ file }, 'a setting is missing or cannot be used', problem),
  )
  const key = environment[PROVIDER.key]?.trim() ?? ''
  if (problems.length === 0 && !PROVIDER.keyPattern.test(key)) {
    const remedy = `Copy the whole key: it begins with "${PROVIDER.keyStart}".`
    faults.push(error({ file, field: PROVIDER.key }, `is not a key of ${PROVIDER.name}`, remedy))
  }
  for (const field of ['CONTACT_TO', 'CONTACT_FROM', 'URL', 'MONDAY_TO'])
    faults.push(...reservedAt({ file, field }, environment[field] ?? ''))
  return faults
}

/** Errors that must not go live. A declared demonstration (`sampleCatalogue`) may have all of them. */
export async function liveFaults(root: string, environment: Environment, sample = SAMPLE): Promise<Fault[]> {
  const { records, texts } = await readContent(root)
  if (isSampleStore(records)) {
    const position = { file: 'content/store.json', field: 'sampleCatalogue' }
    const problem = 'this is the sample, so what must not go live was not checked'
    return [warning(position, problem, 'Delete the line in a shop of your own.')]
  }
  const pages = await readPages(root)
  const inRecords = Object.values(records).flat()
  return [
    ...inRecords.flatMap(({ file, fields }) => reservedFaults(file, fields)),
    ...reservedInPages(pages),
    ...(await sampleFaults(root, records, new Map([...texts, ...pages]), sample)),
    ...settingFaults(environment),
  ]
}
