import { paths } from '../../paths.ts'
import type { Catalogue } from '../create-catalogue.ts'
import { brandsWithFans, fansOfBrand } from '../queries.ts'

/** A maker with its screen on this site. */
export interface Maker {
  name: string
  url: string
  /** How many of its fans the catalog has. */
  count: number
}

/** The makers whose fans the catalog has, by name. */
export const makersHere = (catalogue: Catalogue): Maker[] =>
  brandsWithFans(catalogue)
    .map(({ name, nameReference }) => ({
      name,
      url: paths.brand(nameReference),
      count: fansOfBrand(catalogue, nameReference).length,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-US'))
