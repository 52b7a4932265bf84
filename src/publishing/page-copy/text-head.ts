/**
 * What a page of running text says about itself: lines `Name: value` between its title and its first paragraph, by the names
 * that they have in the file.
 */
export const HEAD_LINES = {
  effective: 'Effective date',
  updated: 'Last updated',
  description: 'Description',
  linkedIn: 'Linked in',
  searchWords: 'Search words',
} as const

export type HeadLine = keyof typeof HEAD_LINES

/** Where a plain page may be linked; one that is linked nowhere is for those who have its address. */
export const LINK_PLACES = ['footer', 'menu', 'nowhere'] as const

export type LinkPlace = (typeof LINK_PLACES)[number]

export interface TextHead {
  /** The words after `# `; empty without them. */
  title: string
  said: Partial<Record<HeadLine, string>>
}

const NAMES = Object.values(HEAD_LINES).join('|')
const LINE = new RegExp(`^(${NAMES}):(.*)$`)
const RENDERED_LINE = new RegExp(`^\\s*<p>(?:${NAMES}):.*?(?:\\n|(?=</p>))`)

/** Splits the file of a page of running text into what it says about itself and its text. */
export function splitHead(markdown: string): TextHead & { body: string } {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n')
  let title = ''
  const said: TextHead['said'] = {}
  const firstOfBody = lines.findIndex((line) => {
    const [, name, value = ''] = LINE.exec(line) ?? []
    const key = (Object.keys(HEAD_LINES) as HeadLine[]).find((one) => HEAD_LINES[one] === name)
    if (key) said[key] = value.trim()
    else if (title === '' && line.startsWith('# ')) title = line.slice(2).trim()
    else return line.trim() !== ''
    return false
  })
  return { title, said, body: firstOfBody < 0 ? '' : lines.slice(firstOfBody).join('\n').trim() }
}

/** The same file as HTML, without its title and those lines. */
export function withoutHead(rendered: string): string {
  let html = rendered.replaceAll('\r\n', '\n').replace(/<h1[^>]*>.*?<\/h1>/s, '')
  while (RENDERED_LINE.test(html)) html = html.replace(RENDERED_LINE, '<p>').replace(/^<p><\/p>/, '')
  return html
}
