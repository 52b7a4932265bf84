import { formatInches } from '../numbers.ts'

/** Needs for hanging a product, in an electrician's order. */
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

export interface Need {
  name: NeedName
  /** A sentence or a phrase, read after the name. */
  text: string
  /** Shorter, for a cell of a schedule; undefined if the text is short enough. */
  brief?: string | undefined
  /** Empty if it comes with the product, is a choice, or is up to the electrician. */
  items: readonly NeededItem[]
}

export type NeedLine = Pick<Need, 'name' | 'text' | 'brief'>

export const need = (
  name: NeedName,
  text: string,
  items: readonly NeededItem[] = [],
  brief?: string,
): Need => ({ name, text, items, ...(brief && { brief }) })

/** Above these weights in pounds no box holds a fan or a light: NEC 314.27(C), and 314.27(A)(2) unless it is marked for more. */
const MAX_POUNDS = { fans: 70, fixtures: 50 } as const
/** A heavier fan's box is marked for its weight: NEC 314.27(C). */
const MAX_UNMARKED_POUNDS = 35

type Kind = keyof typeof MAX_POUNDS

/** Support for a product's weight (rule H3); a weight that the brand doesn't give is never guessed. */
function holding(kind: Kind, weightPounds: number | undefined) {
  if (weightPounds === undefined) return { by: 'unknown' } as const
  const weight = `${formatInches(weightPounds)} lb`
  if (weightPounds > MAX_POUNDS[kind]) return { by: 'framing', weight } as const
  return { by: kind === 'fans' && weightPounds > MAX_UNMARKED_POUNDS ? 'marked' : 'usual', weight } as const
}

/** The outlet box that a product hangs from. */
export function boxNeed(kind: Kind, weightPounds: number | undefined): Need {
  const { by, weight } = holding(kind, weightPounds)
  const box = kind === 'fans' ? 'A box listed for fans' : 'A light fixture box'
  const text = {
    unknown: `${box}. Ask us for the weight`,
    framing: `Hung from the framing, not the box: it weighs ${weight}`,
    marked: `${box} and marked for its weight, ${weight}`,
    usual: `${box} (${weight})`,
  }[by]
  // Codes differ, and so do houses.
  return need('box', `${text}. Check with your electrician.`)
}

/** Remark on an unusual box or an unknown weight; undefined for others. */
export function boxRemark(kind: Kind, weightPounds: number | undefined): string | undefined {
  const { by, weight } = holding(kind, weightPounds)
  return {
    unknown: 'Ask us for the weight.',
    framing: `${weight}: from the framing`,
    marked: `Box marked for ${weight}`,
    usual: undefined,
  }[by]
}
