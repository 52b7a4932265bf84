import type { Catalogue } from '../create-catalogue.ts'
import { countedProducts } from '../kinds/kind-words.ts'
import { paths } from '../paths.ts'
import { brandsWithFans, fansOfBrand } from '../queries.ts'
import type { BrandLink } from '../schema/brand-list.ts'

/** A name on a brand wall, which leads where its list says, and under it that maker's fans on this site. */
export interface BrandOnWall extends Pick<BrandLink, 'brand' | 'url' | 'navLink'> {
  fans?: { url: string; label: string } | undefined
}

/** A brand wall with what the catalog has of each maker. Makers with fans here that its list leaves out come last, by name. */
export function brandWall(catalogue: Catalogue, brands: readonly BrandLink[]): BrandOnWall[] {
  const here = new Map(
    brandsWithFans(catalogue).flatMap(({ name, nameReference }) => {
      const { length } = fansOfBrand(catalogue, nameReference)
      const fans = { url: paths.brand(nameReference), label: `${countedProducts(length, 'fans')} here` }
      return length > 0 ? [[name, fans] as const] : []
    }),
  )
  const listed = brands.map(({ brand, url, navLink }) => ({ brand, url, navLink, fans: here.get(brand) }))
  for (const { brand } of brands) here.delete(brand)
  const others = [...here].map(([brand, fans]) => ({ brand, url: fans.url, navLink: true, fans }))
  return [...listed, ...others.sort((a, b) => a.brand.localeCompare(b.brand, 'en-US'))]
}
