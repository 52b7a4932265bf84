import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { RECORD_KINDS, type RecordKind } from './catalogue/records.ts'
import { TEXT_PAGES } from './catalogue/schema/pages.ts'

const folder = (path: string) => glob({ base: `./content/${path}`, pattern: '*.json' })
const single = (path: string) => glob({ base: './content', pattern: path })

function collectionOf(kind: RecordKind) {
  const { path, schema } = RECORD_KINDS[kind]
  return defineCollection({ loader: path.endsWith('.json') ? single(path) : folder(path), schema })
}

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
