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

/** Codes differ, and so do houses. */
const DECIDES = 'Your electrician decides.'

const FRAMING = 'Hung from the framing, not the box'

/** Above these weights in pounds a box for fans is marked for its weight, and above 70 none holds a fan: NEC 314.27(C). */
const FAN_POUNDS = { marked: 35, max: 70 } as const
/** A box for a light holds this many pounds unless it is marked for more: NEC 314.27(A)(2). */
const MAX_LIGHT_POUNDS = 50

function fanBoxText(weightPounds: number | undefined): string {
  if (weightPounds === undefined) return 'A box listed for fans. Ask us for the weight'
  const weight = `${formatInches(weightPounds)} lb`
  if (weightPounds > FAN_POUNDS.max) return `${FRAMING}: it weighs ${weight}`
  return weightPounds > FAN_POUNDS.marked
    ? `A box listed for fans and marked for its weight, ${weight}`
    : `A box listed for fans (${weight})`
}

function lightBoxText(weightPounds: number | undefined): string {
  if (weightPounds === undefined) return 'A light fixture box. Ask us for the weight'
  const weight = `${formatInches(weightPounds)} lb`
  return weightPounds > MAX_LIGHT_POUNDS
    ? `${FRAMING}: it weighs ${weight}`
    : `A light fixture box (${weight})`
}

/**
 * The outlet box that a fan hangs from (rule H3).
 *
 * @param weightPounds undefined if the brand gives none: never guessed
 */
export const fanBox = (weightPounds: number | undefined): Need =>
  need('box', `${fanBoxText(weightPounds)}. ${DECIDES}`)

/** The outlet box of a light (rule H3). */
export const lightBox = (weightPounds: number | undefined): Need =>
  need('box', `${lightBoxText(weightPounds)}. ${DECIDES}`)

/**
 * Remark on a product with an unusual box or an unknown weight (rule H3); undefined for others.
 *
 * @param isFan a fan hangs from a box of its own sort
 */
export function boxRemark(isFan: boolean, weightPounds: number | undefined): string | undefined {
  if (weightPounds === undefined) return 'Ask us for the weight.'
  const weight = `${formatInches(weightPounds)} lb`
  if (weightPounds > (isFan ? FAN_POUNDS.max : MAX_LIGHT_POUNDS)) return `${weight}: from the framing`
  return isFan && weightPounds > FAN_POUNDS.marked ? `Box marked for ${weight}` : undefined
}

export function weightText(isFan: boolean, weightPounds: number | undefined): string {
  if (weightPounds === undefined) return 'Ask us'
  const weighs = `${formatInches(weightPounds)} lb`
  if (weightPounds > (isFan ? FAN_POUNDS.max : MAX_LIGHT_POUNDS))
    return `${weighs}. Hangs from the framing, not a box`
  if (!isFan) return `${weighs}. Needs a light fixture box`
  const marked = weightPounds > FAN_POUNDS.marked ? ' and marked for that weight' : ''
  return `${weighs}. Needs a box rated for fans${marked}`
}
