import type { StoreView } from '../catalogue/views/store-view.ts'
import { fill } from './fill.ts'

/** A legal page in its parts: title and dates are apart from the text. */
export interface LegalText {
  title: string
  /** "Effective date: February 20, 2019" and "Last updated: February 20, 2019". */
  dates: string[]
  /** The first paragraph, as plain text. */
  opening: string
  sections: { id: string; label: string }[]
  html: string
}

const DATE_LINE = /^(Effective date|Last updated): .+$/gm

/**
 * Splits a legal page into its parts and replaces `{siteName}`, `{address}`, `{phone}` and `{email}` by the store's facts.
 *
 * @param markdown the page's file
 * @param rendered the same as HTML, its headings with ids
 */
export function legalText(markdown: string, rendered: string, store: StoreView): LegalText {
  const facts = { siteName: store.name, address: store.addressLines.join(', ') }
  const dates = markdown.match(DATE_LINE) ?? []
  const paragraphs = markdown.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  const opening = paragraphs.find((paragraph) => !/^(#|Effective date|Last updated)/.test(paragraph)) ?? ''
  const html = rendered
    .replace(/<h1[^>]*>.*?<\/h1>/s, '')
    .replace(/<p>(Effective date|Last updated): [^<]*<\/p>/g, '')
  const sections = [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', label = '']) => ({
    id,
    label: label.replace(/<[^>]+>/g, '').replaceAll('&#39;', "'"),
  }))
  return {
    title: /^# (.+)$/m.exec(markdown)?.[1] ?? '',
    dates,
    opening: fill(opening, { ...facts, phone: store.phone, email: store.email }),
    sections,
    html: fill(html, {
      ...facts,
      phone: `<a href="${store.phoneUrl}">${store.phone}</a>`,
      email: `<a href="${store.emailUrl}">${store.email}</a>`,
    }),
  }
}
