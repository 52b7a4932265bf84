import { paths } from '../../paths.ts'
import type { Catalogue } from '../create-catalogue.ts'
import { mainCategory } from '../queries.ts'

/** A picture of a room, and the product in it where that is known and sold. */
export interface RoomView {
  picture: string
  product?: { title: string; url: string }
}

/** The room on a picture, by its path from the project's root. */
export function roomView({ rooms, fans, fixtures }: Catalogue, picture: string): RoomView {
  const name = rooms.scenes.find(({ imageUrl }) => imageUrl === picture)?.product
  const fan = fans.find(({ productUrl }) => productUrl === name)
  if (fan)
    return { picture, product: { title: fan.title, url: paths.fan(mainCategory(fan), fan.productUrl) } }
  const fixture = fixtures.find(({ productUrl }) => productUrl === name)
  if (!fixture) return { picture }
  const url = paths.fixture(mainCategory(fixture), fixture.productUrl)
  return { picture, product: { title: fixture.title, url } }
}
