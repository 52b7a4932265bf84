import { boxOf, printSvg, readSvg, type SvgElement, SvgError } from '../../drawing/svg.ts'

/** A sign as SVG: what is inside it, and the square that it is drawn in. */
export interface SvgMark {
  viewBox: string
  inner: string
}

/** An element for every page: without an id, which would stand there twice, styles, and classes of the page's own styles. */
const forPages = ({
  attributes: { id: _id, style: _style, class: names, ...attributes },
  ...element
}: SvgElement): SvgElement => ({
  ...element,
  attributes: { ...(names?.startsWith('mark-') && { class: names }), ...attributes },
  children: element.children.map(forPages),
})

/**
 * The parts of an SVG file that becomes the store's sign.
 *
 * @throws SvgError when it holds what no sign may
 */
export function svgMark(text: string): SvgMark {
  const svg = readSvg(text, 'sign')
  const [x, y, width, height] = boxOf(svg)
  if (width !== height) throw new SvgError(`is ${width} x ${height}, not square`)
  const { viewBox: _box, width: _width, height: _height, role: _role, ...looks } = forPages(svg).attributes
  const group = forPages({ ...svg, name: 'g', attributes: looks })
  const parts = Object.keys(looks).length > 0 ? [group] : group.children
  return { viewBox: `${x} ${y} ${width} ${height}`, inner: parts.map(printSvg).join('') }
}
