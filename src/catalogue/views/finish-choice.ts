import type { Product } from '../kinds/product.ts'
import {
  type FinishName,
  type FinishPart,
  finishText,
  partGroup,
  shownIn,
  shownInFinish,
} from '../rules/finishes.ts'
import type { Fan } from '../schema/fan.ts'
import type { FinishColours } from '../schema/finishes.ts'
import { slugOf } from '../slug-of.ts'

export interface FinishOption {
  label: string
  slug: string
  colour?: string
  /** Whether it is on the picture that the page opens with. */
  isShown: boolean
}

export type FinishChoice = ReturnType<typeof finishChoice>

export function finishOption(finish: string, colours: FinishColours, isShown = false): FinishOption {
  const colour = colours[finish]
  return { label: finish, slug: slugOf(finish), ...(colour && { colour }), isShown }
}

const MAX_DOTS = 5

/** The row of finishes; undefined for a single one. */
export function finishDots(finishes: readonly Pick<FinishOption, 'colour' | 'label' | 'isShown'>[]) {
  if (finishes.length < 2) return undefined
  const dots = finishes.filter(({ colour }) => colour).slice(0, MAX_DOTS)
  const rest = finishes.length - dots.length
  return {
    colours: dots.flatMap(({ colour = [] }) => colour),
    labels: dots.map(({ label }) => label),
    /** The index of the dot for the finish in the photo; 0 if it has none. */
    shown: Math.max(
      0,
      dots.findIndex(({ isShown }) => isShown),
    ),
    words: `${finishes.length} finishes`,
    /** "+2" for finishes without a dot; empty if none. */
    more: rest > 0 ? `+${rest}` : '',
  }
}

/** The finish on a product's picture, and of a mix-and-match fan its blades'. */
export function shownFinishes({ shown }: Product): {
  finish: string | undefined
  blades?: string | undefined
} {
  if (typeof shown === 'string') return { finish: shown }
  return Array.isArray(shown) ? { finish: shown[0] } : { finish: shown.body[0], blades: shown.blades[0] }
}

/**
 * @param key the places of the chosen options in their groups: "2", or "0-3" for body and blades
 * @returns with a note if there is no picture of this finish, so that the one shown stays
 */
function view(
  product: Product,
  key: string,
  finish: FinishName,
  found: string | undefined,
  isShown: boolean,
) {
  if (found) return { key, picture: found, caption: shownInFinish(finish), isShown }
  const note = `We don’t have a photo in ${finishText(finish)} yet.`
  return { key, picture: product.imageUrl, caption: shownIn(product), note, isShown }
}

function mixedChoice(fan: Extract<Fan, { mixAndMatch: true }>, colours: FinishColours) {
  const { shown, colors, finishPictures, imageUrl } = fan
  const light = shown.light?.join(', ')
  const views = colors.body.flatMap((body, row) =>
    colors.blades.map((blades, column) => {
      const isShown = shown.body[0] === body && shown.blades[0] === blades
      const isOnPicture = shown.body.includes(body) && shown.blades.includes(blades)
      const further = finishPictures.find((picture) => picture.body === body && picture.blades === blades)
      const picture = isOnPicture ? imageUrl : further?.imageUrl
      return view(fan, `${row}-${column}`, { body, blades, light }, picture, isShown)
    }),
  )
  const group = (part: FinishPart, finishes: string[], first: string | undefined) =>
    partGroup(
      part,
      finishes.map((finish) => finishOption(finish, colours, finish === first)),
    )
  return {
    groups: [group('body', colors.body, shown.body[0]), group('blades', colors.blades, shown.blades[0])],
    views,
  }
}

/** The shown finish has the main picture, others theirs from `finishPictures`; without one, the shown one stays, with a note. */
export function finishChoice(product: Product, colours: FinishColours) {
  if ('mixAndMatch' in product && product.mixAndMatch) return mixedChoice(product, colours)
  const { shown, colors, finishPictures, imageUrl } = product
  const onPicture = Array.isArray(shown) ? shown : [shown]
  const first = onPicture[0]
  const views = colors.map((finish, index) => {
    const isOnPicture = onPicture.includes(finish)
    const picture = isOnPicture ? imageUrl : finishPictures[finish]
    const named = isOnPicture ? onPicture.join(', ') : finish
    return view(product, String(index), named, picture, finish === first)
  })
  const options = colors.map((finish) => finishOption(finish, colours, finish === first))
  return { groups: [partGroup('finish', options)], views }
}
