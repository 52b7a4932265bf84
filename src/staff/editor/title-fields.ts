import { KIND_NAMES } from '../../catalogue/kinds/kind-names.ts'
import { forEachKind, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { type CategoryRecordKind, forEachCategory } from '../../catalogue/records.ts'

/** The kinds of record that have a file each. */
export type FolderKind = ProductKind | CategoryRecordKind | 'manufacturers'

/** The field that identifies a record to people and names its file. */
export const TITLE_FIELDS: Readonly<Record<FolderKind, string>> = {
  ...forEachKind(() => 'title'),
  ...forEachCategory((kind) => KIND_NAMES[kind].categoryTitle),
  manufacturers: 'name',
}
