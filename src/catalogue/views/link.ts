/** A way to a page, and what it is called. */
export interface Link {
  label: string
  url: string
}
