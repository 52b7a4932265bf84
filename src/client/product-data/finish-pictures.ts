import type { FinishOption } from '../../catalogue/views/finish-choice.ts'
import { loadOnce } from './load-once.ts'
import { loadFinishFiles } from './load-products.ts'
import type { FinishFile, Product } from './product-file.ts'

/** What a shopper asks for: a family of finishes as addresses name it, or one finish by its name. */
export type AskedFinish = { family: string } | { finish: string }

/** A product as it is, or in one of the finishes that are asked for. */
export type InFinish = (product: Product) => Product

const load = loadOnce((response): Promise<FinishFile> => response.json())

const shownOf = (options: readonly FinishOption[]): FinishOption | undefined =>
  options.find(({ isShown }) => isShown) ?? options[0]

/** The slugs of the pairs, or finishes, that are asked for, the nearest to what is shown first; none where it is shown already. */
function wantedSlugs({ finishes, bladeFinishes }: Product, isAsked: (label: string) => boolean): string[] {
  const [body, blades] = [shownOf(finishes), shownOf(bladeFinishes)]
  if ([body, blades].some((option) => option && isAsked(option.label))) return []
  const slugs = (options: readonly FinishOption[]) =>
    options.filter(({ label }) => isAsked(label)).map(({ slug }) => slug)
  if (!body || !blades) return slugs(finishes)
  const others = bladeFinishes.filter((option) => option !== blades)
  const bodies = finishes.filter((option) => option !== body)
  const askedBodies = slugs(finishes)
  const askedBlades = slugs(bladeFinishes)
  return [
    ...askedBodies.map((slug) => `${slug}--${blades.slug}`),
    ...askedBlades.map((slug) => `${body.slug}--${slug}`),
    ...askedBodies.flatMap((slug) => others.map((other) => `${slug}--${other.slug}`)),
    ...askedBlades.flatMap((slug) => bodies.map((other) => `${other.slug}--${slug}`)),
  ]
}

/**
 * A product in the finish that is asked for: its picture, and a page that opens with it. As it is where its picture shows that
 * finish, or where it is not sold in it.
 *
 * @param pictures of its further finishes, by slug; without one the main picture stays
 */
function inFinish(product: Product, labels: ReadonlySet<string>, pictures: FinishFile[string]): Product {
  const wanted = wantedSlugs(product, (label) => labels.has(label))
  const finish = wanted.find((slug) => pictures[slug]) ?? wanted[0]
  if (!finish) return product
  const picture = pictures[finish]
  return { ...product, finish, url: `${product.url}?finish=${finish}`, ...(picture && { picture }) }
}

/**
 * How products are shown to a shopper who asks for some finishes; only the pictures of those are fetched.
 *
 * @param address of the file of a list's products
 * @throws Error when a file cannot be had; the next call asks again
 */
export async function showInFinishes(address: string, finishes: readonly AskedFinish[]): Promise<InFinish> {
  const files = await loadFinishFiles(address)
  const labels = new Set<string>()
  const addresses = new Set<string>()
  for (const one of finishes) {
    for (const [family, [pictures, own]] of Object.entries(files)) {
      if ('family' in one ? family !== one.family : !own.includes(one.finish)) continue
      addresses.add(pictures)
      for (const label of 'family' in one ? own : [one.finish]) labels.add(label)
    }
  }
  const loaded = await Promise.all([...addresses].map(load))
  const picturesOf = ({ productUrl }: Product) =>
    Object.assign({}, ...loaded.map((file) => file[productUrl])) as FinishFile[string]
  return (product) => inFinish(product, labels, picturesOf(product))
}
