import { save, savedValue } from '../../client/state.ts'

const MAX_VIEWED = 8

type View = Pick<Window, 'localStorage' | 'location'>

/** The `productUrl`s of recently viewed products, newest first. They never leave the device. */
export const viewedProducts = (view: View = window): string[] => savedValue('seen', view)?.split(',') ?? []

export function addViewedProduct(view: View, productUrl: string): void {
  const others = viewedProducts(view).filter((name) => name !== productUrl)
  save({ seen: [productUrl, ...others].slice(0, MAX_VIEWED).join() }, view)
}

export const clearViewedProducts = (view: View = window): boolean => save({ seen: undefined }, view)
