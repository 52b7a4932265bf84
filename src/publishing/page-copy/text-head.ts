/**
 * The settings of a text page: `Name: value` lines between its title and first paragraph, by their names in the file.
 */
export const HEAD_LINES = {
  effective: 'Effective date',
  updated: 'Last updated',
  description: 'Description',
  linkedIn: 'Linked in',
  searchWords: 'Search words',
} as const

export type HeadLine = keyof typeof HEAD_LINES

/** Places that may link a plain page. `nowhere` is for people with the address. */
export const LINK_PLACES = ['footer', 'menu', 'nowhere'] as const

export type LinkPlace = (typeof LINK_PLACES)[number]

export interface TextHead {
  /** The text after `# `; empty if none. */
  title: string
  said: Partial<Record<HeadLine, string>>
}

const NAMES = Object.values(HEAD_LINES).join('|')
const LINE = new RegExp(`^(${NAMES}):(.*)$`)
const RENDERED_LINE = new RegExp(`^\\s*<p>(?:${NAMES}):.*?(?:\\n|(?=</p>))`)

/** Splits a text page's file into settings and text. */
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

/** The rendered file without its title and settings. */
export function withoutHead(rendered: string): string {
  let html = rendered.replaceAll('\r\n', '\n').replace(/<h1[^>]*>.*?<\/h1>/s, '')
  while (RENDERED_LINE.test(html)) html = html.replace(RENDERED_LINE, '<p>').replace(/^<p><\/p>/, '')
  return html
}
