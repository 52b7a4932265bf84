/** The field that identifies a record to people and names its file, for the kinds of record that have a file each. */
export const TITLE_FIELDS = {
  fans: 'title',
  fixtures: 'title',
  fanCategories: 'productCategory',
  fixtureCategories: 'lightingFixtureCategory',
  manufacturers: 'name',
} as const

/** The kinds of record that have a file each. */
export type FolderKind = keyof typeof TITLE_FIELDS
