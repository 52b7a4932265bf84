import type { Catalogue } from '../create-catalogue.ts'
import { KIND_NAMES } from '../kinds/kind-names.ts'
import type { Category, Product } from '../kinds/product.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { fansOfBrand, getCategory, getManufacturer, productsInCategory } from '../queries.ts'
import type { Fan } from '../schema/fan.ts'
import { type FileUrl, productRecord, withPictureUrl } from './api-records.ts'

const all = <Item, Result>(items: Iterable<Item>, make: (item: Item) => Promise<Result>): Promise<Result[]> =>
  Promise.all([...items].map(make))

/**
 * The answers of the GET endpoints (rule F4). Fields named `…Description` of category answers are
 * arrays of one; details hold one object.
 */
export function apiAnswers(catalogue: Catalogue, fileUrl: FileUrl) {
  const record = (product: Product) => productRecord(product, fileUrl)
  const inCategory = async (kind: ProductKind, category: string, results: object) => ({
    [KIND_NAMES[kind].results]: results,
    [`${KIND_NAMES[kind].categoryTitle}Description`]: [
      await withPictureUrl(getCategory(catalogue, kind, category), fileUrl),
    ],
  })
  const ofBrand = async (brand: string, results: object) => ({
    [KIND_NAMES.fans.results]: results,
    manufacturerDescription: await withPictureUrl(getManufacturer(catalogue, brand), fileUrl),
  })

  return {
    categories: (kind: ProductKind) =>
      all<Category, object>(catalogue.categories[kind].values(), (category) =>
        withPictureUrl(category, fileUrl),
      ),
    list: async (kind: ProductKind, category: string) =>
      inCategory(
        kind,
        category,
        await all<Product, object>(productsInCategory(catalogue, kind, category), record),
      ),
    details: async (kind: ProductKind, category: string, product: Product) =>
      inCategory(kind, category, await record(product)),
    brandFans: async (brand: string) => ofBrand(brand, await all(fansOfBrand(catalogue, brand), record)),
    brandFan: async (fan: Fan) => ofBrand(fan.manufacturerNameReference, await record(fan)),
  }
}
