import closeIcon from '../../../icons/close.svg?raw'

/** Something enclosed with a message, as a chip that can be removed. */
export interface Chip {
  /** "Alder 52, Satin Nickel" */
  label: string
  /** What its button's label names: "Alder 52". */
  name: string
  remove(): void
  /** The heading that it is under, with those before it. */
  group?: string | undefined
}

function chipElement(page: Document, { label, name, remove }: Chip): HTMLElement {
  const item = page.createElement('li')
  const button = page.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', `Remove ${name}`)
  button.innerHTML = closeIcon
  button.addEventListener('click', remove)
  item.append(label, button)
  return item
}

/** Draws the chips again in the container that the form has for them, which is hidden without chips and notes. */
export function drawChips(container: HTMLElement, chips: readonly Chip[], notes: readonly string[]): void {
  const page = container.ownerDocument
  const title = page.createElement('h3')
  title.textContent = 'Sent with your message'
  const lists = Map.groupBy(chips, ({ group = '' }) => group)
  const groups = [...lists].flatMap(([group, some]) => {
    const heading = page.createElement('h4')
    heading.textContent = group
    const list = page.createElement('ul')
    list.setAttribute('role', 'list')
    list.append(...some.map((chip) => chipElement(page, chip)))
    return group ? [heading, list] : [list]
  })
  const words = notes.map((note) => {
    const line = page.createElement('p')
    line.className = 'contact-form-help quiet'
    line.textContent = note
    return line
  })
  container.hidden = chips.length + notes.length === 0
  container.replaceChildren(...(chips.length > 0 ? [title, ...groups] : []), ...words)
}
