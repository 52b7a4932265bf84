import type { Catalogue } from '../create-catalogue.ts'
import { countedProducts, KINDS, type ProductKind } from '../kinds/product-kinds.ts'
import { listOfBrand, paths } from '../paths.ts'
import { brandsWithFans } from '../queries.ts'
import type { BrandLists } from '../schema/manufacturer.ts'

export type BrandOnWall = ReturnType<typeof brandWall>[number]

const KINDS_ON: Readonly<Record<keyof BrandLists, readonly ProductKind[]>> = {
  home: KINDS,
  ceilingFans: ['fans'],
  lightingFixtures: ['fixtures'],
}

/** Brands with fans that the list leaves out come last, by name, if the wall counts fans (rule F7). */
export function brandWall(catalogue: Catalogue, wall: keyof BrandLists) {
  const kinds = KINDS_ON[wall]
  const hereOf = (brand: string) =>
    kinds.flatMap((kind) => {
      const count = catalogue.byBrand[kind].get(brand)?.length
      return count
        ? [{ kind, url: listOfBrand(kind, brand), label: `See ${countedProducts(count, kind)}` }]
        : []
    })
  const references = new Map(
    [...catalogue.manufacturers.values()].map(({ name, nameReference }) => [name, nameReference]),
  )
  const listed = catalogue.brandLists[wall].map(({ brand, url, navLink }) => ({
    brand,
    url,
    navLink,
    here: hereOf(references.get(brand) ?? ''),
  }))
  const names = new Set(listed.map(({ brand }) => brand))
  const others = (kinds.includes('fans') ? brandsWithFans(catalogue) : [])
    .filter(({ name, nameReference }) => !names.has(name) && catalogue.byBrand.fans.has(nameReference))
    .map(({ name, nameReference }) => ({
      brand: name,
      url: paths.brand(nameReference),
      navLink: true,
      here: hereOf(nameReference),
    }))
  return [...listed, ...others.sort((a, b) => a.brand.localeCompare(b.brand, 'en-US'))]
}
