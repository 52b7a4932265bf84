import type { Catalogue } from '../create-catalogue.ts'
import { paths } from '../paths.ts'
import { allFansEver, fanPlaces, fixturePlaces } from '../queries.ts'
import { indexablePaths } from './indexable-paths.ts'
import { fanListPages, fixtureListPages } from './list-pages.ts'

/** The address of every page, canonical or not; those that staff have written are not known here. */
export const everyPath = (catalogue: Catalogue): string[] => [
  ...new Set([
    ...indexablePaths(catalogue),
    paths.blog,
    paths.contactSuccessful,
    paths.contactError,
    ...[...fanListPages(catalogue), ...fixtureListPages(catalogue)].map(({ path }) => path),
    ...fanPlaces(catalogue).map(({ category, fan }) => paths.product('fans', category, fan.productUrl)),
    ...allFansEver(catalogue).map((fan) => paths.brandFan(fan.manufacturerNameReference, fan.name)),
    ...fixturePlaces(catalogue).map(({ category, fixture }) =>
      paths.product('fixtures', category, fixture.productUrl),
    ),
  ]),
]
