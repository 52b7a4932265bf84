import sax from 'sax'
import { escapeHtml } from '../catalogue/views/fill.ts'

export interface SvgElement {
  name: string
  attributes: Record<string, string>
  children: SvgElement[]
  /** Rules of a style sheet. */
  text: string
}

/** A line drawing and the store's sign become part of a page; a logo stays a picture, so it may have styles and gradients. */
export type SvgUse = 'drawing' | 'sign' | 'logo'

const MAX_CHARACTERS: Readonly<Record<SvgUse, number>> = { drawing: 60_000, sign: 4_000, logo: 60_000 }
const MAX_DEPTH = 30
/** Units of a file's own box. */
const MAX_SIDE = 100_000

const PLAIN = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']
const FOR_LOGOS = ['style', 'defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath']

/** Elements about a file's author and program: skipped with their content. */
const NOTES = /^(title|desc|metadata|sodipodi:namedview)$/
const UNUSED =
  /^(xmlns(:\w+)?|xml:space|version|baseProfile|enable-background|data-name|(sodipodi|inkscape):[\w-]+)$/

/** Coordinates and sizes: all that a line drawing keeps of a shape. */
export const GEOMETRY = 'd points transform fill-rule x y x1 y1 x2 y2 cx cy r rx ry width height'.split(' ')

const ATTRIBUTES = `${GEOMETRY.join(' ')} viewBox preserveAspectRatio id class style role
  color fill fill-opacity clip-rule opacity vector-effect shape-rendering
  stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  gradientUnits gradientTransform spreadMethod fx fy offset stop-color stop-opacity
  clipPathUnits`.split(/\s+/)

/** Numbers, words, colors and functions, but no quotes, and no links. */
const VALUE = /^(?!.*url)[\w\s.,:%#()/+-]*$/is
const GRADIENT = /^url\(#[\w.-]+\)$/
/** Without functions, escapes and rules that could load something. */
const STYLE = /^[^<>@\\(&]*$/

const isStyle = (text: string): boolean => STYLE.test(text.replaceAll(/url\(#[\w.-]+\)/g, ''))

function isAllowed(use: SvgUse, name: string, value: string): boolean {
  if (use === 'logo' && /^(fill|stroke|clip-path)$/.test(name) && GRADIENT.test(value)) return true
  return ATTRIBUTES.includes(name) && (name === 'style' ? isStyle(value) : VALUE.test(value))
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** A file that is no plain SVG; its message finishes the sentence "the file …". */
export class SvgError extends Error {}

/**
 * Reads an SVG file by a list of what it may hold: elements and attributes by name, values by their characters. What is not on
 * the list is an error, so nothing in a file can run, load anything or leave its place.
 *
 * @throws SvgError with everything that is wrong
 */
export function readSvg(text: string, use: SvgUse): SvgElement {
  if (!/<svg[\s>]/.test(text)) throw new SvgError('is not an SVG file, despite its name')
  if (text.length > MAX_CHARACTERS[use])
    throw new SvgError(`has ${text.length} characters, more than ${MAX_CHARACTERS[use]}`)
  const problems = new Set<string>()
  const elements = use === 'logo' ? [...PLAIN, ...FOR_LOGOS] : PLAIN
  const top: SvgElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  let skipped = 0

  const xml = sax.parser(true)
  xml.onerror = ({ message }) => {
    throw new SvgError(`is not well-formed in line ${xml.line + 1}: ${message.split('\n')[0]}`)
  }
  xml.ondoctype = (doctype) => {
    if (doctype.includes('[')) problems.add('holds entities')
  }
  xml.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') problems.add(`holds <?${shortened(name)}>`)
  }
  xml.onopentag = ({ name, attributes }) => {
    const isKnown = elements.includes(name) && (name === 'svg') === (open.length === 1)
    if (skipped > 0 || !isKnown) {
      if (skipped === 0 && !NOTES.test(name)) problems.add(`holds <${shortened(name)}>`)
      skipped += 1
      return
    }
    if (open.length > MAX_DEPTH) throw new SvgError(`has groups in more than ${MAX_DEPTH} levels`)
    const element: SvgElement = { name, attributes: {}, children: [], text: '' }
    for (const [attribute, value] of Object.entries(attributes as Record<string, string>)) {
      if (UNUSED.test(attribute)) continue
      if (isAllowed(use, attribute, value)) element.attributes[attribute] = value.trim()
      else problems.add(`holds ${shortened(attribute)}="${shortened(value)}"`)
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  xml.onclosetag = () => {
    if (skipped > 0) skipped -= 1
    else open.pop()
  }
  xml.ontext = (words) => {
    const element = open.at(-1)
    if (skipped > 0 || !element || words.trim() === '') return
    if (element.name !== 'style') problems.add(`holds the text "${shortened(words.trim())}"`)
    else if (!isStyle(words)) problems.add('holds styles with @, \\ or links')
    element.text += words
  }
  xml.oncdata = xml.ontext
  xml.write(text).close()

  const [svg] = top.children
  if (!svg) throw new SvgError('is not an SVG file, despite its name')
  if (!(boxOf(svg)[2] > 0)) problems.add('has no viewBox, so it cannot be drawn in another size')
  if (problems.size > 0) throw new SvgError([...problems].join(', '))
  return svg
}

/** A file's own box; without a usable one, a box of size 0. */
export function boxOf({
  attributes: { viewBox = '' },
}: SvgElement): readonly [number, number, number, number] {
  const [x = 0, y = 0, width = 0, height = 0, ...more] = viewBox.split(/[\s,]+/).map(Number)
  const isUsable = width > 0 && height > 0 && more.length === 0
  return isUsable && [x, y, width, height].every((side) => Math.abs(side) <= MAX_SIDE)
    ? [x, y, width, height]
    : [0, 0, 0, 0]
}

export function printSvg({ name, attributes, children, text }: SvgElement): string {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`,
  )
  const inner = escapeHtml(text) + children.map(printSvg).join('')
  return inner ? `<${name}${written.join('')}>${inner}</${name}>` : `<${name}${written.join('')}/>`
}

export const printSvgFile = (svg: SvgElement): string =>
  printSvg({ ...svg, attributes: { xmlns: 'http://www.w3.org/2000/svg', ...svg.attributes } })
