import type { BreadcrumbList, CollectionPage, ItemPage, Product, Thing, WebSite } from 'schema-dts'
import type { Link } from '../../catalogue/views/link.ts'
import type { ProductList } from '../../catalogue/views/product-list.ts'
import type { ProductPage } from '../../catalogue/views/product-page.ts'
import { storeId } from './store-node.ts'

/** The whole site, on the home page. */
export const siteNode = (name: string, site: URL): WebSite => ({
  '@type': 'WebSite',
  '@id': new URL('/#website', site).href,
  name,
  url: site.href,
  publisher: { '@id': storeId(site) },
})

/** A page's breadcrumb, which ends with the page itself. */
export const breadcrumbNode = (trail: readonly Link[], current: Link, site: URL): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...trail, current].map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: new URL(url, site).href,
  })),
})

/** A page that lists others: a listing, category or brand. */
export const collectionNode = (
  { title, description, path }: Pick<ProductList, 'title' | 'description' | 'path'>,
  items: readonly { title: string; url: string }[],
  site: URL,
): CollectionPage => ({
  '@type': 'CollectionPage',
  name: title,
  description,
  url: new URL(path, site).href,
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ title: name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(url, site).href,
    })),
  },
})

/** A product, without price, stock or ratings, which the site doesn't have. */
export function productNode(product: ProductPage, images: readonly string[], site: URL): ItemPage {
  const { title, description, manufacturer, partNumber, canonicalPath, finishes, trail } = product
  const category = trail.at(-1)?.label
  return {
    '@type': 'ItemPage',
    url: new URL(canonicalPath, site).href,
    name: title,
    mainEntity: {
      '@type': 'Product',
      name: title,
      description,
      brand: { '@type': 'Brand', name: manufacturer.name },
      image: images.map((image) => new URL(image, site).href),
      url: new URL(canonicalPath, site).href,
      color: finishes.groups.flatMap(({ options }) => options.map(({ label }) => label)).join(', '),
      ...(category && ({ category } satisfies Partial<Product>)),
      ...(partNumber && ({ mpn: partNumber } satisfies Partial<Product>)),
    },
  }
}

/** A page's graph, safe inside a script element. */
export const jsonLd = (nodes: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
