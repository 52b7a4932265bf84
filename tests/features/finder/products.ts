import type { FacetName } from '../../../src/catalogue/views/facet-names.ts'
import { allProducts, type FinderList } from '../../../src/catalogue/views/finder-list.ts'
import type { Meaning } from '../../../src/catalogue/views/search-file.ts'
import type { Product } from '../../../src/client/products.ts'
import type { Facets } from '../../../src/features/finder/choices.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const NO_FILES = { avifSet: '', src: '' }

const inBrowser = ({ products }: FinderList): Product[] =>
  products.map((product) => ({ ...product, picture: NO_FILES }))

const fanList = allProducts(own, 'fans')
const fixtureList = allProducts(own, 'fixtures')

/** The tests' own catalog as the tools in the browser have it. */
export const fans = inBrowser(fanList)
export const fixtures = inBrowser(fixtureList)

const offeredBy = ({ facets }: FinderList) =>
  new Map(facets.map(({ name, values }) => [name, values.map(({ value }) => value)]))

/** Facets as the form of a list has them. */
export const facetsWith = (
  values: Partial<Record<FacetName, readonly string[]>>,
  labels: Record<string, string> = {},
): Facets =>
  new Map(
    Object.entries(values).map(([name, own]) => [
      name as FacetName,
      {
        label: name.replace(/^./, (letter) => letter.toUpperCase()),
        values: new Map(own.map((value) => [value, labels[value] ?? value])),
      },
    ]),
  )

export const fanValues = offeredBy(fanList)
export const fixtureValues = offeredBy(fixtureList)

/** A minimal product, for facts that a test is not about. */
export const aProduct = (given: Partial<Product> = {}): Product => ({
  kind: 'fans',
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

const slugOf = (label: string) => label.toLowerCase().replaceAll(' ', '-')

export const aFinish = (label: string, isShown = false) => ({ label, slug: slugOf(label), isShown })

/** A word's meaning among the fans: a facet value. */
export const value = (name: FacetName, label: string, of = slugOf(label)): Meaning => ({
  kind: 'fans',
  is: 'value',
  facet: name,
  value: of,
  label,
})
