/** How a control is found on the page that is loaded anew, whatever else has changed there. */
export interface Control {
  tag: string
  /** What it is called; its id alone, if it has one. */
  name: string
  /** Among those of the same name. */
  index: number
  /** Whether it is ticked after a press; a failure may have taken the tick of one among several away. */
  isTicked: boolean
}

/** Something may be made by a script of the new page. */
const FOUND_MS = 3000

/** What holds a visitor's words and choices. */
export const FIELDS = 'input:not([type=hidden]), textarea, select'

const nameOf = (element: Element): string =>
  element.id ||
  [
    ...['name', 'value'].map((name) => element.getAttribute(name)),
    element.getAttribute('aria-label') ?? element.textContent?.trim(),
  ].join('|')

const alike = (tag: string, name: string): Element[] =>
  [...document.querySelectorAll(tag)].filter((one) => nameOf(one) === name)

/** How an element of this page is found again. */
export function controlOf(element: Element): Control {
  const name = nameOf(element)
  return {
    tag: element.localName,
    name,
    index: alike(element.localName, name).indexOf(element),
    isTicked: isTicked(element) && (element.type === 'radio' || element.checked),
  }
}

export const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

export const fieldValue = (field: Element): string | boolean =>
  isTicked(field) ? field.checked : (field as HTMLInputElement).value

const isText = (field: Element | null): field is HTMLInputElement =>
  field?.matches('textarea, input') === true && !isTicked(field)

/** Whether a visitor's words would be lost between two keys, or between two fields: the second one has the focus before it has a word. */
export const isTyping = (): boolean =>
  isText(document.activeElement) &&
  [...document.querySelectorAll(FIELDS)].some((field) => isText(field) && field.value !== '')

/** Finds a control, which a script may have to make first; undefined where it does not come. */
export async function find({ tag, name, index }: Control): Promise<HTMLElement | undefined> {
  const end = Date.now() + FOUND_MS
  for (;;) {
    const found = alike(tag, name)[index]
    if (found || Date.now() > end) return found as HTMLElement | undefined
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Gives a field what it held, and tells its form. */
export function fill({ tag, name, index }: Control, value: string | boolean): void {
  const field = alike(tag, name)[index]
  if (!field || fieldValue(field) === value) return
  if (isTicked(field)) field.checked = value === true
  else (field as HTMLInputElement).value = String(value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}
