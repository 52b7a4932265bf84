import { readSent } from '../../message/draft.ts'
import { sentParts } from './sent-parts.ts'

/**
 * Shows the message that this tab sent last in the `[data-sent]` of a page, whose parts are named by their attributes; the place stays
 * hidden where none is known. Only from the tab's own storage, so that no link can put words on the page.
 */
export function showSent(page: Document, view: Window): void {
  const container = page.querySelector<HTMLElement>('[data-sent]')
  const parts = sentParts(readSent(view))
  if (!container || !parts) return
  const { enclosed, ...texts } = parts
  const write = (part: string, ...content: (Node | string)[]) => {
    const found = container.querySelector(`[data-sent-${part}]`)
    if (content.join('')) found?.replaceChildren(...content)
    else found?.closest('div')?.remove()
  }
  for (const [part, text] of Object.entries(texts)) write(part, text)
  const items = enclosed.map((line) => {
    const item = page.createElement('li')
    item.textContent = line
    return item
  })
  write('enclosed', ...items)
  container.hidden = false
}
