import { formatInches } from '../numbers.ts'
import { type Need, need } from './need.ts'

/** Said of every box, as codes differ and houses more so. */
const DECIDES = 'Your electrician decides.'

const FRAMING = 'Hung from the framing, not from the box'

/** Above these weights in pounds a box for fans is marked for its weight, and above 70 none holds a fan: NEC 314.27(C). */
const FAN_POUNDS = { marked: 35, most: 70 } as const
/** A box for a light holds this many pounds unless it is marked for more: NEC 314.27(A)(2). */
const LIGHT_MOST_POUNDS = 50

function fanBoxText(weightPounds: number | undefined): string {
  if (weightPounds === undefined) return 'A box listed for fans; ask us for its weight'
  const weight = `${formatInches(weightPounds)} lb`
  if (weightPounds > FAN_POUNDS.most) return `${FRAMING}: it weighs ${weight}`
  return weightPounds > FAN_POUNDS.marked
    ? `A box listed for fans and marked for its weight, ${weight}`
    : `A box listed for fans (${weight})`
}

function lightBoxText(weightPounds: number | undefined): string {
  if (weightPounds === undefined) return 'A box for a light; ask us for its weight'
  const weight = `${formatInches(weightPounds)} lb`
  return weightPounds > LIGHT_MOST_POUNDS
    ? `${FRAMING}: it weighs ${weight}`
    : `A box for a light (${weight})`
}

/**
 * The outlet box that a fan hangs from (rule H3).
 *
 * @param weightPounds undefined where the maker gives none: then it is asked for, never guessed
 */
export const fanBox = (weightPounds: number | undefined): Need =>
  need('box', `${fanBoxText(weightPounds)}. ${DECIDES}`)

/** The outlet box of a light (rule H3). */
export const lightBox = (weightPounds: number | undefined): Need =>
  need('box', `${lightBoxText(weightPounds)}. ${DECIDES}`)

/**
 * What is remarked of a product whose box is not the usual one, or whose weight is unknown (rule H3); undefined of others.
 *
 * @param isFan a fan hangs from a box of its own sort
 */
export function boxRemark(isFan: boolean, weightPounds: number | undefined): string | undefined {
  if (weightPounds === undefined) return 'Weight: ask us'
  const weight = `${formatInches(weightPounds)} lb`
  if (weightPounds > (isFan ? FAN_POUNDS.most : LIGHT_MOST_POUNDS)) return `${weight}: from the framing`
  return isFan && weightPounds > FAN_POUNDS.marked ? `Box marked for ${weight}` : undefined
}
