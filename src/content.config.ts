import { defineCollection } from 'astro:content'
import { file, glob } from 'astro/loaders'
import { numbersOf } from './catalogue/from-records.ts'
import { RECORD_KINDS, type RecordKind } from './catalogue/records.ts'
import { TEXT_PAGES } from './catalogue/schema/pages.ts'

const folder = (path: string) => glob({ base: `./content/${path}`, pattern: '*.json' })
const single = (path: string) => glob({ base: './content', pattern: path })

/** Astro requires an id for each list entry. */
function numbered(file: string): { id: number }[] {
  const entries = JSON.parse(file) as { id?: number }[]
  const numbers = numbersOf(entries, 0, ({ id }) => id)
  return entries.map((entry, index) => ({ ...entry, id: numbers[index] ?? index }))
}

function loaderOf(kind: RecordKind) {
  const { path } = RECORD_KINDS[kind]
  if (kind === 'gallery') return file(`content/${path}`, { parser: numbered })
  return path.endsWith('.json') ? single(path) : folder(path)
}

const collectionOf = (kind: RecordKind) =>
  defineCollection({ loader: loaderOf(kind), schema: RECORD_KINDS[kind].schema })

const textsOf = ({ path, schema }: (typeof TEXT_PAGES)[keyof typeof TEXT_PAGES]) =>
  defineCollection({ loader: glob({ base: './content', pattern: `${path}/*.md` }), schema })

/** A loader and a schema each; what the schemas and the checks mean is in `catalogue/`. */
export const collections = {
  ...(Object.fromEntries(
    (Object.keys(RECORD_KINDS) as RecordKind[]).map((kind) => [kind, collectionOf(kind)]),
  ) as Record<RecordKind, ReturnType<typeof collectionOf>>),
  legal: textsOf(TEXT_PAGES.legal),
  plain: textsOf(TEXT_PAGES.plain),
}
