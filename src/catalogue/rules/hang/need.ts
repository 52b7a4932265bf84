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
  /** Shorter, for a cell of a schedule; undefined if the text is short enough, or a box is usual. */
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

/**
 * The outlet box that a product hangs from (rule H3), in brief only if it is unusual. A weight that the brand doesn't give is never
 * guessed.
 */
export function boxNeed(kind: keyof typeof MAX_POUNDS, weightPounds: number | undefined): Need {
  const box = kind === 'fans' ? 'A box listed for fans' : 'A light fixture box'
  // Codes differ, and so do houses.
  const boxed = (text: string, brief?: string) =>
    need('box', `${text}. Check with your electrician.`, [], brief)
  if (weightPounds === undefined) return boxed(`${box}. Ask us for the weight`, 'Ask us for the weight.')
  const weight = `${formatInches(weightPounds)} lb`
  if (weightPounds > MAX_POUNDS[kind])
    return boxed(`Hung from the framing, not the box: it weighs ${weight}`, `${weight}: from the framing`)
  if (kind === 'fans' && weightPounds > MAX_UNMARKED_POUNDS)
    return boxed(`${box} and marked for its weight, ${weight}`, `Box marked for ${weight}`)
  return boxed(`${box} (${weight})`)
}
