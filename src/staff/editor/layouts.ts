import type { RecordKind } from '../../catalogue/records.ts'
import type { Layout } from './form/sections.ts'
import { PRODUCT_LAYOUTS } from './product-layouts.ts'

const CATEGORY: Omit<Layout, 'uploads'> = { order: [], hidden: ['$schema', 'name'], derived: ['name'] }
const PLAIN: Layout = { order: [], hidden: ['$schema'], derived: [], uploads: {} }

/** The forms of all records; a kind without an order has its fields in that of its schema. */
export const LAYOUTS: Record<RecordKind, Layout> = {
  ...PRODUCT_LAYOUTS,
  fanCategories: { ...CATEGORY, uploads: { imageUrl: 'images/fans', roomUrl: 'images/scenes' } },
  fixtureCategories: { ...CATEGORY, uploads: { imageUrl: 'images/fixtures', roomUrl: 'images/scenes' } },
  manufacturers: {
    order: ['name'],
    // A number, once given, stays: callers of the API may know it.
    hidden: ['$schema', 'id', 'nameReference'],
    derived: ['nameReference'],
    uploads: { imageUrl: 'images/scenes' },
  },
  gallery: { ...PLAIN, hidden: ['id'], derived: ['id'], uploads: { url: 'images/scenes' } },
  rooms: {
    ...PLAIN,
    uploads: {
      fansUrl: 'images/scenes',
      lightingUrl: 'images/scenes',
      fansDoorUrl: 'images/scenes',
      lightingDoorUrl: 'images/scenes',
      sharedUrl: 'images/scenes',
      scenes: 'images/scenes',
    },
  },
  store: { ...PLAIN, uploads: { pictures: 'images/store', logoUrl: 'logo', markUrl: 'logo' } },
  // No page shows the short name or the logo of a name on a brand wall.
  brandLists: { ...PLAIN, hidden: ['$schema', 'name', 'photoUrl'] },
  finishColours: PLAIN,
  finishFamilies: PLAIN,
  roomKinds: PLAIN,
  searchWords: PLAIN,
}
