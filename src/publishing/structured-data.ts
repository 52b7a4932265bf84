import type {
  BreadcrumbList,
  CollectionPage,
  DayOfWeek,
  HomeGoodsStore,
  ItemPage,
  OpeningHoursSpecification,
  Product,
  Thing,
  WebSite,
} from 'schema-dts'
import { paths } from '../catalogue/paths.ts'
import {
  type DayHours,
  type OpeningPlan,
  openingPlan,
  weekOf,
} from '../catalogue/rules/hours/opening-plan.ts'
import type { Store } from '../catalogue/schema/store.ts'
import type { Link } from '../catalogue/views/link.ts'
import type { ProductList } from '../catalogue/views/product-list.ts'
import type { ProductPage } from '../catalogue/views/product-page.ts'
import { storeView, streetLine } from '../catalogue/views/store-view.ts'

const DAYS: readonly DayOfWeek[] = [
  'https://schema.org/Sunday',
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
]

const storeId = (site: URL): string => new URL('/#store', site).href

/** A closed day is from 00:00 to 00:00, as Google requires it. */
const CLOSED = ['00:00', '00:00'] as const

function openingHours(week: readonly DayHours[]): OpeningHoursSpecification[] {
  const days = Map.groupBy(DAYS, (_, day) => (week[day] ?? CLOSED).join())
  return [...days].map(([times, dayOfWeek]) => {
    const [opens = '', closes = ''] = times.split(',')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

function specialHours({ specialDays, seasons }: OpeningPlan): OpeningHoursSpecification[] {
  return [
    ...Object.entries(specialDays).map(([date, { hours }]): OpeningHoursSpecification => {
      const [opens, closes] = hours ?? CLOSED
      return { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens, closes }
    }),
    ...seasons.flatMap(({ from, to, week }) =>
      openingHours(week).map((row) => ({ ...row, validFrom: from, validThrough: to })),
    ),
  ]
}

/** Only these pages have all facts, as search engines need them once. */
const ABOUT_THE_STORE: readonly string[] = [paths.home, paths.contact]

/** @param path the page's: only some pages have all facts */
export function storeNode(store: Store, site: URL, path: string, today: Date): HomeGoodsStore {
  const { address } = store
  return {
    '@type': 'HomeGoodsStore',
    '@id': storeId(site),
    name: store.name,
    url: site.href,
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetLine(address),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(ABOUT_THE_STORE.includes(path) && {
      slogan: storeView(store, today).tagline,
      logo: new URL('/icon-512.png', site).href,
      email: store.email,
      // Closed days are left out (rule F12).
      openingHoursSpecification: openingHours(weekOf(store.hours)).filter(
        ({ closes }) => closes !== CLOSED[1],
      ),
      specialOpeningHoursSpecification: specialHours(openingPlan(store, today)),
      sameAs: Object.values(store.social).filter((url) => url !== undefined),
    }),
  }
}

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

export const jsonLd = (nodes: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
