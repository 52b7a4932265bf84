/** What the modules of a visit are given. */
export interface World {
  page: Document & { readonly prerendering?: boolean }
  view: Window
}
