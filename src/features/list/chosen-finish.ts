import { PART_WORDS, partGroup } from '../../catalogue/rules/finish-parts.ts'
import type { FinishChoice, FinishOption } from '../../catalogue/views/finish-choice.ts'

/** A finish of a product as it is named and shown. */
export interface ChosenFinish {
  /** Its address, `graphite--walnut`; undefined for the one on the main picture. */
  slug: string | undefined
  /** "Satin Nickel", "Graphite body, Walnut blades" */
  label: string
  /** Of its dot, or of the body's and the blades'. */
  colours: string[]
  /** The key of its view on the product's page: "2", "0-3". */
  key: string
}

/** What there is to choose: the finish, or the body's and the blades'. */
export type FinishGroups = FinishChoice['groups']

/** The groups of a product of the site's data, which has the blades' finishes apart. */
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

/** The finish that a slug names, of this product's own; the one on its main picture when it names none of them. */
export const chosenFinish = (groups: FinishGroups, slug: string | undefined): ChosenFinish =>
  finishAt(groups, namedOptions(groups, slug) ?? shownOptions(groups))

/** The finish of a product's body alone, in which a rod is ordered: "Graphite". */
export function bodyFinish([body]: FinishGroups, slug: string | undefined): string | undefined {
  const options = body?.options ?? []
  const chosen = options.find((option) => option.slug === slug?.split('--')[0])
  return (chosen ?? options.find(({ isShown }) => isShown))?.label
}

/** The slug of a finish after another option was chosen in one of its groups. */
export function withOption(
  groups: FinishGroups,
  slug: string | undefined,
  group: number,
  option: number,
): string | undefined {
  const chosen = namedOptions(groups, slug) ?? shownOptions(groups)
  return finishAt(groups, chosen.with(group, option)).slug
}

/**
 * The picture of a finish, if it has its own; undefined if the main picture shows it or no picture does.
 *
 * @param key of the finish's view on the product's page: "2", "0-3"
 */
export function pictureOfFinish({ views }: Pick<FinishChoice, 'views'>, key: string): string | undefined {
  const main = views.find(({ isShown }) => isShown)?.picture
  const picture = views.find((view) => view.key === key)?.picture
  return picture === main ? undefined : picture
}
