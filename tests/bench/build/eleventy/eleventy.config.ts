/**
 * What `npm run measure -- build` compares with: Eleventy makes the product pages, the lists, the answers of the API, the finding
 * data, codes, line drawings and the sitemap from the same content, read, checked and put into words by the same code, with plain
 * Nunjucks templates. It encodes, bundles and hydrates nothing, and its pictures' addresses are made up. Run in the folder of the
 * measured project.
 */
import { readFile } from 'node:fs/promises'
import type { Thing } from 'schema-dts'
import { createCatalogue } from '../../../../src/catalogue/create-catalogue.ts'
import { KINDS } from '../../../../src/catalogue/kinds/product-kinds.ts'
import { codeFilePath, outlineFilePath } from '../../../../src/catalogue/paths.ts'
import { categoryPages, productsEver } from '../../../../src/catalogue/queries.ts'
import type { CatalogueRecords } from '../../../../src/catalogue/records.ts'
import { apiFiles } from '../../../../src/catalogue/views/api-files.ts'
import { indexablePaths } from '../../../../src/catalogue/views/indexable-paths.ts'
import { productListPages } from '../../../../src/catalogue/views/list-pages.ts'
import { mainPath } from '../../../../src/catalogue/views/main-path.ts'
import { metaDescription } from '../../../../src/catalogue/views/meta-description.ts'
import type { ProductList } from '../../../../src/catalogue/views/product-list.ts'
import {
  brandFanPage,
  categoryProductPage,
  type ProductPage,
} from '../../../../src/catalogue/views/product-page.ts'
import { storeView } from '../../../../src/catalogue/views/store-view.ts'
import { measureDrawing } from '../../../../src/drawing/outline/measure-drawing.ts'
import { qrSvg } from '../../../../src/drawing/qr-svg.ts'
import { ariaCurrent, NAVIGATION_LINKS } from '../../../../src/features/menu/navigation-links.ts'
import { createServedFiles } from '../../../../src/publishing/product-files/create-served-files.ts'
import { socialImageUrl } from '../../../../src/publishing/social/social-image-url.ts'
import {
  breadcrumbNode,
  collectionNode,
  jsonLd,
  productNode,
} from '../../../../src/publishing/structured-data/page-nodes.ts'
import { storeNode } from '../../../../src/publishing/structured-data/store-node.ts'
import { readContent } from '../../../../src/staff/check-content/read-content.ts'

interface Eleventy {
  addGlobalData: (name: string, value: unknown) => void
  addFilter: (name: string, filter: (value: never, argument: never) => unknown) => void
}

const SITE = new URL('https://www.example.com')

const fileOf = (picture: string, ending: string) =>
  `/_astro/${picture.replace(/^.*\/|\.\w+$/g, '')}.xP_pDVeu_20pm2F.${ending}`
const fileSet = (picture: string, ending: string, widths: readonly number[]) =>
  widths.map((width) => `${fileOf(picture, ending)} ${width}w`).join(', ')

const { records } = await readContent('.')
const catalogue = createCatalogue(records as CatalogueRecords)
const answers = await Promise.all(
  apiFiles(catalogue, async (picture) => fileOf(picture, 'jpg')).map(async ({ path, answer }) => ({
    path: `api/${path}`,
    text: JSON.stringify(await answer()),
  })),
)
const { dataFiles, allProductFiles } = createServedFiles(catalogue, async (picture) => ({
  avifSet: fileSet(picture, 'avif', [320, 560]),
  src: fileOf(picture, 'jpg'),
}))
const data = (await dataFiles()).map(({ address, text }) => ({ path: address.slice(1), text }))

const shown = KINDS.flatMap((kind) => [...productsEver(catalogue, kind)])
const codes = shown.map((product) => ({
  path: codeFilePath(mainPath(product)).slice(1),
  text: qrSvg(new URL(mainPath(product), SITE).href),
}))
const drawings = await Promise.all(
  shown.flatMap((product) => {
    const { outlineUrl, productUrl } = product
    if (!outlineUrl) return []
    return (async () => ({
      path: outlineFilePath(productUrl).slice(1),
      text: JSON.stringify(await measureDrawing(await readFile(outlineUrl, 'utf8'), product)),
    }))()
  }),
)

type Page = ProductPage | ProductList

/** What the layout prints of a page, from the same functions as on the site. */
const page = (view: Page, canonicalPath: string, picture: string, node: Thing) => ({
  ...view,
  head: {
    title: `${catalogue.store.name} : ${view.title}`,
    description: metaDescription(view.description),
    image: new URL(socialImageUrl(picture), SITE).href,
  },
  canonical: new URL(canonicalPath, SITE).href,
  data: jsonLd([
    storeNode(catalogue.store, SITE, view.path),
    node,
    breadcrumbNode(view.trail, { label: 'name' in view ? view.name : view.title, url: view.path }, SITE),
  ]),
})

const product = (view: ProductPage) => {
  const pictures = [fileOf(view.picture, 'jpg'), socialImageUrl(view.picture)]
  return page(view, view.canonicalPath, view.picture, productNode(view, pictures, SITE))
}

const list = (view: ProductList) => {
  const picture = view.picture ?? view.cards[0]?.picture ?? ''
  return page(view, view.path, picture, collectionNode(view, view.cards, SITE))
}

export default async function configure(eleventy: Eleventy) {
  const products = [
    ...KINDS.flatMap((kind) =>
      categoryPages(catalogue, kind).map(({ category, product }) =>
        categoryProductPage(catalogue, product, category),
      ),
    ),
    ...catalogue.fans.map((fan) => brandFanPage(catalogue, fan)),
  ]
  eleventy.addGlobalData('products', products.map(product))
  eleventy.addGlobalData('lists', KINDS.flatMap((kind) => productListPages(catalogue, kind)).map(list))
  eleventy.addGlobalData('textFiles', [...answers, ...data, ...codes, ...drawings])
  eleventy.addGlobalData('indexable', indexablePaths(catalogue))
  eleventy.addGlobalData('site', SITE.origin)
  eleventy.addGlobalData('productFiles', await allProductFiles())
  eleventy.addGlobalData('store', storeView(catalogue.store))
  eleventy.addGlobalData('navigation', NAVIGATION_LINKS)
  eleventy.addFilter('current', ariaCurrent)
  eleventy.addFilter('file', fileOf)
  eleventy.addFilter('avifSet', (picture: string, widths: number[]) => fileSet(picture, 'avif', widths))
}
