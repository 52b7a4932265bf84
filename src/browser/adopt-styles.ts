/** Gives a page styles that came with a script: they weigh nothing before it. */
export function adoptStyles(page: Document, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  page.adoptedStyleSheets.push(sheet)
}
