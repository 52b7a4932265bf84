import type { Product } from '../kinds/product.ts'
import type { Fixture } from '../schema/fixture.ts'

/** Scope of a finish: a whole product, or a part of a mix-and-match fan (rule S4). */
export type FinishPart = 'finish' | 'body' | 'blades' | 'light'

export const PART_WORDS: Readonly<Record<FinishPart, { label: string; after: string }>> = {
  finish: { label: 'Finish', after: '' },
  body: { label: 'Body', after: ' body' },
  blades: { label: 'Blades', after: ' blades' },
  light: { label: 'Light', after: ' light' },
}

export const partGroup = <Option>(part: FinishPart, options: Option[]) => ({
  part,
  label: PART_WORDS[part].label,
  options,
})

/** Every finish a product is sold in: one list, or one for each part of a mix-and-match fan (rule S4). */
export function colourLists({ colors }: Pick<Product, 'colors'>): { part: FinishPart; colours: string[] }[] {
  if (Array.isArray(colors)) return [{ part: 'finish', colours: colors }]
  const { body, blades, light } = colors
  return [
    { part: 'body', colours: body },
    { part: 'blades', colours: blades },
    ...(light ? [{ part: 'light' as const, colours: light }] : []),
  ]
}

export type FinishName = string | { body: string; blades: string; light?: string | undefined }

export function finishText(finish: FinishName): string {
  if (typeof finish === 'string') return finish
  const { body, blades, light } = finish
  return `${body} Body, ${blades} Blades${light ? `, ${light} Light` : ''}`
}

export const shownInFinish = (finish: FinishName): string => `Shown in ${finishText(finish)}`

const joined = (colours: readonly string[]) => colours.join(', ')

/** The caption of a product's main picture (rule S4). */
export function shownIn({ shown }: Pick<Product, 'shown'>): string {
  if (typeof shown === 'string') return shownInFinish(shown)
  if (Array.isArray(shown)) return shownInFinish(joined(shown))
  const { body, blades, light } = shown
  return shownInFinish({ body: joined(body), blades: joined(blades), light: light && joined(light) })
}

type Numbered = Pick<Fixture, 'colors' | 'shown' | 'partNumber' | 'finishPartNumbers'>

export const numberedFinishes = ({ colors, shown, finishPartNumbers = {} }: Numbered): string[] =>
  colors.filter((finish) => finish === shown || finish in finishPartNumbers)

/** Order numbers, each with its own finish if there are several: a shopper orders by it. */
export function partNumberLines(fixture: Numbered): string[] {
  const { colors, shown, partNumber, finishPartNumbers = {} } = fixture
  if (colors.length < 2) return [partNumber]
  return numberedFinishes(fixture).map(
    (finish) => `${finish === shown ? partNumber : finishPartNumbers[finish]}, ${finish}`,
  )
}
