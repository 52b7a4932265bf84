/** The browser's globals, passed to modules so that tests can pass fakes. */
export interface BrowserGlobals {
  page: Document & { readonly prerendering?: boolean }
  view: Window
}
