import type { FacetName } from '../../src/catalogue/views/facet-definitions.ts'
import { allFans, allFixtures, type FinderList } from '../../src/catalogue/views/finder-list.ts'
import type { Product } from '../../src/product-data/product-file.ts'
import { own } from '../own-catalogue/own-catalogue.ts'

const NO_FILES = { avifSet: '', src: '' }

const inBrowser = ({ products }: FinderList): Product[] =>
  products.map((product) => ({ ...product, picture: NO_FILES }))

const fanList = allFans(own)
const fixtureList = allFixtures(own)

/** The tests' own catalog as the tools in the browser have it. */
export const fans = inBrowser(fanList)
export const fixtures = inBrowser(fixtureList)

const offeredBy = ({ facets }: FinderList) =>
  new Map(facets.map(({ name, values }) => [name, values.map(({ value }) => value)]))

export const fanValues = offeredBy(fanList)
export const fixtureValues = offeredBy(fixtureList)

/** A product with little to say, for what a test is not about. */
export const aProduct = (given: Partial<Product> = {}): Product => ({
  kind: 'fan',
  productUrl: 'plain-52',
  url: '/ceiling-fans/traditional/plain-52',
  title: 'Plain 52',
  manufacturer: 'Plain & Sons',
  brand: 'plain-and-sons',
  picture: NO_FILES,
  facts: ['52 in.'],
  finishes: [],
  bladeFinishes: [],
  styles: [],
  categories: ['traditional'],
  facets: {},
  sizes: [52],
  ...given,
})

export const chosen = (values: Partial<Record<FacetName, string[]>>) => ({
  values: new Map(Object.entries(values) as [FacetName, string[]][]),
})

export const titles = (products: readonly Pick<Product, 'title'>[]) => products.map(({ title }) => title)
