import type { FinishParts } from '../schema/fan.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

/** The finishes a shopper may choose from on a product's page, and the picture of each that has one. */
export type FinishChoice =
  | { kind: 'single'; shown: string[]; options: { finish: string; picture?: string }[] }
  | {
      kind: 'mixed'
      shown: FinishParts
      body: string[]
      blades: string[]
      pictures: { body: string; blades: string; picture: string }[]
    }

/** The picture of a finish is the main one for what is shown, else that of `finishPictures`, else none. */
export function finishChoice(product: Fan | Fixture): FinishChoice {
  if ('mixAndMatch' in product && product.mixAndMatch) {
    const { shown, colors, finishPictures, imageUrl } = product
    const shownPictures = shown.body.flatMap((body) =>
      shown.blades.map((blades) => ({ body, blades, picture: imageUrl })),
    )
    const further = finishPictures.map(({ body, blades, imageUrl: picture }) => ({ body, blades, picture }))
    return { kind: 'mixed', shown, body: colors.body, blades: colors.blades, pictures: [...shownPictures, ...further] }
  }
  const { shown, colors, finishPictures, imageUrl } = product
  const finishesShown = Array.isArray(shown) ? shown : [shown]
  const options = colors.map((finish) => {
    const picture = finishesShown.includes(finish) ? imageUrl : finishPictures[finish]
    return { finish, ...(picture && { picture }) }
  })
  return { kind: 'single', shown: finishesShown, options }
}
