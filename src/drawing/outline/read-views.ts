import { boxOf, GEOMETRY, printSvg, readSvg, type SvgElement } from '../svg.ts'
import { VIEWS, type ViewName } from './line-drawing.ts'

/**
 * A shape's fill: glass shows what is behind it, a line has no inside. Every other shape hides what is behind it. An attribute, not
 * a style: the shape is drawn elsewhere than it stands.
 */
function fillOf({ class: names = '', fill, 'fill-opacity': opacity = '1' }: SvgElement['attributes']) {
  const classes = names.split(/\s+/)
  if (classes.includes('line') || fill === 'none') return { fill: 'none' }
  return classes.includes('glass') || Number(opacity) < 1 ? { 'fill-opacity': '.2' } : {}
}

/** A shape without its looks, which are the page's; a group without a transform is its shapes. */
function shapesOf({ name, attributes, children, text }: SvgElement): SvgElement[] {
  const geometry = Object.fromEntries(
    Object.entries(attributes).filter(([attribute]) => GEOMETRY.includes(attribute)),
  )
  const inner = children.flatMap(shapesOf)
  if (name !== 'g')
    return [{ name, attributes: { ...fillOf(attributes), ...geometry }, children: inner, text }]
  return Object.keys(geometry).length > 0 ? [{ name, attributes: geometry, children: inner, text }] : inner
}

function findGroup(within: SvgElement, id: string): SvgElement | undefined {
  for (const child of within.children) {
    const found = child.attributes.id === id ? child : findGroup(child, id)
    if (found) return found
  }
  return undefined
}

export interface DrawnViews {
  /** The shapes of each view, without the transform that places one view next to another. */
  views: Partial<Record<ViewName, string>>
  /** Reach of the file's own box from the mounting point, in the drawing's units. */
  reach: number
}

/** @throws SvgError when a file of `content/outlines` holds what no drawing may */
export function readViews(svg: string): DrawnViews {
  const file = readSvg(svg, 'drawing')
  const views = VIEWS.flatMap((view) => {
    const group = findGroup(file, view)
    return group ? [[view, group.children.flatMap(shapesOf).map(printSvg).join('')] as const] : []
  })
  const [x, y, width, height] = boxOf(file)
  return { views: Object.fromEntries(views), reach: Math.max(-x, -y, x + width, y + height) }
}
