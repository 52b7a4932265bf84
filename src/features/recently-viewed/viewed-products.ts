import { save, savedValue } from '../../client/state.ts'

const MAX_VIEWED = 8

/** The `productUrl`s of recently viewed products, newest first. They never leave the device. */
export const viewedProducts = (): string[] => savedValue('seen')?.split(',') ?? []

export function addViewedProduct(productUrl: string): void {
  const others = viewedProducts().filter((name) => name !== productUrl)
  save({ seen: [productUrl, ...others].slice(0, MAX_VIEWED).join() })
}

export const clearViewedProducts = (): boolean => save({ seen: undefined })
