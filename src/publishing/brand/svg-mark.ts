/** A sign as SVG: what is inside it, and the square that it is drawn in. */
export interface SvgMark {
  viewBox: string
  inner: string
}

/** Pieces of an SVG file that could run, reach elsewhere or change the page that the picture stands in. */
const UNSAFE: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<script|\son\w+\s*=|javascript:/i, 'a script'],
  [/<foreignObject/i, 'HTML (foreignObject)'],
  [/<!ENTITY|<!DOCTYPE[^>]*\[/i, 'entities'],
  [/(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import/i, 'a link to another file'],
]

/** Of a sign that becomes a part of every page. */
const UNSAFE_INLINE: typeof UNSAFE = [
  [/<style|\sstyle\s*=/i, 'styles'],
  [/\sid\s*=/i, 'names of parts (id)'],
  [/<image/i, 'a picture'],
]

/** Kilobytes that a sign may have, as it is sent with every page, twice. */
const MOST_INLINE = 4_000
const MOST = 60_000

/**
 * What keeps an SVG file from being the store's logo or sign.
 *
 * @param isInline whether it becomes a part of the page
 * @returns words that finish the sentence "the file …"
 */
export function svgFault(text: string, isInline: boolean): string | undefined {
  const root = /<svg\b[^>]*>/.exec(text)?.[0]
  if (!root) return 'is not an SVG picture, despite its name'
  const [, width, height] =
    /viewBox\s*=\s*["']\S+[\s,]+\S+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(root) ?? []
  if (!width || !height) return 'has no viewBox, so it cannot be drawn in another size'
  if (isInline && width !== height) return `is ${width} x ${height}, not square`
  const drawn = text.replace(/\sxmlns(:\w+)?\s*=\s*("[^"]*"|'[^']*')/g, '')
  const found = [...UNSAFE, ...(isInline ? UNSAFE_INLINE : [])].find(([pattern]) => pattern.test(drawn))
  if (found) return `holds ${found[1]}`
  const most = isInline ? MOST_INLINE : MOST
  return text.length > most ? `has ${text.length} characters, more than ${most}` : undefined
}

/** The parts of an SVG file that `svgFault` has passed. */
export function svgMark(text: string): SvgMark {
  const [, root = '', inner = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(text) ?? []
  const [, viewBox = '0 0 32 32'] = /viewBox\s*=\s*["']([^"']+)["']/.exec(root) ?? []
  const fill = /\sfill\s*=\s*["']([^"']+)["']/.exec(root)?.[1]
  return { viewBox, inner: fill ? `<g fill="${fill}">${inner.trim()}</g>` : inner.trim() }
}
