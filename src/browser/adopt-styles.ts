/** Adds styles that are loaded with a script, so that pages without it do not carry them. */
export function adoptStyles(page: Document, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  page.adoptedStyleSheets.push(sheet)
}
