import { hasNumber } from '../../catalogue/rules/fan-figures.ts'
import { PART_WORDS, partGroup } from '../../catalogue/rules/finishes.ts'
import { formatInches, sizesText } from '../../catalogue/rules/numbers.ts'
import type { FinishChoice, FinishOption } from '../../catalogue/views/finish-choice.ts'
import type { Product } from '../../client/products.ts'
import { withParameters } from '../../client/state.ts'
import type { Entry } from './entries.ts'

export interface ChosenFinish {
  /** Slug in addresses, `graphite--walnut`; undefined for the one on the main picture. */
  slug: string | undefined
  /** "Satin Nickel", "Graphite body, Walnut blades" */
  label: string
  /** One for its dot, or the body's and the blades'. */
  colours: string[]
  /** The key of its view on the product's page: "2", "0-3". */
  key: string
}

export type FinishGroups = FinishChoice['groups']

/** Finish groups of a product in the site's data, which lists blade finishes separately. */
export const finishGroups = (product: {
  finishes: FinishOption[]
  bladeFinishes: FinishOption[]
}): FinishGroups =>
  product.bladeFinishes.length === 0
    ? [partGroup('finish', product.finishes)]
    : [partGroup('body', product.finishes), partGroup('blades', product.bladeFinishes)]

/** The indices of the options that a slug names; undefined unless it names one of each group. */
function namedOptions(groups: FinishGroups, slug = ''): number[] | undefined {
  const slugs = slug.split('--')
  const chosen = groups.map(({ options }, index) =>
    options.findIndex((option) => option.slug === slugs[index]),
  )
  return slugs.length === groups.length && !chosen.includes(-1) ? chosen : undefined
}

const shownOptions = (groups: FinishGroups): number[] =>
  groups.map(({ options }) =>
    Math.max(
      0,
      options.findIndex(({ isShown }) => isShown),
    ),
  )

function finishAt(groups: FinishGroups, chosen: readonly number[]): ChosenFinish {
  const parts = groups.flatMap(({ part, options }, index) => {
    const option = options[chosen[index] ?? 0]
    return option ? [{ ...option, words: option.label + PART_WORDS[part].after }] : []
  })
  const isShown = chosen.join() === shownOptions(groups).join()
  return {
    slug: isShown ? undefined : parts.map(({ slug }) => slug).join('--'),
    label: parts.map(({ words }) => words).join(', '),
    colours: parts.flatMap(({ colour = [] }) => colour),
    key: chosen.join('-'),
  }
}

/** The finish of a slug; the one on the main picture if the product has no such finish. */
export const chosenFinish = (groups: FinishGroups, slug: string | undefined): ChosenFinish =>
  finishAt(groups, namedOptions(groups, slug) ?? shownOptions(groups))

/** Only the body's finish, in which a downrod is ordered: "Graphite". */
export function bodyFinish([body]: FinishGroups, slug: string | undefined): string | undefined {
  const options = body?.options ?? []
  const chosen = options.find((option) => option.slug === slug?.split('--')[0])
  return (chosen ?? options.find(({ isShown }) => isShown))?.label
}

export function withOption(
  groups: FinishGroups,
  slug: string | undefined,
  group: number,
  option: number,
): string | undefined {
  const chosen = namedOptions(groups, slug) ?? shownOptions(groups)
  return finishAt(groups, chosen.with(group, option)).slug
}

/** The picture of a finish, if it has its own; undefined if the main picture shows it or no picture does. */
export function pictureOfFinish({ views }: Pick<FinishChoice, 'views'>, key: string): string | undefined {
  const main = views.find(({ isShown }) => isShown)?.picture
  const picture = views.find((view) => view.key === key)?.picture
  return picture === main ? undefined : picture
}

type Sized = Pick<Product, 'kind' | 'sizes'>

/** The sizes of a fan to choose from, in inches, smallest first; none if there is only one, and for a fixture. */
export function sizesToChoose({ kind, sizes }: Sized): number[] {
  const ascending = [...new Set(sizes)].toSorted((a, b) => a - b)
  return kind === 'fans' && ascending.length > 1 ? ascending : []
}

/** The chosen size in inches; undefined unless the fan comes in it and in others. */
export const chosenSize = (product: Sized, sizeInches: number | undefined): number | undefined =>
  sizesToChoose(product).find((size) => size === sizeInches)

export const sizeText = (sizeInches: number): string => `${formatInches(sizeInches)} in.`

type Numbered = Pick<Product, 'kind' | 'sizes' | 'finishes' | 'partNumber' | 'finishPartNumbers'>

/**
 * The order number of a product in a finish: a fan's is the same in all. Undefined if the number of that finish or size is unknown:
 * another one would order the wrong product.
 */
export function numberInFinish(
  { kind, sizes, finishes, partNumber, finishPartNumbers = {} }: Numbered,
  slug: string | undefined,
  sizeInches?: number | undefined,
): string | undefined {
  const isShown = slug === undefined || finishes.some((finish) => finish.slug === slug && finish.isShown)
  if (kind === 'fans') return hasNumber({ sizes }, sizeInches) ? partNumber : undefined
  return isShown ? partNumber : finishPartNumbers[slug]
}

/**
 * A product as an entry has it: its finish and size, a card's facts with only that size, "Model BE-5203" or "Part number WG-0838-AB",
 * and the address of its page with both choices.
 */
export function chosenIn(
  product: Numbered & Pick<Product, 'url' | 'facts' | 'bladeFinishes'>,
  entry: Pick<Entry, 'finish' | 'sizeInches'>,
) {
  const finish = chosenFinish(finishGroups(product), entry.finish)
  const size = chosenSize(product, entry.sizeInches)
  const number = numberInFinish(product, finish.slug, entry.sizeInches)
  const sizes = sizesText(product.sizes)
  return {
    finish,
    size,
    facts: product.facts.map((fact) => (size !== undefined && fact === sizes ? sizeText(size) : fact)),
    number: number && `${product.kind === 'fans' ? 'Model' : 'Part number'} ${number}`,
    address: product.url + withParameters('', { finish: finish.slug, size: size?.toString() }),
  }
}
