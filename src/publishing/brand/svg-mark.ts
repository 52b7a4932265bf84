import { boxOf, printSvg, readSvg, type SvgElement, SvgError } from '../../drawing/svg.ts'

export interface SvgMark {
  viewBox: string
  inner: string
}

/** Removes ids, which pages would have twice, styles, and classes of the pages' own styles. */
const forPages = ({
  attributes: { id: _id, style: _style, class: names, ...attributes },
  ...element
}: SvgElement): SvgElement => ({
  ...element,
  attributes: { ...(names?.startsWith('mark-') && { class: names }), ...attributes },
  children: element.children.map(forPages),
})

/** @throws SvgError if it has elements that a mark must not have */
export function svgMark(text: string): SvgMark {
  const svg = readSvg(text, 'sign')
  const [x, y, width, height] = boxOf(svg)
  if (width !== height) throw new SvgError(`is ${width} x ${height}, not square`)
  const { viewBox: _box, width: _width, height: _height, role: _role, ...looks } = forPages(svg).attributes
  const group = forPages({ ...svg, name: 'g', attributes: looks })
  const parts = Object.keys(looks).length > 0 ? [group] : group.children
  return { viewBox: `${x} ${y} ${width} ${height}`, inner: parts.map(printSvg).join('') }
}
