import { save, savedValue } from '../../client/state.ts'

/** As many as are worth going back to. */
const MAX_SEEN = 8

type View = Pick<Window, 'localStorage' | 'location'>

/** The `productUrl`s of the products last viewed on this device, newest first. They never leave it. */
export const seenProducts = (view: View = window): string[] => savedValue('seen', view)?.split(',') ?? []

/** Saves that a product was seen. */
export function addSeenProduct(view: View, productUrl: string): void {
  const others = seenProducts(view).filter((name) => name !== productUrl)
  save({ seen: [productUrl, ...others].slice(0, MAX_SEEN).join() }, view)
}

export const clearSeenProducts = (view: View = window): boolean => save({ seen: undefined }, view)
