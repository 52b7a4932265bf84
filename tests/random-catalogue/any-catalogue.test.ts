import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/catalogue/create-catalogue.ts'
import { KINDS } from '../../src/catalogue/kinds/product-kinds.ts'
import { categoryPages, productsEver } from '../../src/catalogue/queries.ts'
import { openNow } from '../../src/catalogue/rules/hours/open-now.ts'
import { openingPlan } from '../../src/catalogue/rules/hours/opening-plan.ts'
import { apiFiles } from '../../src/catalogue/views/api.ts'
import { categoryCards } from '../../src/catalogue/views/category-cards.ts'
import { finderLists } from '../../src/catalogue/views/finder-list.ts'
import { galleryView } from '../../src/catalogue/views/gallery-view.ts'
import { indexablePaths } from '../../src/catalogue/views/page-paths.ts'
import { listDescription, productListPages } from '../../src/catalogue/views/product-list.ts'
import { brandFanPage, categoryProductPage } from '../../src/catalogue/views/product-page.ts'
import { storeView } from '../../src/catalogue/views/store-view.ts'
import { storeNode } from '../../src/publishing/structured-data.ts'
import { recordsOf } from '../own-catalogue/records-of.ts'
import { anyCatalogue } from './any-catalogue.ts'
import { CATALOGUE_SEED as seed } from './catalogue-seed.ts'

const BUILT_ON = new Date('2026-11-22')

test('every accepted catalog is on every page and in the API', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyCatalogue, async (content) => {
      const catalogue = createCatalogue(recordsOf(content))
      const lists = KINDS.flatMap((kind) => productListPages(catalogue, kind))
      const pages = [
        ...KINDS.flatMap((kind) =>
          categoryPages(catalogue, kind).map(({ product, category }) =>
            categoryProductPage(catalogue, product, category),
          ),
        ),
        ...productsEver(catalogue, 'fans').map((fan) => brandFanPage(catalogue, fan)),
      ]
      const answers = await Promise.all(
        apiFiles(catalogue, async (picture) => `/${picture}`).map(({ answer }) => answer()),
      )
      const { store } = catalogue
      const sentences = [
        lists.map(listDescription),
        pages,
        answers,
        galleryView(catalogue),
        finderLists(catalogue),
        KINDS.map((kind) => categoryCards(catalogue, kind)),
        storeView(store, BUILT_ON),
        storeNode(store, new URL('https://www.example.com'), '/', BUILT_ON),
        openNow(openingPlan(store, BUILT_ON), '2026-11-23T10:00'),
      ]
      const paths = indexablePaths(catalogue)
      expect(new Set(paths).size).toBe(paths.length)
      expect(JSON.stringify(sentences)).not.toMatch(/undefined|NaN|\[object/)
      for (const { finishes } of pages) {
        for (const { options } of finishes.groups) {
          expect(new Set(options.map(({ slug }) => slug)).size).toBe(options.length)
          expect(options.every(({ slug }) => slug !== '')).toBe(true)
        }
      }
    }),
    { numRuns: 12, seed },
  )
})
