import { type HTMLElement, parse } from 'node-html-parser'
import { VIEWS, type ViewName } from './line-drawing.ts'

const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']
/** What makes a shape; its looks are the page's. */
const GEOMETRY = /^(d|points|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|transform|fill-rule)$/

/**
 * How a shape is filled: glass shows what is behind it, a line has no inside. Every other hides what is behind it. An attribute, not
 * a style: the shape is drawn elsewhere than it stands.
 */
function fillOf(shape: HTMLElement): string {
  if (shape.classList.contains('line') || shape.getAttribute('fill') === 'none') return ' fill="none"'
  const isGlass = shape.classList.contains('glass') || Number(shape.getAttribute('fill-opacity') ?? 1) < 1
  return isGlass ? ' fill-opacity=".2"' : ''
}

function plain(element: HTMLElement): string {
  const name = element.rawTagName
  const attributes = Object.entries(element.attributes).filter(([attribute]) => GEOMETRY.test(attribute))
  const written = attributes.map(([attribute, value]) => ` ${attribute}="${value}"`).join('')
  if (name === 'g') return written ? `<g${written}>${inside(element)}</g>` : inside(element)
  if (!SHAPES.includes(name)) return ''
  return `<${name}${fillOf(element)}${written}/>`
}

const inside = (element: HTMLElement): string => element.children.map(plain).join('')

/**
 * The views of a line drawing, each as shapes and nothing else: without the transform that sets one view beside another, without
 * colors, names and texts.
 *
 * @param svg a file of `content/outlines`: groups named `front`, and `top` or `side`
 */
export function readViews(svg: string): Partial<Record<ViewName, string>> {
  const file = parse(svg)
  return Object.fromEntries(
    VIEWS.flatMap((view) => {
      const group = file.querySelector(`#${view}`)
      return group ? [[view, inside(group)]] : []
    }),
  )
}

/** How far a file's own box reaches from the mounting point, in the drawing's units; 0 without a box. */
export function reachOf(svg: string): number {
  const [x = 0, y = 0, width = 0, height = 0] = (/\sviewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number)
  return Math.max(-x, -y, x + width, y + height) || 0
}
