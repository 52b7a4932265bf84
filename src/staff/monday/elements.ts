const SVG = 'http://www.w3.org/2000/svg'

type Content = Node | string

/** An element of the page. Texts are what visitors typed: they become text alone, never markup. */
export function element(
  name: string,
  attributes: Record<string, string>,
  ...content: Content[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...content)
  return made
}

/** An element of a drawing. */
export function drawn(
  name: string,
  attributes: Record<string, string | number>,
  ...content: Content[]
): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value))
  made.append(...content)
  return made
}

/** "1,969". */
export const figure = (count: number): string => count.toLocaleString('en-US')
