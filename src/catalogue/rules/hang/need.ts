/** What it takes to hang a product, in the order in which an electrician asks. */
export const NEED_NAMES = {
  downrod: 'Downrod',
  slope: 'Sloped ceiling',
  stem: 'Stem or chain',
  height: 'Height',
  box: 'Box',
  control: 'Control',
  lightKit: 'Light kit',
  bulbs: 'Bulbs',
  dimmer: 'Dimmer',
} as const

export type NeedName = keyof typeof NEED_NAMES

/** A thing to order with a product: of equal ones the quantities add up. */
export interface NeededItem {
  /** "24 in. downrod, Graphite", in the singular. */
  item: string
  quantity: number
}

/** One thing that it takes. */
export interface Need {
  name: NeedName
  /** A sentence or a part of one, to be read beside its name. */
  text: string
  /** The same in a cell of a schedule; undefined where the text is as short. */
  brief?: string | undefined
  /** What is ordered with it; empty where it comes with the product, is a choice, or is for the electrician. */
  items: readonly NeededItem[]
}

/** What is read of it. */
export type NeedLine = Pick<Need, 'name' | 'text' | 'brief'>

export const need = (
  name: NeedName,
  text: string,
  items: readonly NeededItem[] = [],
  brief?: string,
): Need => ({ name, text, items, ...(brief && { brief }) })
