/** A file that would be written. */
export interface Change {
  file: string
  isNew: boolean
  text: string
  /** What differs, in the words of the form. */
  fields: { label: string; before: string; after: string }[]
}
