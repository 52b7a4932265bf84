import { brandDetailsPath, brandListPath, detailsPath, listPath } from '../api-paths.ts'
import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { KIND_NAMES, KINDS, type ProductKind } from '../kinds/product-kinds.ts'
import {
  brandsWithFans,
  categoryPages,
  fansOfBrand,
  getCategory,
  getManufacturer,
  productsEver,
  productsInCategory,
} from '../queries.ts'
import { RECORD_KINDS } from '../records.ts'
import type { Category } from '../schema/category.ts'
import type { Manufacturer } from '../schema/manufacturer.ts'

export type ApiRecord<Item extends Product> = {
  [Field in Exclude<keyof Item, 'kind' | 'formerAddresses'>]-?: Exclude<Item[Field], undefined> | null
}

/** The address of a picture, model or drawing, by its path in the project. */
export type FileUrl = (picture: string) => Promise<string>

/** Unknown lists, which are empty; any other unknown value is null. */
const EMPTY = { fans: { airflowRating: [], wattsOnHigh: [] }, fixtures: { finishPartNumbers: {} } } as const

const unknownFields = (kind: ProductKind) => ({
  ...Object.fromEntries(
    Object.keys(RECORD_KINDS[kind].schema.shape)
      .filter((name) => name !== '$schema')
      .map((name) => [name, null]),
  ),
  ...EMPTY[kind],
})

const all = <Item, Result>(items: Iterable<Item>, make: (item: Item) => Promise<Result>): Promise<Result[]> =>
  Promise.all([...items].map(make))

/** A product as the API gives it. Every field of rules F3 and S11 is in every record. */
export async function productRecord(product: Product, fileUrl: FileUrl) {
  const { imageUrl, modelUrl, outlineUrl, finishPictures, furtherPictures } = product
  const served = async <Picture extends { imageUrl: string }>({ imageUrl, ...rest }: Picture) => ({
    ...rest,
    imageUrl: await fileUrl(imageUrl),
  })
  const { kind, formerAddresses, ...fields } = { ...unknownFields(product.kind), ...product }
  return {
    ...fields,
    imageUrl: await fileUrl(imageUrl),
    modelUrl: modelUrl === undefined ? null : await fileUrl(modelUrl),
    outlineUrl: outlineUrl === undefined ? null : await fileUrl(outlineUrl),
    finishPictures: Array.isArray(finishPictures)
      ? await all(finishPictures, served)
      : Object.fromEntries(
          await all(
            Object.entries(finishPictures),
            async ([finish, path]) => [finish, await fileUrl(path)] as const,
          ),
        ),
    furtherPictures: await all(furtherPictures, served),
  }
}

/** Record of a category without its room, which the specification does not have. */
async function categoryRecord(
  { kind, name, title, categoryDescription, imageUrl }: Category,
  fileUrl: FileUrl,
) {
  return {
    name,
    [KIND_NAMES[kind].categoryTitle]: title,
    categoryDescription,
    imageUrl: imageUrl === undefined ? null : await fileUrl(imageUrl),
  }
}

const brandRecord = async (brand: Manufacturer, fileUrl: FileUrl) => ({
  ...brand,
  imageUrl: brand.imageUrl === undefined ? null : await fileUrl(brand.imageUrl),
})

export const categoriesPath = (kind: ProductKind): string =>
  `get${KIND_NAMES[kind].categoryTitle.toLowerCase().replace(/y$/, 'ies')}`

/** Every answer of the API (rule F4). In category answers, `…Description` fields are arrays of one; details hold one object. */
export function apiFiles(catalogue: Catalogue, fileUrl: FileUrl) {
  const record = (product: Product) => productRecord(product, fileUrl)
  const inCategory = async (kind: ProductKind, category: string, results: object) => ({
    [KIND_NAMES[kind].results]: results,
    [`${KIND_NAMES[kind].categoryTitle}Description`]: [
      await categoryRecord(getCategory(catalogue, kind, category), fileUrl),
    ],
  })
  const ofBrand = async (brand: string, results: object) => ({
    [KIND_NAMES.fans.results]: results,
    manufacturerDescription: await brandRecord(getManufacturer(catalogue, brand), fileUrl),
  })

  return [
    ...KINDS.flatMap((kind) => [
      {
        path: categoriesPath(kind),
        answer: () =>
          all(catalogue.categories[kind].values(), (category) => categoryRecord(category, fileUrl)),
      },
      ...[...catalogue.categories[kind].keys()].map((category) => ({
        path: listPath(kind, category),
        answer: async () =>
          inCategory(kind, category, await all(productsInCategory(catalogue, kind, category), record)),
      })),
      ...categoryPages(catalogue, kind).map(({ category, product }) => ({
        path: detailsPath(kind, category, product.productUrl),
        answer: async () => inCategory(kind, category, await record(product)),
      })),
    ]),
    ...brandsWithFans(catalogue).map(({ nameReference: brand }) => ({
      path: brandListPath(brand),
      answer: async () => ofBrand(brand, await all(fansOfBrand(catalogue, brand), record)),
    })),
    ...productsEver(catalogue, 'fans').map((fan) => ({
      path: brandDetailsPath(fan.manufacturerNameReference, fan.name),
      answer: async () => ofBrand(fan.manufacturerNameReference, await record(fan)),
    })),
  ]
}
