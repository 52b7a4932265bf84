import { useEffect, useState } from 'react'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { loadProducts } from '../../product-data/load-products.ts'
import type { Product } from '../../product-data/product-file.ts'
import { roomFilter } from '../room-filter.ts'

/** How many of some fans fit a room, as a sentence; undefined for a room of which nothing is known. */
export function fitCountText(fans: readonly Product[], room: Room): string | undefined {
  const filter = roomFilter(room)
  if (!filter) return undefined
  const count = fans.filter((fan) => filter.groupOf(fan) !== undefined).length
  if (count === 0) return `None of our ${fans.length} fans fits: ask us.`
  return count === 1 ? `1 of our ${fans.length} fans fits.` : `${count} of our ${fans.length} fans fit.`
}

/** The same for all fans of the store, which are fetched once a room is given; undefined until they are there. */
export function useFitCount(room: Room): string | undefined {
  const [fans, setFans] = useState<readonly Product[]>()
  const isAsked = roomFilter(room) !== undefined
  useEffect(() => {
    // If they cannot be fetched, the sentence has its advice and no count.
    if (isAsked) loadProducts('fans').then(setFans, () => undefined)
  }, [isAsked])
  return fans && fitCountText(fans, room)
}
