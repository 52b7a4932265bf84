import { type CollectionEntry, getCollection } from 'astro:content'
import { createCatalogue } from './create-catalogue.ts'
import { type CatalogueRecords, type ContentRecord, RECORD_KINDS, type RecordKind } from './records.ts'

type Fields<Kind extends RecordKind> = CollectionEntry<Kind>['data']

async function records<Kind extends RecordKind>(kind: Kind): Promise<ContentRecord<Fields<Kind>>[]> {
  const entries: { id: string; filePath?: string; data: Fields<Kind> }[] = await getCollection(kind)
  return entries.map(({ id, filePath = `content/${id}.json`, data }) => ({
    file: filePath,
    fields: data,
  }))
}

/** The site's catalog, read once. @throws ContentError if the content contradicts itself */
export const catalogue = createCatalogue(
  Object.fromEntries(
    await Promise.all(
      (Object.keys(RECORD_KINDS) as RecordKind[]).map(async (kind) => [kind, await records(kind)] as const),
    ),
  ) as CatalogueRecords,
)
