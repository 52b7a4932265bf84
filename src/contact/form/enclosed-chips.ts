/** Something enclosed with a message, as a chip that can be removed. */
export interface Chip {
  /** "Alder 52, Satin Nickel" */
  label: string
  /** What its button's label names: "Alder 52". */
  name: string
  remove(): void
}

const CLOSE = 'm5.5 5.5 13 13M18.5 5.5l-13 13'
const SVG = 'http://www.w3.org/2000/svg'

function closeIcon(page: Document): Element {
  const icon = page.createElementNS(SVG, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  const path = page.createElementNS(SVG, 'path')
  path.setAttribute('d', CLOSE)
  icon.append(path)
  return icon
}

function chipElement(page: Document, { label, name, remove }: Chip): HTMLElement {
  const item = page.createElement('li')
  const button = page.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', `Remove ${name}`)
  button.append(closeIcon(page))
  button.addEventListener('click', remove)
  item.append(label, button)
  return item
}

/** Draws the chips again in the place that the form has for them; without chips and notes the place is hidden. */
export function drawChips(place: HTMLElement, chips: readonly Chip[], notes: readonly string[]): void {
  const page = place.ownerDocument
  const title = page.createElement('h3')
  title.textContent = 'Sent with your message'
  const list = page.createElement('ul')
  list.setAttribute('role', 'list')
  list.append(...chips.map((chip) => chipElement(page, chip)))
  const words = notes.map((note) => {
    const line = page.createElement('p')
    line.className = 'contact-form-help'
    line.textContent = note
    return line
  })
  place.hidden = chips.length + notes.length === 0
  place.replaceChildren(...(chips.length > 0 ? [title, list] : []), ...words)
}
