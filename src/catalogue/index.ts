import { type CollectionEntry, getCollection } from 'astro:content'
import { createCatalogue } from './create-catalogue.ts'
import type { ContentRecord, RecordKind } from './records.ts'

type Fields<Kind extends RecordKind> = CollectionEntry<Kind>['data']

async function records<Kind extends RecordKind>(kind: Kind): Promise<ContentRecord<Fields<Kind>>[]> {
  const entries: { id: string; filePath?: string; data: Fields<Kind> }[] = await getCollection(kind)
  return entries.map(({ id, filePath = `content/${id}.json`, data }) => ({
    file: filePath,
    ...(kind === 'gallery' && { within: `[${id}]` }),
    fields: data,
  }))
}

/**
 * The site's catalog, read once from the collections; every page and every API answer is a view of it.
 *
 * @throws ContentError when the content contradicts itself
 */
export const catalogue = createCatalogue({
  fans: await records('fans'),
  fixtures: await records('fixtures'),
  fanCategories: await records('fanCategories'),
  fixtureCategories: await records('fixtureCategories'),
  manufacturers: await records('manufacturers'),
  gallery: await records('gallery'),
  rooms: await records('rooms'),
  store: await records('store'),
  brandLists: await records('brandLists'),
  finishColours: await records('finishColours'),
  finishFamilies: await records('finishFamilies'),
  roomKinds: await records('roomKinds'),
  searchWords: await records('searchWords'),
})
