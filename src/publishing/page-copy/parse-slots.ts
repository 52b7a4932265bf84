/** The text under one heading of a page's file. */
export interface Slot {
  /** The paragraph, without Markdown. */
  text: string
  /** The address, if the text is a link: `[Browse Ceiling Fans](/ceiling-fans)`. */
  href?: string
  items: string[]
  /** Entries `- Label: text`, by label. */
  entries: Record<string, string>
}

const LINK = /^\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)$/

function parseSlot(block: string): Slot {
  const lines = block.trim().split('\n')
  const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).trim())
  const paragraph = lines
    .filter((line) => !line.startsWith('- '))
    .join(' ')
    .trim()
  const link = LINK.exec(paragraph)?.groups
  const pairs = items.flatMap((item) => {
    const [, label, words] = /^([^:]+): (.+)$/.exec(item) ?? []
    return label && words ? [[label, words] as const] : []
  })
  return {
    text: link?.label ?? paragraph,
    ...(link?.href && { href: link.href }),
    items,
    entries: Object.fromEntries(pairs),
  }
}

/** Splits a page's file at its `## …` headings. */
export function parseSlots(markdown: string): Map<string, Slot> {
  const blocks = markdown.replaceAll('\r\n', '\n').split(/^## /m).slice(1)
  return new Map(
    blocks.map((block) => {
      const [heading = '', ...words] = block.split('\n')
      return [heading.trim(), parseSlot(words.join('\n'))]
    }),
  )
}
