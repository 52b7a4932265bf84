import type { Product } from '../kinds/product.ts'
import {
  colourLists,
  type FinishName,
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

/** The finishes to choose from: of the product, or of a mix-and-match fan's body and of its blades. */
export function finishGroups(product: Product, finishColours: FinishColours) {
  const { finish: first, blades: firstBlades } = shownFinishes(product)
  return colourLists(product)
    .filter(({ part }) => part !== 'light')
    .map(({ part, colours }) => {
      const shown = part === 'blades' ? firstBlades : first
      const options = colours.map((label): FinishOption => {
        const colour = finishColours[label]
        return { label, slug: slugOf(label), ...(colour && { colour }), isShown: label === shown }
      })
      return partGroup(part, options)
    })
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

function mixedViews(fan: Extract<Fan, { mixAndMatch: true }>) {
  const { shown, colors, finishPictures, imageUrl } = fan
  const light = shown.light?.join(', ')
  return colors.body.flatMap((body, row) =>
    colors.blades.map((blades, column) => {
      const isShown = shown.body[0] === body && shown.blades[0] === blades
      const isOnPicture = shown.body.includes(body) && shown.blades.includes(blades)
      const further = finishPictures.find((picture) => picture.body === body && picture.blades === blades)
      const picture = isOnPicture ? imageUrl : further?.imageUrl
      return view(fan, `${row}-${column}`, { body, blades, light }, picture, isShown)
    }),
  )
}

function viewsOf(product: Product) {
  if ('mixAndMatch' in product && product.mixAndMatch) return mixedViews(product)
  const { shown, colors, finishPictures, imageUrl } = product
  const onPicture = Array.isArray(shown) ? shown : [shown]
  return colors.map((finish, index) => {
    const isOnPicture = onPicture.includes(finish)
    const picture = isOnPicture ? imageUrl : finishPictures[finish]
    const named = isOnPicture ? onPicture.join(', ') : finish
    return view(product, String(index), named, picture, finish === onPicture[0])
  })
}

/** The shown finish has the main picture, others theirs from `finishPictures`; without one, the shown one stays, with a note. */
export const finishChoice = (product: Product, colours: FinishColours) => ({
  groups: finishGroups(product, colours),
  views: viewsOf(product),
})
