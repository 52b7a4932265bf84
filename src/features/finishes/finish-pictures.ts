import type { FinishOption } from '../../catalogue/views/finish-choice.ts'
import { loadOnce } from '../../client/load.ts'
import { type FinishFile, loadProductFile, type Product } from '../../client/products.ts'

/** A requested finish: a family as in addresses, or one finish by name. */
export type RequestedFinish = { family: string } | { finish: string }

/** Shows a product in one of the requested finishes, if it is sold in it. */
export type InFinish = (product: Product) => Product

const load = loadOnce((response): Promise<FinishFile> => response.json())

const shownOf = (options: readonly FinishOption[]): FinishOption | undefined =>
  options.find(({ isShown }) => isShown) ?? options[0]

/** Slugs of the requested finishes or pairs, nearest to the main picture first; none if the main picture shows one. */
function wantedSlugs(
  { finishes, bladeFinishes }: Product,
  isRequested: (label: string) => boolean,
): string[] {
  const [body, blades] = [shownOf(finishes), shownOf(bladeFinishes)]
  if ([body, blades].some((option) => option && isRequested(option.label))) return []
  const slugs = (options: readonly FinishOption[]) =>
    options.filter(({ label }) => isRequested(label)).map(({ slug }) => slug)
  if (!body || !blades) return slugs(finishes)
  const others = bladeFinishes.filter((option) => option !== blades)
  const bodies = finishes.filter((option) => option !== body)
  const wantedBodies = slugs(finishes)
  const wantedBlades = slugs(bladeFinishes)
  return [
    ...wantedBodies.map((slug) => `${slug}--${blades.slug}`),
    ...wantedBlades.map((slug) => `${body.slug}--${slug}`),
    ...wantedBodies.flatMap((slug) => others.map((other) => `${slug}--${other.slug}`)),
    ...wantedBlades.flatMap((slug) => bodies.map((other) => `${other.slug}--${slug}`)),
  ]
}

/** A product with the picture and address of a requested finish; unchanged if its main picture shows it, or it isn't sold in it. */
function inFinish(product: Product, labels: ReadonlySet<string>, pictures: FinishFile[string]): Product {
  const wanted = wantedSlugs(product, (label) => labels.has(label))
  const finish = wanted.find((slug) => pictures[slug]) ?? wanted[0]
  if (!finish) return product
  const picture = pictures[finish]
  return { ...product, finish, url: `${product.url}?finish=${finish}`, ...(picture && { picture }) }
}

/** Returns how to show products in the requested finishes. Fetches only the pictures of those. */
export async function showInFinishes(
  address: string,
  finishes: readonly RequestedFinish[],
): Promise<InFinish> {
  const { finishFiles } = await loadProductFile(address)
  const labels = new Set<string>()
  const addresses = new Set<string>()
  for (const one of finishes) {
    for (const [family, [pictures, own]] of Object.entries(finishFiles)) {
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
