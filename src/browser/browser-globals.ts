/** The globals of a browser: given to modules, so that tests can give others. */
export interface BrowserGlobals {
  page: Document & { readonly prerendering?: boolean }
  view: Window
}
