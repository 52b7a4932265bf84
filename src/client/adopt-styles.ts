/** A sheet that knows what it was made of: each script of a page is built for itself, so none of them could remember it. */
interface AdoptedSheet extends CSSStyleSheet {
  source?: string
}

/** Adds styles that are loaded with a script, so that pages without it do not carry them: once, however often it is asked for. */
export function adoptStyles(page: Document, css: string): void {
  if (page.adoptedStyleSheets.some(({ source }: AdoptedSheet) => source === css)) return
  const sheet: AdoptedSheet = new CSSStyleSheet()
  sheet.source = css
  sheet.replaceSync(css)
  page.adoptedStyleSheets.push(sheet)
}
