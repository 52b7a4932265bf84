import { brandDetailsPath, brandListPath, detailsPath, listPath } from '../api-paths.ts'
import type { Catalogue } from '../create-catalogue.ts'
import { KIND_NAMES } from '../kinds/kind-names.ts'
import { KINDS, type ProductKind } from '../kinds/product-kinds.ts'
import { brandsWithFans, categoryPages, productsEver } from '../queries.ts'
import { apiAnswers } from './api-answers.ts'
import type { FileUrl } from './api-records.ts'

/** Named by the field that has the title of a category. */
const categoriesPath = (kind: ProductKind): string =>
  `get${KIND_NAMES[kind].categoryTitle.toLowerCase().replace(/y$/, 'ies')}`

interface ApiFile {
  /** What follows `/api/` in its address. */
  path: string
  answer: () => Promise<object>
}

/** Every answer of the API (rule F4), which is made when it is asked for. */
export function apiFiles(catalogue: Catalogue, fileUrl: FileUrl): ApiFile[] {
  const api = apiAnswers(catalogue, fileUrl)
  return [
    ...KINDS.flatMap((kind) => [
      { path: categoriesPath(kind), answer: () => api.categories(kind) },
      ...[...catalogue.categories[kind].keys()].map((category) => ({
        path: listPath(kind, category),
        answer: () => api.list(kind, category),
      })),
      ...categoryPages(catalogue, kind).map(({ category, product }) => ({
        path: detailsPath(kind, category, product.productUrl),
        answer: () => api.details(kind, category, product),
      })),
    ]),
    ...brandsWithFans(catalogue).map(({ nameReference }) => ({
      path: brandListPath(nameReference),
      answer: () => api.brandFans(nameReference),
    })),
    ...productsEver(catalogue, 'fans').map((fan) => ({
      path: brandDetailsPath(fan.manufacturerNameReference, fan.name),
      answer: () => api.brandFan(fan),
    })),
  ]
}
